import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { accounts as accountsData, parentCode } from '#features/ledger/accounts.data.ts';
import { transferMethods } from '#features/money/money.rules.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ReconciliationPart } from '#features/reconciliation/dashboard/reconciliation-part.tsx';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Account, AccountEntries } from '../accounts/accounts.contract.ts';
import { AccountState } from './account-state.tsx';
import { booksKey, useAccounts } from './books-client.ts';
import { PeriodFields, usePeriod } from './period-fields.tsx';
import { openTransfer } from './transfer-form.tsx';
import { UndoMovement } from './undo-movement.tsx';
import '#dashboard/table/sums-table.css';
import './books.css';

/** /dashboard/accounts/:code: what moved on an account in a period, with what was in it after each: the cash book, the bank book. */
export default function AccountPage() {
  const { code = '' } = useParams();
  const me = useMe();
  const period = usePeriod();
  const { query, set } = useAddressQuery();
  const view = query.get('view') === 'reconciliation' ? 'reconciliation' : 'entries';
  const { data, error, refetch } = useQuery({
    queryKey: [...booksKey, 'account', code, period],
    queryFn: ({ signal }) => read('GET /accounts/{code}', { code, ...period }, signal),
  });
  const accounts = useAccounts().data;
  const account = data?.account;
  return (
    <PageFrame
      title={account?.name[officeLanguage()] ?? m.office_books_account()}
      text={
        <>
          <Link to="/dashboard/accounts">{m.office_books_accounts()}</Link> ·{' '}
          <span className="num">{[code, account?.number].filter((part) => part).join(' · ')}</span>
        </>
      }
      actions={
        <>
          <MayButton
            refused={undefined}
            variant="default"
            leftSection={<Icon of={Printer} />}
            onClick={() => window.print()}
          >
            {m.office_books_print()}
          </MayButton>
          {account?.code.includes('-') && <AccountState {...account} />}
          {account?.open === true && (account.kind === 'money' || account.kind === 'clearing') && (
            <MayButton
              refused={needsPermission(me, 'books.write')}
              leftSection={<Icon of={ArrowRightLeft} />}
              loading={accounts === undefined}
              onClick={() => accounts && openTransfer({ accounts, from: code })}
            >
              {m.office_books_transfer()}
            </MayButton>
          )}
        </>
      }
    >
      <div className="of-list">
        {isReconciled(account) && (
          <Views view={view} onChoose={(next) => set({ view: next }, { replace: true })} />
        )}
        {isReconciled(account) && view === 'reconciliation' && accounts !== undefined ? (
          <ReconciliationPart code={code} accounts={accounts} />
        ) : (
          <>
            <PeriodFields from={data?.from ?? period.from} to={data?.to ?? period.to} />
            {data === undefined || accounts === undefined ? (
              <div className="of-list-sheet">
                {error === null ? (
                  <RowsWaiting columns={5} />
                ) : (
                  <ListError cause={error} onRetry={() => void refetch()} />
                )}
              </div>
            ) : (
              <Entries of={data} accounts={accounts} />
            )}
          </>
        )}
      </div>
    </PageFrame>
  );
}

/** Banks and wallets send statements; tills and the safe are counted. */
const isReconciled = (account: Account | undefined) =>
  account !== undefined &&
  transferMethods.some((method) => accountsData[method].code === parentCode(account.code));

const views = { entries: m.office_recon_entries, reconciliation: m.office_recon } as const;

/** The two sides of the page: what moved, and what the bank says to it. */
const Views = ({ view, onChoose }: { readonly view: string; readonly onChoose: (view: string) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room
  <div className="of-tabs" role="group" aria-label={m.office_books_account()}>
    {Object.entries(views).map(([each, label]) => (
      <button key={each} type="button" aria-pressed={each === view} onClick={() => onChoose(each)}>
        {label()}
      </button>
    ))}
  </div>
);

function Entries({ of, accounts }: { readonly of: AccountEntries; readonly accounts: readonly Account[] }) {
  const nameOf = (code: string) =>
    accounts.find((account) => account.code === code)?.name[officeLanguage()] ?? code;
  const day = (on: string) => fullDate(on, officeLanguage());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet" aria-label={m.office_books_account()} tabIndex={0}>
      <table className="of-sums num bk-entries">
        <thead>
          <tr>
            <th scope="col">{m.office_books_column_what()}</th>
            <th scope="col">{m.office_books_column_against()}</th>
            <th scope="col">{m.office_books_column_in()}</th>
            <th scope="col">{m.office_books_column_out()}</th>
            <th scope="col">{m.office_books_column_balance()}</th>
            <th scope="col" className="bk-act">
              <span className="vh">{m.office_books_column_act()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{m.office_books_before({ day: day(of.from) })}</th>
            <td />
            <td />
            <td />
            <td>{formatTaka(of.before)}</td>
            <td className="bk-act" />
          </tr>
          {of.items.map(({ entry, on, text, order, by, against, amount, balance, movement }) => (
            <tr key={entry}>
              <th scope="row">
                <span className="of-dim">{day(on)}</span>{' '}
                {order === null ? (
                  text
                ) : (
                  <>
                    <Link to={`/dashboard/orders/${order.id}`}>{order.reference}</Link> {text}
                  </>
                )}
                {by !== null && <small className="of-dim"> {by}</small>}
              </th>
              <td>{against.map(nameOf).join(', ')}</td>
              <td>{amount > 0 && formatTaka(amount)}</td>
              <td>{amount < 0 && formatTaka(-amount)}</td>
              <td>{formatTaka(balance)}</td>
              <td className="bk-act">
                {movement !== null && (
                  <UndoMovement {...movement} about={`${text} ${formatTaka(Math.abs(amount))}`} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.office_books_after({ day: day(of.to) })}</th>
            <td />
            <td />
            <td />
            <td>{formatTaka(of.after)}</td>
            <td className="bk-act" />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
