import { Textarea } from '@mantine/core';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { newNote } from '../enquiries.contract.ts';
import { draftName } from './draft-name.ts';
import { inboxKey, type Send } from './inbox-client.ts';

/** An internal note. */
export function NoteForm({ id, refused, send }: { id: string; refused: RefusalReason; send: Send }) {
  const form = useOfficeForm({
    start: { text: '' },
    draft: { name: draftName('note', id), isSaid: true },
    schema: newNote,
    request: (typed) => typed,
    send: (note) => send('POST /enquiries/{id}/notes', { id, ...note }),
    changes: [inboxKey],
    told: m.inbox_notify_note(),
    after: (_, { reset }) => reset(),
  });
  return (
    <FormFrame form={form} className="enq-form">
      <Textarea
        label={m.inbox_note_label()}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4_000}
        {...form.field('text')}
      />
      <FormError form={form} />
      <div className="enq-form-end">
        <MayButton type="submit" refused={refused} color="marigold.5" loading={form.isPending}>
          {m.inbox_note_save()}
        </MayButton>
      </div>
    </FormFrame>
  );
}
