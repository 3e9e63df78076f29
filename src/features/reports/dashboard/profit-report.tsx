import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { ProfitRow, ProfitSums } from '../costs/costs.contract.ts';
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
  const [withEmpty, setWithEmpty] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...reportsKey, 'profits', from, to, withEmpty],
    queryFn: ({ signal, pageParam }) =>
      read(
        'GET /reports/profits',
        { from, to, cursor: pageParam, ...(withEmpty ? { empty: 'true' as const } : {}) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const last = data?.pages.at(-1);
  if (data === undefined || last === undefined) {
    return <ReportState error={error} onRetry={() => void refetch()} />;
  }
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0 && last.empty === 0) {
    return <p className="of-panel">{m.office_profit_none()}</p>;
  }
  return (
    <>
      {rows.length > 0 && <ProfitRows rows={rows} sums={last.sums} onChoose={onChoose} />}
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.office_order_more()}
          </Button>
        </div>
      )}
      {last.empty > 0 && (
        <p className="of-dim">
          {m.office_profit_empty({ count: last.empty, departures: count(last.empty, officeLanguage()) })}{' '}
          <Button variant="subtle" aria-expanded={withEmpty} onClick={() => setWithEmpty(!withEmpty)}>
            {withEmpty ? m.office_profit_hide_empty() : m.office_profit_show_empty()}
          </Button>
        </p>
      )}
    </>
  );
}

interface ProfitRowsProps extends Pick<ProfitReportProps, 'onChoose'> {
  readonly rows: readonly ProfitRow[];
  readonly sums: ProfitSums;
}

function ProfitRows({ rows, sums, onChoose }: ProfitRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet rep-scroll" aria-label={m.office_report_profit()} tabIndex={0}>
      <table className="of-sums num">
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
        <tfoot>
          <tr>
            <th scope="row">{m.office_report_sum()}</th>
            <td>{formatTakaOrDash(sums.sold)}</td>
            <td>{formatTakaOrDash(sums.costs)}</td>
            <td>{formatTakaOrDash(sums.profit)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
