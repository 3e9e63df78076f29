import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError, ListNothing } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Account } from '../accounts/accounts.contract.ts';
import type { ExpenseList } from '../expenses/expenses.contract.ts';
import { booksKey, useAccounts } from './books-client.ts';
import { openExpense } from './expense-form.tsx';
import { movementStateLabels } from './movement-labels.ts';
import { PeriodFields, usePeriod } from './period-fields.tsx';
import { UndoMovement } from './undo-movement.tsx';
import '#dashboard/table/sums-table.css';
import './books.css';

/** /dashboard/expenses: what the agency itself costs in a period, and what comes again this month. */
export default function ExpensesPage() {
  const me = useMe();
  const period = usePeriod();
  const accounts = useAccounts().data;
  const { data, error, refetch } = useQuery({
    queryKey: [...booksKey, 'expenses', period],
    queryFn: ({ signal }) => read('GET /expenses', period, signal),
  });
  return (
    <PageFrame
      title={m.office_books_expenses()}
      text={m.office_books_expenses_text()}
      actions={
        <MayButton
          refused={needsPermission(me, 'expenses.write')}
          leftSection={<Icon of={Plus} />}
          loading={accounts === undefined}
          onClick={() => accounts && openExpense({ accounts })}
        >
          {m.office_books_expense()}
        </MayButton>
      }
    >
      <div className="of-list">
        <PeriodFields from={data?.from ?? period.from} to={data?.to ?? period.to} />
        {data === undefined || accounts === undefined ? (
          <div className="of-list-sheet">
            {error === null ? (
              <RowsWaiting columns={4} />
            ) : (
              <ListError cause={error} onRetry={() => void refetch()} />
            )}
          </div>
        ) : (
          <>
            <Drafts of={data} accounts={accounts} />
            <Expenses of={data} accounts={accounts} />
          </>
        )}
      </div>
    </PageFrame>
  );
}

interface PartProps {
  readonly of: ExpenseList;
  readonly accounts: readonly Account[];
}

const nameIn = (accounts: readonly Account[], code: string) =>
  accounts.find((account) => account.code === code)?.name[officeLanguage()] ?? code;

function Drafts({ of: { drafts }, accounts }: PartProps) {
  const me = useMe();
  if (drafts.length === 0) {
    return null;
  }
  return (
    <section className="of-panel bk-group">
      <h2>{m.office_books_drafts()}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} className="bk-draft">
            <span>
              {draft.text} <small className="of-dim">{nameIn(accounts, draft.to)}</small>
            </span>
            <b className="num">{formatTaka(draft.amount)}</b>
            <MayButton
              refused={needsPermission(me, 'books.write')}
              variant="default"
              size="compact-md"
              onClick={() => openExpense({ accounts, draft })}
            >
              {m.office_books_draft_book()}
            </MayButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Expenses({ of: { items }, accounts }: PartProps) {
  if (items.length === 0) {
    return (
      <div className="of-list-sheet">
        <ListNothing title={m.office_books_expenses_none()} text={m.office_books_expenses_none_text()} />
      </div>
    );
  }
  const booked = items.filter(({ state }) => state === 'booked');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet" aria-label={m.office_books_expenses()} tabIndex={0}>
      <table className="of-sums num bk-entries">
        <thead>
          <tr>
            <th scope="col">{m.office_books_column_what()}</th>
            <th scope="col">{m.office_books_kind()}</th>
            <th scope="col">{m.office_books_paid_from()}</th>
            <th scope="col">{m.office_books_amount()}</th>
            <th scope="col" className="bk-act">
              <span className="vh">{m.office_books_column_act()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, kind, on, text, byName, to, from, amount, state, because }) => (
            <tr key={id} data-state={state}>
              <th scope="row">
                <span className="of-dim">{fullDate(on, officeLanguage())}</span> {text}
                {byName !== null && <small className="of-dim"> {byName}</small>}
                {state !== 'booked' && (
                  <small className="bk-state">
                    {' '}
                    {movementStateLabels[state]()}
                    {because !== null && `: ${because}`}
                  </small>
                )}
              </th>
              <td>{nameIn(accounts, to)}</td>
              <td>{nameIn(accounts, from)}</td>
              <td>{formatTaka(amount)}</td>
              <td className="bk-act">
                {state === 'booked' && (
                  <UndoMovement id={id} kind={kind} about={`${text} ${formatTaka(amount)}`} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.office_report_sum()}</th>
            <td />
            <td />
            <td>{formatTaka(booked.reduce((sum, { amount }) => sum + amount, 0))}</td>
            <td className="bk-act" />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
