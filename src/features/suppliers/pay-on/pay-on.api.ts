import { z } from 'zod';
import { approveBooking } from '#features/books/movements/movements.commands.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { payOn, undoPayOn } from './pay-on.commands.ts';
import { newPayOn } from './pay-on.contract.ts';

/** Lines are counted from 0, as the order has them. */
const line = z.coerce
  .number()
  .int()
  .min(0)
  .meta({ type: 'integer', param: { name: 'line', in: 'path', required: true } });

/** What an order's official fees and suppliers' prices really cost. */
export const payOnRoutes = routes('Suppliers', [
  writes('POST /orders/{id}/lines/{line}/pay-on', payOn, {
    id: 'payOn',
    summary: 'Books what an official or supplier line of an order cost: paid at once, or owed to a supplier',
    path: { line },
    body: newPayOn,
    example: {
      amount: 420_000,
      account: '1020',
      finished: true,
      outside: 'VFS 4711',
      key: 'vfs-4711-2027-01-10',
    },
    status: 201,
    answer: 'It is booked, or waits for another person. The line counts as spent.',
  }),
  writes('POST /orders/{id}/lines/{line}/pay-on/{paid}/approve', approveBooking, {
    id: 'approvePayOn',
    summary: 'Approves a payment for a line of an order that another person wants',
    path: { line, paid: z.uuid() },
    input: ({ paid }) => ({ id: paid }),
    answer: 'It is booked on its day.',
  }),
  writes('POST /orders/{id}/lines/{line}/pay-on/{paid}/undo', undoPayOn, {
    id: 'undoPayOn',
    summary: 'Undoes what was paid, or owed, for a line of an order',
    path: { line, paid: z.uuid() },
    body: ending,
    input: ({ paid, reason }) => ({ id: paid, reason }),
    example: { reason: 'It was another order.' },
    answer: 'An opposite entry of today.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof payOnRoutes> {}
}
