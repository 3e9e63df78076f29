import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { dismissArrival, restoreArrival } from '../arrivals/arrivals.commands.ts';
import { arrivalEnding } from '../arrivals/arrivals.contract.ts';
import { moneyWaiting } from '../open-items/open-items.contract.ts';
import { countWaiting } from '../open-items/open-items.queries.ts';
import { inboxFilter } from './filter/filter.contract.ts';
import { matchMoney, partOrders, partPair } from './matches.commands.ts';
import { foundOrderQuery, foundOrders, moneyInbox, newMatch, orderPair, pair } from './matches.contract.ts';
import { findMoneyInbox } from './matches.queries.ts';
import { searchOrders } from './payable-orders.queries.ts';

const id = '00000000-0000-4000-8000-000000000000';

/** The money inbox, for the office. */
export const matchRoutes = routes('Payments', [
  reads(
    'GET /money/inbox',
    {
      permission: 'payments.write',
      id: 'readMoneyInbox',
      summary: 'What customers say they paid beside what arrived, with proposals, the best first',
      query: inboxFilter,
      answer: 'Claims and arrivals with their proposals. Sums are poisha.',
      output: moneyInbox,
    },
    (filter, { db, now }) => findMoneyInbox(db, now, filter),
  ),
  reads(
    'GET /money/waiting',
    {
      permission: 'payments.write',
      id: 'countMoneyWaiting',
      summary: 'How much of the money inbox waits for somebody',
      answer: 'A number.',
      output: moneyWaiting,
    },
    async (_, { db }) => ({ number: await countWaiting(db) }),
  ),
  reads(
    'GET /money/orders',
    {
      permission: 'payments.write',
      id: 'findOrdersForMoney',
      summary: 'Orders that money may be for, by name, telephone or reference; those that can be paid first',
      query: foundOrderQuery,
      answer: 'Twenty at most, with what each is about and what is due. Sums are poisha.',
      output: foundOrders,
    },
    async ({ q }, { db, today }) => ({ items: await searchOrders(db, q, today) }),
  ),
  writes('POST /money/matches', matchMoney, {
    id: 'matchMoney',
    summary:
      'Makes payments of a claim and an arrival, one for each order that it pays; idempotent by its key',
    body: newMatch,
    example: {
      claim: id,
      arrival: id,
      parts: [{ order: id, amount: 1_740_000 }],
      key: '0123456789abcdef0123456789abcdef',
    },
    status: 201,
    answer: 'A receipt is null while its payment waits for approval.',
  }),
  writes('POST /money/pairs/part', partPair, {
    id: 'partPair',
    summary: 'Says that a claim and an arrival don’t belong together',
    body: pair,
    example: { claim: id, arrival: id },
    answer: 'The pair is not proposed again.',
  }),
  writes('POST /money/orders/part', partOrders, {
    id: 'partOrders',
    summary: 'Says that an arrival isn’t for these orders',
    body: orderPair,
    example: { arrival: id, orders: [id] },
    answer: 'They are not proposed for it again.',
  }),
  writes('POST /money/arrivals/{id}/dismiss', dismissArrival, {
    id: 'dismissArrival',
    summary: 'Puts an arrival aside that is no customer’s money',
    body: arrivalEnding,
    example: { reason: 'A transfer of our own.' },
    answer: 'It is put aside.',
  }),
  writes('POST /money/arrivals/{id}/restore', restoreArrival, {
    id: 'restoreArrival',
    summary: 'Takes an arrival up again that was put aside',
    answer: 'It is there again.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof matchRoutes> {}
}
