import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { count, digits } from '#platform/format/numbers.ts';
import { Sheet } from './financial-reports.tsx';
import { saleKindLabels } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { reportsKey } from './reports-client.ts';

/** The sales, travellers and refunds of a year by kind, as the authority asks for them. */
export function ActivityReport() {
  const { query, set } = useAddressQuery();
  const thisYear = Number(dhakaToday().slice(0, 4));
  const years = Array.from({ length: 6 }, (_, back) => String(thisYear - back));
  const asked = query.get('year') ?? '';
  const year = years.includes(asked) ? asked : String(thisYear);
  const { data, error, refetch } = useQuery({
    queryKey: [...reportsKey, 'activity', year],
    queryFn: ({ signal }) => read('GET /reports/activity', { year }, signal),
  });
  const rows = data?.rows ?? [];
  const sum = (of: 'count' | 'travellers' | 'sold' | 'refunds') =>
    rows.reduce((all, row) => all + row[of], 0);
  const language = officeLanguage();
  return (
    <>
      <div className="of-period">
        <NativeSelect
          label={m.office_report_year()}
          value={year}
          data={years.map((each) => ({ value: each, label: digits(each, language) }))}
          onChange={({ currentTarget }) => set({ year: currentTarget.value }, { replace: true })}
        />
      </div>
      <p className="of-dim">{m.office_report_activity_about()}</p>
      {data === undefined ? (
        <ReportState error={error} onRetry={() => void refetch()} />
      ) : (
        <Sheet title={m.office_report_activity()}>
          <thead>
            <tr>
              <th scope="col">{m.office_report_kind()}</th>
              <th scope="col">{m.office_report_activity_count()}</th>
              <th scope="col">{m.office_report_activity_travellers()}</th>
              <th scope="col">{m.office_report_sold()}</th>
              <th scope="col">{m.office_report_refunds()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{saleKindLabels[row.kind]()}</th>
                <td>{count(row.count, language)}</td>
                <td>{count(row.travellers, language)}</td>
                <td>{formatTaka(row.sold)}</td>
                <td>{formatTaka(row.refunds)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.office_report_sum()}</th>
              <td>{count(sum('count'), language)}</td>
              <td>{count(sum('travellers'), language)}</td>
              <td>{formatTaka(sum('sold'))}</td>
              <td>{formatTaka(sum('refunds'))}</td>
            </tr>
          </tfoot>
        </Sheet>
      )}
    </>
  );
}
