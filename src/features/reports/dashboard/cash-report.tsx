import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { AccountLink, Sheet } from './financial-reports.tsx';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** What every account of money holds at the end of a day, and what is expected in and out in the days after. */
export function CashReport({ on }: { readonly on: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'cash', on],
    queryFn: ({ signal }) => read('GET /reports/cash', on === '' ? {} : { on }, signal),
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  const rows = data.accounts
    .map((account) => ({
      ...account,
      comes: sum(account.expected.map((day) => day.in)),
      goes: sum(account.expected.map((day) => day.out)),
    }))
    .filter(({ balance, expected }) => balance !== 0 || expected.length > 0);
  const days = data.accounts
    .flatMap(({ code, name, expected }) => expected.map((day) => ({ code, name, ...day })))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.code.localeCompare(b.code));
  const [comes, goes] = [sum(rows.map((row) => row.comes)), sum(rows.map((row) => row.goes))];
  return (
    <>
      <p className="of-dim">{m.office_report_cash_about()}</p>
      <div className="rep-sheets">
        <Sheet title={m.office_report_cash()}>
          <thead>
            <tr>
              <th scope="col">{m.office_report_account()}</th>
              <th scope="col">{m.office_report_cash_has()}</th>
              <th scope="col">{m.office_report_cash_in()}</th>
              <th scope="col">{m.office_report_cash_out()}</th>
              <th scope="col">{m.office_report_cash_then()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.code}>
                <th scope="row">
                  <AccountLink code={row.code} />
                </th>
                <td>{formatTaka(row.balance)}</td>
                <td>{formatTakaOrDash(row.comes)}</td>
                <td>{formatTakaOrDash(row.goes)}</td>
                <td>{formatTaka(row.balance + row.comes - row.goes)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.office_report_sum()}</th>
              <td>{formatTaka(data.total)}</td>
              <td>{formatTakaOrDash(comes)}</td>
              <td>{formatTakaOrDash(goes)}</td>
              <td>{formatTaka(data.total + comes - goes)}</td>
            </tr>
          </tfoot>
        </Sheet>
        {days.length === 0 ? (
          <p className="of-panel">{m.office_report_cash_none()}</p>
        ) : (
          <Sheet title={m.office_report_cash_days()}>
            <thead>
              <tr>
                <th scope="col">{m.office_report_on()}</th>
                <th scope="col">{m.office_report_account()}</th>
                <th scope="col">{m.office_report_cash_in()}</th>
                <th scope="col">{m.office_report_cash_out()}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={`${day.on} ${day.code}`}>
                  <th scope="row">{fullDate(day.on, officeLanguage())}</th>
                  <td>
                    <AccountLink code={day.code} />
                  </td>
                  <td>{formatTakaOrDash(day.in)}</td>
                  <td>{formatTakaOrDash(day.out)}</td>
                </tr>
              ))}
            </tbody>
          </Sheet>
        )}
      </div>
    </>
  );
}
