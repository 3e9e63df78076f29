import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { Account } from '../accounts/accounts.contract.ts';
import { booksKey } from './books-client.ts';

/** The button that closes an account of the agency's own, or opens it again. It says why. */
export function AccountState({ code, open }: Pick<Account, 'code' | 'open'>) {
  const me = useMe();
  const label = open ? m.office_books_account_close() : m.office_books_account_open();
  return (
    <MayButton
      refused={needsPermission(me, 'books.write')}
      variant="default"
      onClick={() =>
        askText(label, {
          label: m.office_order_reason(),
          least: 3,
          most: 500,
          confirm: label,
          told: open ? m.office_books_account_is_closed() : m.office_books_account_is_open(),
          changes: booksKey,
          act: (reason: string) =>
            open
              ? write('POST /accounts/{code}/close', { code, reason })
              : write('POST /accounts/{code}/open', { code, reason }),
        })
      }
    >
      {label}
    </MayButton>
  );
}
