import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { EnquiryForm } from '#features/enquiries/dashboard/enquiry-form.tsx';
import { m } from '#messages/messages.js';
import type { CustomerCard } from '../customers.contract.ts';
import { customersKey } from './customers-client.ts';

/** Notes about the person, latest first. */
export function CustomerNotes({
  card: { id, notes },
  refused,
}: {
  card: CustomerCard;
  refused: RefusalReason;
}) {
  const [text, setText] = useState('');
  async function add() {
    if (refused !== undefined || text.trim() === '') {
      return;
    }
    if (
      await runMutation([customersKey], m.inbox_notify_note(), () =>
        write('POST /customers/{id}/notes', { id, text }),
      )
    ) {
      setText('');
    }
  }
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
      <EnquiryForm onSend={() => void add()}>
        <Textarea
          label={m.inbox_note_label()}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={4_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <MayButton refused={refused} variant="default" onClick={() => void add()}>
            {m.inbox_note_save()}
          </MayButton>
        </div>
      </EnquiryForm>
    </section>
  );
}
