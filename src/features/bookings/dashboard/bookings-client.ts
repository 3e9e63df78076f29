import { read } from '#dashboard/api/operations.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';

/** The query key of what is known of one departure; it is outdated with the plan. */
export const departureKey = (id: string) => [...planKey, 'one', id] as const;

/** The query of the bookings on a departure. */
export const bookingsQuery = (departure: string) => ({
  queryKey: [...departureKey(departure), 'bookings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await read('GET /departures/{departure}/bookings', { departure }, signal)).items,
});

/** The query of everybody on a departure. */
export const groupQuery = (id: string) => ({
  queryKey: [...departureKey(id), 'group'],
  queryFn: ({ signal }: { signal: AbortSignal }) => read('GET /departures/{id}/group', { id }, signal),
});
