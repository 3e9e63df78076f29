import { Failure } from '#platform/command/failure.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { orderFor } from './customer/passes.rules.ts';
import { cancelRequest } from './lifecycle/cancellation.contract.ts';
import { acceptOrder, cancelOrder, makeOrder } from './orders.commands.ts';
import { newOrder, officeOrder } from './orders.contract.ts';
import { findOrder } from './orders.queries.ts';

/** An order as the caller may see it. @throws Failure not-found. */
async function present({ id }: { readonly id: string }, { db, today, caller }: Reading) {
  const found = await findOrder(db, id, today);
  if (found === undefined) {
    throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
  }
  return orderFor(caller, found, today);
}

/** Orders, for the office. */
export const orderRoutes = routes('Orders', [
  writes('POST /orders', makeOrder, {
    id: 'makeOrder',
    summary: 'Quotes an order; idempotent by its key',
    body: newOrder,
    example: {
      language: 'en',
      contact: { name: 'Sample Rahman', phone: '01700-000000', email: 'sample@mail.example' },
      sold: [],
      lines: [
        { charge: 'own', quantity: 2, unit: 1_250_000, text: { en: 'Visa service', bn: 'ভিসা সেবা' } },
        { charge: 'official', quantity: 2, unit: 420_000, text: { en: 'Embassy fee' } },
        { charge: 'discount', quantity: 1, unit: -50_000, text: { en: 'Returning customer' } },
      ],
      key: '0123456789abcdef0123456789abcdef',
    },
    status: 201,
    answer: 'It is quoted. Sums are poisha; seats of a package are held until `heldUntil`.',
  }),
  reads(
    'GET /orders/{id}',
    {
      permission: 'orders.read',
      id: 'readOrder',
      summary: 'One order',
      answer: 'The order. Sums are poisha.',
      output: officeOrder,
      refusals: { 404: 'There is no such order.' },
    },
    present,
  ),
  writes('POST /orders/{id}/accept', acceptOrder, {
    id: 'acceptOrder',
    summary: 'Accepts a quote for the customer; once more changes nothing',
    answer: 'It is open.',
    output: officeOrder,
    readBack: present,
  }),
  writes('POST /orders/{id}/cancel', cancelOrder, {
    id: 'cancelOrder',
    summary: 'Cancels an order by its ladder; with `preview` only says what that would keep and give back',
    body: cancelRequest,
    example: { reason: 'The visa was refused.', preview: true },
    answer: '`back` is what goes back of the money paid. Sums are poisha.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof orderRoutes> {}
}
