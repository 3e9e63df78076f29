import { z } from 'zod';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dayAndTime } from '#platform/format/dates.ts';
import type { Samples } from '../samples.contract.ts';

/** The dialog that brings samples back. */
export function RestoreSamplesForm({ removed }: { readonly removed: NonNullable<Samples['removed']> }) {
  const form = useOfficeForm({
    start: {},
    schema: z.strictObject({}),
    request: () => ({}),
    send: () => write('POST /samples/restore', {}),
    changes: [],
    told: m.office_samples_back(),
  });
  return (
    <DialogForm form={form} waits send={m.office_samples_restore_go()}>
      <p>{m.office_samples_restore_text({ day: dayAndTime(new Date(removed.at), officeLanguage()) })}</p>
    </DialogForm>
  );
}
