import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import {
  type Amendment,
  amendment,
  type newAmendment,
  type OrderVersion,
  versionList,
} from '../amendments/amendments.contract.ts';
import { type BookedSeats, bookedOfOrder } from '../booked/booked.contract.ts';
import { type Cancellation, cancellation } from '../cancellation/cancellation.contract.ts';
import {
  type BookedEntry,
  bookedEntries,
  type OrderEvent,
  orderEventList,
} from '../history/history.contract.ts';
import {
  type newOrder,
  type OfficeOrder,
  type OrderQuery,
  officeOrder,
  orderMade,
  orderPage,
} from '../orders.contract.ts';
import type { newSpending } from '../spendings/spendings.contract.ts';
import { voucher } from '../vouchers/vouchers.contract.ts';

/** The query key of orders and of their money. */
export const ordersKey = ['orders'] as const;

/** A page of orders, latest first. @throws ApiProblem */
export const loadOrders = async (query: OrderQuery, signal?: AbortSignal) =>
  (await request(orderPage, '/orders', { query, signal })).data;

/** One order. @throws ApiProblem */
export const loadOrder = async (id: string, signal?: AbortSignal): Promise<OfficeOrder> =>
  (await request(officeOrder, `/orders/${id}`, { signal })).data;

/** The query of one order's page. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: ({ signal }) => loadOrder(id, signal),
  });

/** Quotes an order. @throws ApiProblem */
export const makeOrder = async (body: z.input<typeof newOrder>) =>
  (await request(orderMade, '/orders', { method: 'POST', body })).data;

/** Accepts a quote for the customer. @throws ApiProblem */
export const acceptOrder = (id: string) => request(officeOrder, `/orders/${id}/accept`, { method: 'POST' });

/** Cancels an order, or only computes it. @throws ApiProblem */
export const cancelOrder = async (
  id: string,
  body: { reason: string; preview: boolean },
): Promise<Cancellation> =>
  (await request(cancellation, `/orders/${id}/cancel`, { method: 'POST', body })).data;

/** Says how much of a line is gone. @throws ApiProblem orders.changed, orders.spent-more */
export const spendLine = (id: string, line: number, body: z.input<typeof newSpending>) =>
  request(z.undefined(), `/orders/${id}/lines/${line}/spent`, { method: 'POST', body });

/** Changes the terms of an order, or only computes what that changes. @throws ApiProblem orders.changed */
export const amendOrder = async (id: string, body: z.input<typeof newAmendment>): Promise<Amendment> =>
  (await request(amendment, `/orders/${id}/amendments`, { method: 'POST', body })).data;

/** Accepts a proposed change for the customer. @throws ApiProblem orders.changed */
export const acceptAmendment = (id: string, version: number, reason: string) =>
  request(z.undefined(), `/orders/${id}/amendments/${version}/accept`, { method: 'POST', body: { reason } });

/** Takes a proposed change back. @throws ApiProblem orders.changed */
export const withdrawAmendment = (id: string, version: number) =>
  request(z.undefined(), `/orders/${id}/amendments/${version}/withdraw`, { method: 'POST' });

/** Issues the voucher of an order. @throws ApiProblem orders.voucher */
export const issueVoucher = (id: string) => request(voucher, `/orders/${id}/vouchers`, { method: 'POST' });

/** All versions of an order's terms, the latest first. @throws ApiProblem */
export const loadVersions = async (id: string, signal?: AbortSignal): Promise<readonly OrderVersion[]> =>
  (await request(versionList, `/orders/${id}/versions`, { signal })).data.items;

/** What the ledger holds of an order. @throws ApiProblem */
export const loadBooked = async (id: string, signal?: AbortSignal): Promise<readonly BookedEntry[]> =>
  (await request(bookedEntries, `/orders/${id}/ledger`, { signal })).data.items;

/** What happened to an order, the latest first. @throws ApiProblem */
export const loadEvents = async (id: string, signal?: AbortSignal): Promise<readonly OrderEvent[]> =>
  (await request(orderEventList, `/orders/${id}/history`, { signal })).data.items;

/** The seats of an order; null for one without any. @throws ApiProblem */
export const loadBookedSeats = async (id: string, signal?: AbortSignal): Promise<BookedSeats | null> =>
  (await request(bookedOfOrder, `/orders/${id}/booking`, { signal })).data.booking;
