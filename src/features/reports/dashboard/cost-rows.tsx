import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { accountLabel } from '#features/ledger/dashboard/account-label.ts';
import { doneOrPending } from '#features/payments/dashboard/done-or-pending.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { ProfitReport } from '../costs/costs.contract.ts';
import type { SupplierPayment } from '../supplier-payments/supplier-payments.contract.ts';
import { openPay } from './pay-form.tsx';
import { formatTakaOrDash } from './report-labels.ts';
import { reportsKey } from './reports-client.ts';

type Cost = ProfitReport['items'][number];
type Billed = ProfitReport['bills'][number];

/** Asks why something is undone, and undoes it. */
const askUndo = (text: string, told: string, act: Parameters<typeof doneOrPending<[string]>>[1]) =>
  askText(text, {
    label: m.office_profit_why(),
    least: 3,
    most: 500,
    danger: true,
    changes: reportsKey,
    confirm: m.office_undo(),
    ...doneOrPending(told, act),
  });

/** What suppliers take for a departure, with what they were paid, and lines of their bills, which are paid on their own pages. */
export function CostRows({ costs, bills }: { costs: readonly Cost[]; bills: readonly Billed[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet rep-scroll" aria-label={m.office_profit_costs()} tabIndex={0}>
      <table className="of-sums num">
        <thead>
          <tr>
            <th scope="col">{m.office_profit_cost()}</th>
            <th scope="col">{m.office_profit_day()}</th>
            <th scope="col">{m.office_profit_by()}</th>
            <th scope="col">{m.office_profit_amount()}</th>
            <th scope="col">{m.office_profit_still_owed()}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {costs.flatMap((cost) => [
            <CostRow key={cost.id} cost={cost} />,
            ...cost.payments.map((paid) => <PaidRow key={paid.id} paid={paid} />),
          ])}
          {bills.map((billed, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one bill differ by their place alone
            <BilledRow key={`${billed.bill} ${place}`} billed={billed} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const undoneOr = (sum: number, isUndone: boolean) => {
  const words = taka(sum, officeLanguage());
  return isUndone ? <s>{words}</s> : words;
};

function CostRow({ cost }: { cost: Cost }) {
  const { id, on, text, amount, by, isUndone, paid } = cost;
  const owed = amount - paid;
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>{shortDate(on, officeLanguage())}</td>
      <td>{by ?? '–'}</td>
      <td>{undoneOr(amount, isUndone)}</td>
      <td>{isUndone ? '–' : formatTakaOrDash(owed)}</td>
      <td>
        {isUndone ? (
          m.office_profit_undone()
        ) : (
          <span className="rep-acts">
            {owed > 0 && (
              <Button size="compact-sm" variant="default" onClick={() => openPay(cost)}>
                {m.office_profit_pay()}
              </Button>
            )}
            {paid === 0 && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() =>
                  askUndo(text, m.office_profit_notify_undone(), (because) =>
                    write('POST /departure-costs/{id}/undo', { id, reason: because }),
                  )
                }
              >
                {m.office_undo()}
              </Button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

function BilledRow({ billed: { supplier, name, number, on, text, amount } }: { billed: Billed }) {
  return (
    <tr>
      <th scope="row">
        <Link to={`/dashboard/suppliers/${supplier}`}>{[name, number].filter(Boolean).join(' · ')}</Link>,{' '}
        {text}
      </th>
      <td>{shortDate(on, officeLanguage())}</td>
      <td>–</td>
      <td>{taka(amount, officeLanguage())}</td>
      <td>–</td>
      <td />
    </tr>
  );
}

function PaidRow({ paid }: { paid: SupplierPayment }) {
  const { id, on, account, text, amount, by, isUndone } = paid;
  const words = m.office_profit_pay_of({ account: accountLabel(account) });
  return (
    <tr className="rep-paid">
      <th scope="row">
        {words} · {text}
      </th>
      <td>{shortDate(on, officeLanguage())}</td>
      <td>{by ?? '–'}</td>
      <td>{undoneOr(0 - amount, isUndone)}</td>
      <td />
      <td>
        {isUndone ? (
          m.office_profit_undone()
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              askUndo(words, m.office_profit_notify_pay_undone(), (because) =>
                write('POST /supplier-payments/{id}/undo', { id, reason: because }),
              )
            }
          >
            {m.office_undo()}
          </Button>
        )}
      </td>
    </tr>
  );
}
