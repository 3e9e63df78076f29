import { Textarea, TextInput } from '@mantine/core';
import { m } from '#messages/messages.js';
import type { SettingsForm } from './settings-form.ts';

interface BothFieldProps {
  form: SettingsForm;
  /** The path in the settings, without the language: `agency.name`. */
  path: string;
  label: string;
  long?: boolean;
}

export function BothField({ form, path, label, long = false }: BothFieldProps) {
  const Field = long ? Textarea : TextInput;
  const look = long ? { autosize: true, minRows: 2 } : {};
  return (
    <div className="of-both">
      <Field
        label={`${label} (${m.office_english()})`}
        lang="en"
        {...look}
        {...form.getInputProps(`${path}.en`)}
        key={form.key(`${path}.en`)}
      />
      <Field
        label={`${label} (${m.office_bangla()})`}
        lang="bn"
        {...look}
        {...form.getInputProps(`${path}.bn`)}
        key={form.key(`${path}.bn`)}
      />
    </div>
  );
}
