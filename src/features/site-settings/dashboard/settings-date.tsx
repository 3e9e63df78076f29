import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import type { SettingsForm } from './settings-form.ts';

interface SettingsDateProps {
  form: SettingsForm;
  /** The path in the settings: `notices.0.from`. */
  path: string;
  label: string;
}

/** A date of the settings; an invalid one is empty and reported by the form. */
export function SettingsDate({ form, path, label }: SettingsDateProps) {
  const { value, error, onChange } = form.getInputProps(path);
  return <DateInput label={label} value={value} error={error} onChange={(next = '') => onChange(next)} />;
}
