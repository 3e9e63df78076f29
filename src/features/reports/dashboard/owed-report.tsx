import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { OwedTable } from '../reports.contract.ts';
import { accountLabel, ageLabel, formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** What customers owe by age, and what the agency owes. */
export function OwedReport() {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'owed'],
    queryFn: ({ signal }) => read('GET /reports/owed', {}, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <section className="of-panel rep-panel">
        <h2>{m.office_report_to_us()}</h2>
        {data.toUs.count === 0 ? <p>{m.office_report_nobody_owes()}</p> : <OwedToUs owed={data} />}
      </section>
      <section className="of-panel rep-panel">
        <h2>{m.office_report_by_us()}</h2>
        <div className="rep-scroll">
          <table className="rep-table num">
            <tbody>
              {data.byUs.accounts.map(({ code, amount }) => (
                <tr key={code}>
                  <th scope="row">{accountLabel(code)}</th>
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

function OwedToUs({ owed: { ages, toUs } }: { owed: OwedTable }) {
  const language = officeLanguage();
  return (
    <>
      <div className="rep-scroll">
        <table className="rep-table num">
          <thead>
            <tr>
              <th scope="col">{m.office_order_reference()}</th>
              <th scope="col">{m.office_report_due()}</th>
              {ages.map((age) => (
                <th scope="col" key={age}>
                  {ageLabel(age)}
                </th>
              ))}
              <th scope="col">{m.office_report_sum()}</th>
            </tr>
          </thead>
          <tbody>
            {toUs.orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <Link to={`/dashboard/orders/${order.id}`}>{order.reference}</Link> {order.name}
                </th>
                <td>{order.due === null ? '–' : fullDate(order.due, language)}</td>
                {ages.map((age, place) => (
                  <td key={age}>{formatTakaOrDash(order.amounts[place] ?? 0)}</td>
                ))}
                <td>{formatTakaOrDash(order.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.office_report_sum()}</th>
              <td />
              {ages.map((age, place) => (
                <td key={age}>{formatTakaOrDash(toUs.amounts[place] ?? 0)}</td>
              ))}
              <td>{formatTakaOrDash(toUs.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {toUs.count > toUs.orders.length && (
        <p className="of-dim">
          {m.office_report_of_orders({
            shown: count(toUs.orders.length, language),
            count: count(toUs.count, language),
          })}
        </p>
      )}
    </>
  );
}
