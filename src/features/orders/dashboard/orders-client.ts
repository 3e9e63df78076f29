import type { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import {
  type Cancellation,
  cancellation,
  type newOrder,
  type OfficeOrder,
  type OrderQuery,
  officeOrder,
  orderMade,
  orderPage,
} from '../orders.contract.ts';

/** The query key of orders and of their money. */
export const ordersKey = ['orders'] as const;

/** A page of orders, latest first. @throws ApiProblem */
export const loadOrders = async (query: OrderQuery, signal?: AbortSignal) =>
  (await request(orderPage, '/orders', { query, signal })).data;

/** One order. @throws ApiProblem */
export const loadOrder = async (id: string, signal?: AbortSignal): Promise<OfficeOrder> =>
  (await request(officeOrder, `/orders/${id}`, { signal })).data;

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
