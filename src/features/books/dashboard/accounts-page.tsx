import { Button } from '@mantine/core';
import { ArrowRightLeft, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { Account } from '../accounts/accounts.contract.ts';
import { openNewAccount } from './account-form.tsx';
import { useAccounts } from './books-client.ts';
import { openTransfer } from './transfer-form.tsx';
import './books.css';

/** The groups of the page, in their order; money that one has stands first. */
const groups: ReadonlyArray<{
  readonly title: () => string;
  readonly kinds: readonly Account['kind'][];
  /** How sums are shown: what is owed and earned stands below nothing in the ledger. */
  readonly sign: 1 | -1;
}> = [
  { title: m.office_books_group_money, kinds: ['money'], sign: 1 },
  { title: m.office_books_group_clearing, kinds: ['clearing'], sign: 1 },
  { title: m.office_books_group_receivable, kinds: ['receivable'], sign: 1 },
  { title: m.office_books_group_payable, kinds: ['payable'], sign: -1 },
  { title: m.office_books_group_income, kinds: ['income'], sign: -1 },
  { title: m.office_books_group_expense, kinds: ['expense'], sign: 1 },
  { title: m.office_books_group_equity, kinds: ['equity'], sign: -1 },
];

/** /dashboard/accounts: what is in each account; a click leads to its entries. */
export default function AccountsPage() {
  const me = useMe();
  const refused = needsPermission(me, 'books.write');
  const { data, error, refetch } = useAccounts();
  return (
    <PageFrame
      title={m.office_books_accounts()}
      text={m.office_books_accounts_text()}
      actions={
        <>
          <Button component={Link} to="/dashboard/accounts/opening" variant="default">
            {m.office_opening_title()}
          </Button>
          <MayButton
            refused={refused}
            variant="default"
            leftSection={<Icon of={Plus} />}
            onClick={openNewAccount}
          >
            {m.office_books_account_new()}
          </MayButton>
          <MayButton
            refused={refused}
            leftSection={<Icon of={ArrowRightLeft} />}
            loading={data === undefined}
            onClick={() => data && openTransfer({ accounts: data })}
          >
            {m.office_books_transfer()}
          </MayButton>
        </>
      }
    >
      {data === undefined ? (
        <div className="of-list-sheet">
          {error === null ? (
            <RowsWaiting columns={3} />
          ) : (
            <ListError cause={error} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <div className="bk-groups">
          {groups.map((group) => (
            <Group key={group.title()} {...group} accounts={data} />
          ))}
        </div>
      )}
    </PageFrame>
  );
}

function Group({ title, kinds, sign, accounts }: (typeof groups)[number] & { accounts: readonly Account[] }) {
  const rows = accounts.filter(({ kind }) => kinds.includes(kind));
  const total = rows.reduce((sum, { balance }) => sum + balance * sign, 0);
  return (
    <section className="of-panel bk-group">
      <h2>
        {title()} <span className="num">{formatTaka(total)}</span>
      </h2>
      <ul>
        {rows.map(({ code, name, number, balance, open }) => (
          <li key={code}>
            <Link to={`/dashboard/accounts/${code}`}>
              <span>
                {name[officeLanguage()]}{' '}
                <small className="of-dim num">
                  {[code, number, open ? '' : m.office_books_account_closed()]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
              </span>
              <b className="num" data-nil={balance === 0 || undefined}>
                {formatTaka(balance * sign + 0)}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
