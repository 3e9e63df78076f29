import { Button } from '@mantine/core';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { SettingsForm } from './settings-form.ts';

interface SettingsSaveProps {
  readonly form: SettingsForm;
  readonly refused: RefusalReason;
  readonly isPending: boolean;
}

/** Saving stays in sight as soon as something is changed, wherever in the form one is. */
export function SettingsSave({ form, refused, isPending }: SettingsSaveProps) {
  return form.isDirty() ? (
    <section className="of-settings-save" aria-label={m.office_settings_unsaved()}>
      <strong>{m.office_settings_unsaved()}</strong>
      <Button variant="default" onClick={() => form.reset()}>
        {m.office_settings_discard()}
      </Button>
      <MayButton refused={refused} color="marigold.5" loading={isPending} type="submit">
        {m.office_save()}
      </MayButton>
    </section>
  ) : null;
}
