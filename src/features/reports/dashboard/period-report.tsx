import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { useAccountLabel } from '#features/books/dashboard/books-client.ts';
import { m } from '#messages/messages.js';
import { monthName } from '#platform/format/dates.ts';
import type { PeriodReport as Report } from '../reports.contract.ts';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { type ReportQuery, reportsKey } from './reports-client.ts';

const about: Readonly<Record<Report, () => string>> = {
  sold: m.office_report_about_sold,
  received: m.office_report_about_received,
  refunds: m.office_report_about_refunds,
};

/** What the ledger posted in some months: a row for each month or colleague, a column for each account. */
export function PeriodReport({ report, query }: { report: Report; query: ReportQuery }) {
  const labelOf = useAccountLabel();
  const { from, to, by } = query;
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, report, query],
    queryFn: ({ signal }) => read('GET /reports/{report}', { report, from, to, by }, signal),
  });
  return (
    <>
      <p className="of-dim">{about[report]()}</p>
      {data === undefined ? (
        <ReportState error={error} onRetry={() => void refetch()} />
      ) : data.rows.length === 0 ? (
        <p className="of-panel">{m.office_report_none()}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className="of-list-sheet" aria-label={m.office_report_title()} tabIndex={0}>
          <table className="of-sums num">
            <thead>
              <tr>
                <th scope="col">{data.by === 'month' ? m.office_report_month() : m.office_report_clerk()}</th>
                {data.columns.map(({ code }) => (
                  <th scope="col" key={code}>
                    {labelOf(code)}
                  </th>
                ))}
                <th scope="col">{m.office_report_sum()}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    {data.by === 'month' ? monthName(row.key, officeLanguage()) : (row.name ?? row.key)}
                  </th>
                  {data.columns.map(({ code }, column) => (
                    <td key={code}>{formatTakaOrDash(row.amounts[column] ?? 0)}</td>
                  ))}
                  <td>{formatTakaOrDash(row.total)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{m.office_report_sum()}</th>
                {data.columns.map(({ code }, column) => (
                  <td key={code}>{formatTakaOrDash(data.amounts[column] ?? 0)}</td>
                ))}
                <td>{formatTakaOrDash(data.total)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </>
  );
}
