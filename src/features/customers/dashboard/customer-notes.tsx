import { Textarea } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { FormError } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { EnquiryForm } from '#features/enquiries/dashboard/enquiry-form.tsx';
import { m } from '#messages/messages.js';
import { type CustomerCard, noteInput } from '../customers.contract.ts';
import { customersKey } from './customers-client.ts';

/** Notes about the person, latest first. */
export function CustomerNotes({
  card: { id, notes },
  refused,
}: {
  card: CustomerCard;
  refused: RefusalReason;
}) {
  const form = useOfficeForm({
    start: { text: '' },
    schema: noteInput.omit({ id: true }),
    request: (typed) => typed,
    check: (): Errors => (refused === undefined ? {} : { text: refused }),
    send: (note) => write('POST /customers/{id}/notes', { id, ...note }),
    changes: [customersKey],
    told: m.inbox_notify_note(),
    after: (_, { reset }) => reset(),
  });
  return (
    <section className="of-panel" aria-labelledby="cus-notes">
      <h2 id="cus-notes">{m.inbox_customer_notes()}</h2>
      <ul className="cus-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <span className="of-dim">
              {note.author} · <Moment at={note.at} />
            </span>
          </li>
        ))}
      </ul>
      <EnquiryForm form={form}>
        <Textarea
          label={m.inbox_note_label()}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={4_000}
          {...form.field('text')}
        />
        <FormError form={form} />
        <div>
          <MayButton refused={refused} variant="default" loading={form.isPending} type="submit">
            {m.inbox_note_save()}
          </MayButton>
        </div>
      </EnquiryForm>
    </section>
  );
}
