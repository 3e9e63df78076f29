import { z } from 'zod';
import { read } from '#dashboard/api/operations.ts';
import { request } from '#dashboard/api/request.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';

/** The query key of what is known of one departure; it is outdated with the plan. */
export const departureKey = (id: string) => [...planKey, 'one', id] as const;

/** The query of the bookings on a departure. */
export const bookingsQuery = (departure: string) => ({
  queryKey: [...departureKey(departure), 'bookings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await read('GET /departures/{departure}/bookings', { departure }, signal)).items,
});

/** Takes a party off its waiting list. @throws ApiProblem */
export const removeWaiting = (id: string) => request(z.unknown(), `/waiting/${id}/leave`, { method: 'POST' });
