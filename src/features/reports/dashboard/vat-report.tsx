import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** The VAT of a month: what sales added by rate, what was taken back, and what the account gained. @param days of the month */
export function VatReport({ month, days }: { readonly month: string; readonly days: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'vat', month],
    queryFn: ({ signal }) => read('GET /reports/vat', { month }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  const { rates, sold, vat, back, other, total } = data;
  const backOn = rates.reduce((sum, rate) => sum + rate.backOn, 0);
  if (rates.length === 0 && total === 0 && other === 0) {
    return <p className="of-panel">{m.office_report_vat_none()}</p>;
  }
  return (
    <div className="rep-sheet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="of-list-sheet" aria-label={m.office_report_vat()} tabIndex={0}>
        <table className="of-sums num">
          <thead>
            <tr>
              <th scope="col">{m.office_report_vat_rate()}</th>
              <th scope="col">{m.office_report_vat_sold()}</th>
              <th scope="col">{m.office_report_vat_of_sales()}</th>
              <th scope="col">{m.office_report_vat_back_on()}</th>
              <th scope="col">{m.office_report_vat_back()}</th>
              <th scope="col">{m.office_report_vat_due()}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map((row) => (
              <tr key={row.rate}>
                <th scope="row">{count(row.rate, officeLanguage())}%</th>
                <td>{formatTakaOrDash(row.sold)}</td>
                <td>{formatTakaOrDash(row.vat)}</td>
                <td>{formatTakaOrDash(row.backOn)}</td>
                <td>{formatTakaOrDash(row.back)}</td>
                <td>{formatTakaOrDash(row.vat - row.back)}</td>
              </tr>
            ))}
            {other !== 0 && (
              <tr>
                <th scope="row" colSpan={5}>
                  {m.office_report_vat_other()}
                </th>
                <td>{formatTaka(other)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.office_report_sum()}</th>
              <td>{formatTakaOrDash(sold)}</td>
              <td>{formatTakaOrDash(vat)}</td>
              <td>{formatTakaOrDash(backOn)}</td>
              <td>{formatTakaOrDash(back)}</td>
              <td>{formatTaka(total)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <p role="status">
        <Link to={`/dashboard/accounts/2500${days}`}>
          {m.office_report_vat_agrees({ sum: formatTaka(total) })}
        </Link>
      </p>
    </div>
  );
}
