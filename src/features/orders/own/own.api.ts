import { createRoute, z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { forSignedIn } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import { amount } from '#platform/money/money.contract.ts';
import { moneyStates, orderStates, standings } from '../orders.rules.ts';
import { listOrdersByEmail } from './own.queries.ts';

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
      /** What is to come back to the customer. */
      back: amount,
      language: z.enum(languages),
      createdAt: z.iso.datetime(),
      path: z.string(),
    }),
  ),
});

const mineRoute = createRoute({
  ...forSignedIn,
  method: 'get',
  path: '/account/orders',
  operationId: 'listMyOrders',
  tags: ['Account'],
  summary: 'Lists the orders of the account’s verified e-mail address',
  responses: { 200: answered('Latest first.', mine), ...refused(usualRefusals) },
});

/** A signed-in customer's own orders. */
export function myOrdersRoutes({ db, clock }: Pick<CommandDeps, 'db' | 'clock'>): JsonRoutes {
  return jsonRoutes().openapi(mineRoute, async (context) => {
    const { email, emailVerified } = context.var.caller;
    const items = emailVerified ? await listOrdersByEmail(db, email, dhakaDate(clock.now())) : [];
    return context.json({ confirmed: emailVerified, items }, 200, { 'cache-control': 'no-store' });
  });
}
