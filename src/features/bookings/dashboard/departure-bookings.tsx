import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListError, ListNothing } from '#dashboard/table/list-states.tsx';
import { Rows } from '#dashboard/table/rows.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { bookingsQuery } from './bookings-client.ts';
import { bookingsTable } from './bookings-table-spec.tsx';

const nobody: ReadonlySet<string> = new Set();

/** Who booked on a departure, with seats and money. */
export function DepartureBookings({ of }: { of: OfficeDeparture }) {
  const [spec] = useState(() => bookingsTable(of));
  const { data, error, refetch, isFetching } = useQuery(bookingsQuery(of.id));
  return (
    <div className="of-list-sheet" aria-busy={isFetching}>
      {data === undefined && error !== null ? (
        <ListError cause={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RowsWaiting columns={spec.columns.length} />
      ) : data.length === 0 ? (
        <ListNothing {...spec.nothing} />
      ) : (
        <Rows
          spec={spec}
          columns={spec.columns}
          rows={data}
          sort=""
          onSort={() => undefined}
          chosen={nobody}
          onChoose={() => undefined}
          stale={false}
        />
      )}
    </div>
  );
}
