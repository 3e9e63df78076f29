import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { useAccountLabel } from '#features/books/dashboard/books-client.ts';
import { m } from '#messages/messages.js';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** The trial balance at the end of a day; today when it is empty. */
export function BalanceReport({ on }: { on: string }) {
  const labelOf = useAccountLabel();
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'trial-balance', on],
    queryFn: ({ signal }) => read('GET /reports/trial-balance', { on }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet" aria-label={m.office_report_title()} tabIndex={0}>
      <table className="of-sums num">
        <thead>
          <tr>
            <th scope="col">{m.office_report_account()}</th>
            <th scope="col">{m.office_report_debit()}</th>
            <th scope="col">{m.office_report_credit()}</th>
          </tr>
        </thead>
        <tbody>
          {data.accounts.map(({ code, debit, credit }) => (
            <tr key={code}>
              <th scope="row">
                <span className="of-dim">{code}</span> {labelOf(code)}
              </th>
              <td>{formatTakaOrDash(debit)}</td>
              <td>{formatTakaOrDash(credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.office_report_sum()}</th>
            <td>{formatTakaOrDash(data.debit)}</td>
            <td>{formatTakaOrDash(data.credit)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
