import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { read } from '#dashboard/api/operations.ts';
import { request } from '#dashboard/api/request.ts';
import type { newSpending } from '../costs.contract.ts';

/** The query key of orders and of their money. */
export const ordersKey = ['orders'] as const;

/** The query of one order's page. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: ({ signal }) => read('GET /orders/{id}', { id }, signal),
  });

/** Says how much of a line is gone. @throws ApiProblem orders.changed, orders.spent-more */
export const spendLine = (id: string, line: number, body: z.input<typeof newSpending>) =>
  request(z.undefined(), `/orders/${id}/lines/${line}/spent`, { method: 'POST', body });

/** Accepts a proposed change for the customer. @throws ApiProblem orders.changed */
export const acceptAmendment = (id: string, version: number, reason: string) =>
  request(z.undefined(), `/orders/${id}/amendments/${version}/accept`, { method: 'POST', body: { reason } });

/** Takes a proposed change back. @throws ApiProblem orders.changed */
export const withdrawAmendment = (id: string, version: number) =>
  request(z.undefined(), `/orders/${id}/amendments/${version}/withdraw`, { method: 'POST' });
