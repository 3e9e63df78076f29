import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { useAccountLabel } from '#features/books/dashboard/books-client.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import type { FinancialRow } from '../financials/financials.contract.ts';
import { saleKindLabels } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** An account of a report, which leads to its entries. */
export function AccountLink({ code, query = '' }: { code: string; query?: string }) {
  const labelOf = useAccountLabel();
  return code === 'profit' ? (
    m.office_report_profit_so_far()
  ) : (
    <Link to={`/dashboard/accounts/${code}${query}`}>
      <span className="of-dim">{code}</span> {labelOf(code)}
    </Link>
  );
}

interface SumsProps {
  readonly title: string;
  readonly rows: readonly FinancialRow[];
  readonly total: number;
  readonly totalLabel: string;
  readonly query?: string;
}

/** Accounts with their sums, and what they add to. */
function Sums({ title, rows, total, totalLabel, query = '' }: SumsProps) {
  return (
    <Sheet title={title}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              <AccountLink code={row.code} query={query} />
            </th>
            <td>{formatTaka(row.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td>{formatTaka(total)}</td>
        </tr>
      </tfoot>
    </Sheet>
  );
}

/** A titled table of a report. */
export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="rep-sheet">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="of-list-sheet" aria-label={title} tabIndex={0}>
        <table className="of-sums num">{children}</table>
      </section>
    </div>
  );
}

/** What was earned and spent from one day to another, and by kind of sale. */
export function ProfitAndLossReport({ from, to }: { readonly from: string; readonly to: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'profit-and-loss', from, to],
    queryFn: ({ signal }) => read('GET /reports/profit-and-loss', { from, to }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="rep-sheets">
      <Sums
        title={m.office_report_profit_loss()}
        rows={data.rows}
        total={data.total}
        totalLabel={data.total < 0 ? m.office_report_loss() : m.office_report_gain()}
        query={`?from=${from}&to=${to}`}
      />
      <Sheet title={m.office_report_by_kind()}>
        <thead>
          <tr>
            <th scope="col">{m.office_report_kind()}</th>
            <th scope="col">{m.office_report_sold()}</th>
            <th scope="col">{m.office_report_cost()}</th>
            <th scope="col">{m.office_report_margin()}</th>
          </tr>
        </thead>
        <tbody>
          {data.byKind.map(({ kind, sold, cost, margin }) => (
            <tr key={kind}>
              <th scope="row">{saleKindLabels[kind]()}</th>
              <td>{formatTaka(sold)}</td>
              <td>{formatTaka(cost)}</td>
              <td>{formatTaka(margin)}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </div>
  );
}

/** What the agency has and owes at the end of a day. */
export function BalanceSheetReport({ on }: { readonly on: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'balance-sheet', on],
    queryFn: ({ signal }) => read('GET /reports/balance-sheet', on === '' ? {} : { on }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  const { assets, liabilities, equity } = data;
  return (
    <div className="rep-sheets">
      <Sums title={m.office_report_assets()} {...assets} totalLabel={m.office_report_sum()} />
      <div>
        <Sums title={m.office_report_liabilities()} {...liabilities} totalLabel={m.office_report_sum()} />
        <Sums title={m.office_report_equity()} {...equity} totalLabel={m.office_report_sum()} />
        <p role="status">
          {m.office_report_agrees({
            assets: formatTaka(assets.total),
            other: formatTaka(liabilities.total + equity.total),
          })}
        </p>
      </div>
    </div>
  );
}

/** What lies in clearing, in cheques, in official fees and deposits, and since when. */
export function ClearingReport({ on }: { readonly on: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'clearing', on],
    queryFn: ({ signal }) => read('GET /reports/clearing', on === '' ? {} : { on }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Sheet title={m.office_report_clearing()}>
      <thead>
        <tr>
          <th scope="col">{m.office_report_account()}</th>
          <th scope="col">{m.office_report_oldest()}</th>
          <th scope="col">{m.office_report_sum()}</th>
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({ oldest, amount, code }) => (
          <tr key={code}>
            <th scope="row">
              <AccountLink code={code} />
            </th>
            <td>{oldest === null ? '–' : fullDate(oldest, officeLanguage())}</td>
            <td>{formatTaka(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.office_report_sum()}</th>
          <td />
          <td>{formatTaka(data.total)}</td>
        </tr>
      </tfoot>
    </Sheet>
  );
}
