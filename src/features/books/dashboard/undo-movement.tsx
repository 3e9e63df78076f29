import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { booksKey } from './books-client.ts';

interface UndoMovementProps {
  readonly id: string;
  readonly kind: string;
  /** What it is, in a few words. */
  readonly about: string;
}

/** The button that undoes a transfer, an expense or a supplier's payment by an opposite entry, which says why. */
export function UndoMovement({ id, kind, about }: UndoMovementProps) {
  const me = useMe();
  const send = (reason: string) =>
    kind === 'transfer'
      ? write('POST /transfers/{id}/undo', { id, reason })
      : kind === 'expense'
        ? write('POST /expenses/{id}/undo', { id, reason })
        : write('POST /supplier-payments/{id}/undo', { id, reason });
  return (
    <MayButton
      refused={needsPermission(me, 'books.write')}
      variant="subtle"
      size="compact-sm"
      aria-label={m.office_books_undo_of({ what: about })}
      onClick={() =>
        askText(m.office_books_undo_of({ what: about }), {
          label: m.office_order_reason(),
          least: 3,
          most: 500,
          confirm: m.office_undo(),
          told: m.office_books_notify_undone(),
          changes: booksKey,
          act: send,
        })
      }
    >
      {m.office_undo()}
    </MayButton>
  );
}
