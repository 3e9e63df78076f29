import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Change } from './inbox-client.ts';
import { useStoredDraft } from './stored-draft.ts';

/** An internal note. */
export function NoteForm({ id, refused, change }: { id: string; refused: RefusalReason; change: Change }) {
  const [draft, keep] = useStoredDraft(`note:${id}`);
  const [isPending, setPending] = useState(false);
  const text = draft.body ?? '';
  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '' || isPending || refused !== undefined) {
      return;
    }
    setPending(true);
    if (await change('POST /enquiries/{id}/notes', { id, text }, m.inbox_notify_note())) {
      keep({});
    }
    setPending(false);
  }
  return (
    <form data-kept className="enq-form" onSubmit={save}>
      <Textarea
        label={m.inbox_note_label()}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4_000}
        value={text}
        onChange={(event) => keep({ body: event.currentTarget.value })}
      />
      <div className="enq-form-end">
        <MayButton refused={refused} color="marigold.5" loading={isPending} onClick={() => void save()}>
          {m.inbox_note_save()}
        </MayButton>
      </div>
    </form>
  );
}
