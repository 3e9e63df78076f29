import { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import { amendment } from '#features/orders/amendments/amendments.contract.ts';
import { type BookingItem, bookingList } from '../bookings.contract.ts';
import { type staffBooking, staffBookingMade } from '../by-staff/by-staff.contract.ts';
import type { bookingChange } from '../change/change.contract.ts';
import { calledOff, type callOff as callOffRequest } from '../decision/decision.contract.ts';
import { type WaitingItem, waitingList } from '../waiting/waiting.contract.ts';

/** The query key of what is known of one departure; it is outdated with the plan. */
export const departureKey = (id: string) => [...planKey, 'one', id] as const;

/** The bookings on a departure. @throws ApiProblem */
export const loadBookings = async (id: string, signal?: AbortSignal): Promise<BookingItem[]> =>
  (await request(bookingList, `/departures/${id}/bookings`, { signal })).data.items;

/** Who waits for seats on a departure. @throws ApiProblem */
export const loadWaiting = async (id: string, signal?: AbortSignal): Promise<WaitingItem[]> =>
  (await request(waitingList, `/departures/${id}/waiting`, { signal })).data.items;

/** Takes a party off its waiting list. @throws ApiProblem */
export const removeWaiting = (id: string) => request(z.unknown(), `/waiting/${id}/leave`, { method: 'POST' });

/** Decides that a departure runs. @throws ApiProblem */
export const runDeparture = (id: string) => request(z.unknown(), `/departures/${id}/go`, { method: 'POST' });

/** Calls a departure off, or computes what that would do. @throws ApiProblem */
export const callOff = async (id: string, body: z.input<typeof callOffRequest>) =>
  (await request(calledOff, `/departures/${id}/no-go`, { method: 'POST', body })).data;

/** Takes a booking down. @throws ApiProblem */
export const bookByStaff = async (id: string, body: z.input<typeof staffBooking>) =>
  (await request(staffBookingMade, `/departures/${id}/bookings`, { method: 'POST', body })).data;

/** Changes the departure or party of a booking, or computes it. @throws ApiProblem */
export const changeBooking = async (id: string, body: z.input<typeof bookingChange>) =>
  (await request(amendment, `/orders/${id}/booking`, { method: 'POST', body })).data;
