import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import type { ProfitRow } from '../costs/costs.contract.ts';
import { DepartureCosts } from './departure-costs.tsx';
import { profitLabel, titleIn } from './profit-labels.ts';
import { formatTakaOrDash } from './report-labels.ts';
import { ReportState } from './report-state.tsx';
import { type ReportQuery, reportsKey } from './reports-client.ts';

interface ProfitReportProps {
  readonly query: ReportQuery;
  /** The departure that is shown with its costs; all of the months when it is empty. */
  readonly departure: string;
  readonly onChoose: (departure: string) => void;
}

/** What departures earned: all that leave in some months, or one of them with its costs. */
export function ProfitReport({ query, departure, onChoose }: ProfitReportProps) {
  return (
    <>
      <p className="of-dim">{m.office_report_about_profit()}</p>
      {departure === '' ? (
        <Profits query={query} onChoose={onChoose} />
      ) : (
        <>
          <div>
            <Button variant="default" onClick={() => onChoose('')}>
              {m.office_profit_back()}
            </Button>
          </div>
          <DepartureCosts departure={departure} />
        </>
      )}
    </>
  );
}

function Profits({ query, onChoose }: Pick<ProfitReportProps, 'query' | 'onChoose'>) {
  const { from, to } = query;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...reportsKey, 'profits', from, to],
    queryFn: ({ signal, pageParam }) => read('GET /reports/profits', { from, to, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (data === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return <p className="of-panel">{m.office_profit_none()}</p>;
  }
  return (
    <>
      <ProfitRows rows={rows} onChoose={onChoose} />
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.office_order_more()}
          </Button>
        </div>
      )}
    </>
  );
}

interface ProfitRowsProps extends Pick<ProfitReportProps, 'onChoose'> {
  readonly rows: readonly ProfitRow[];
}

function ProfitRows({ rows, onChoose }: ProfitRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet rep-scroll" aria-label={m.office_report_profit()} tabIndex={0}>
      <table className="rep-table num">
        <thead>
          <tr>
            <th scope="col">{m.office_profit_departure()}</th>
            <th scope="col">{m.office_profit_sold()}</th>
            <th scope="col">{m.office_profit_costs()}</th>
            <th scope="col">{m.office_profit_profit()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.departure}>
              <th scope="row">
                <button type="button" className="rep-link" onClick={() => onChoose(row.departure)}>
                  {shortDate(row.departsOn, officeLanguage())} · {titleIn(row.title)}
                </button>
              </th>
              <td>{formatTakaOrDash(row.sold)}</td>
              <td>{formatTakaOrDash(row.costs)}</td>
              <td>{profitLabel(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
