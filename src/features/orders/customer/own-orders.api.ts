import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { languages } from '#platform/language.ts';
import { amount } from '#platform/money/money.contract.ts';
import { moneyStates, orderStates, standings } from '../orders.rules.ts';
import { listOrdersByEmail } from './own-orders.queries.ts';

const mine = z.object({
  /** Whether the account's e-mail address is verified: otherwise nothing is shown. */
  confirmed: z.boolean(),
  items: z.array(
    z.object({
      reference: z.string(),
      /** What it is about, in one line. */
      about: z.string(),
      state: z.enum(orderStates),
      money: z.enum(moneyStates),
      /** The one of the two that its page shows. */
      standing: z.enum(standings),
      total: amount,
      paid: amount,
      due: amount,
      dueOn: calendarDate.nullable(),
      /** The moment of it, RFC 3339, where that isn't the end of the day. */
      dueUntil: z.string().optional(),
      /** Until when its seats are held; null without any. */
      heldUntil: z.string().nullable(),
      /** What is to come back to the customer. */
      back: amount,
      language: z.enum(languages),
      createdAt: z.iso.datetime(),
      path: z.string(),
    }),
  ),
});

/** A signed-in customer's own orders. */
export const myOrdersRoutes = routes('Account', [
  reads(
    'GET /account/orders',
    {
      permission: 'signed-in',
      id: 'listMyOrders',
      summary: 'Lists the orders of the account’s verified e-mail address',
      answer: 'Latest first.',
      output: mine,
    },
    async (_, { db, today, caller: { email, emailVerified } }) => {
      const items = emailVerified ? await listOrdersByEmail(db, email, today) : [];
      return { confirmed: emailVerified, items };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof myOrdersRoutes> {}
}
