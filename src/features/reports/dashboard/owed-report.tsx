import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { useAccountLabel } from '#features/books/dashboard/books-client.ts';
import { m } from '#messages/messages.js';
import { owedTable } from './owed-table-spec.tsx';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** What customers owe by age, and what the agency owes. */
export function OwedReport() {
  const labelOf = useAccountLabel();
  const [spec] = useState(owedTable);
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'owed'],
    queryFn: ({ signal }) => read('GET /reports/owed', {}, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <section className="rep-owed">
        <h2>{m.office_report_to_us()}</h2>
        <OfficeTable spec={spec} />
      </section>
      <section className="of-panel rep-panel">
        <h2>{m.office_report_by_us()}</h2>
        <div className="rep-scroll">
          <table className="of-sums num">
            <tbody>
              {data.byUs.accounts.map(({ code, amount }) => (
                <tr key={code}>
                  <th scope="row">{labelOf(code)}</th>
                  <td>{formatTakaOrDash(amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{m.office_report_sum()}</th>
                <td>{formatTakaOrDash(data.byUs.total)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </section>
    </>
  );
}
