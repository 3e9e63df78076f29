import { Textarea } from '@mantine/core';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { newNote } from '../enquiries.contract.ts';
import { inboxKey, type Send } from './inbox-client.ts';
import { useStoredDraft } from './stored-draft.ts';

/** An internal note. */
export function NoteForm({ id, refused, send }: { id: string; refused: RefusalReason; send: Send }) {
  const [draft, keep] = useStoredDraft(`note:${id}`);
  const form = useOfficeForm({
    start: { text: draft.body ?? '' },
    schema: newNote,
    request: (typed) => typed,
    onChange: ({ text }) => keep({ body: text }),
    send: (note) => send('POST /enquiries/{id}/notes', { id, ...note }),
    changes: [inboxKey],
    told: m.inbox_notify_note(),
    after: (_, { setValues }) => {
      setValues({ text: '' });
      keep({});
    },
  });
  return (
    <FormFrame form={form} data-kept className="enq-form">
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
