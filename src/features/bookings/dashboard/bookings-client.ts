import { request } from '#dashboard/api/request.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import { type BookingItem, bookingList } from '../bookings.contract.ts';

/** The query key of what is known of one departure; it is outdated with the plan. */
export const departureKey = (id: string) => [...planKey, 'one', id] as const;

/** The bookings on a departure. @throws ApiProblem */
export const loadBookings = async (id: string, signal?: AbortSignal): Promise<BookingItem[]> =>
  (await request(bookingList, `/departures/${id}/bookings`, { signal })).data.items;
