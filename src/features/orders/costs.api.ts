import { z } from 'zod';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { spendLine } from './costs.commands.ts';
import { newSpending } from './costs.contract.ts';

/** Lines are counted from 0, as the order has them. */
const line = z.coerce
  .number()
  .int()
  .min(0)
  .meta({ type: 'integer', param: { name: 'line', in: 'path', required: true } });

/** What is gone of an order's lines, for the office. */
export const spendingRoutes = routes('Orders', [
  writes('POST /orders/{id}/lines/{line}/spent', spendLine, {
    id: 'spendLine',
    summary: 'Says how much of an official or supplier line is gone, in all: a cancellation keeps it',
    path: { line },
    body: newSpending,
    example: { spent: 420_000, note: 'Embassy, receipt 4711', from: 1 },
    status: 204,
    answer: 'It is noted.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof spendingRoutes> {}
}
