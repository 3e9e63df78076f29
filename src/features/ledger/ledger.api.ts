import { createRoute, z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { amount } from '#platform/money/money.contract.ts';
import { findTrialBalance } from './ledger.queries.ts';

const trialBalance = z
  .object({
    accounts: z.array(z.object({ code: z.string(), name: z.string(), debit: amount, credit: amount })),
    debit: amount,
    credit: amount,
  })
  .meta({ id: 'TrialBalance' });

const read = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/trial-balance',
  operationId: 'readTrialBalance',
  tags: ['Reports'],
  summary: 'The balance of every account of the ledger at the end of a day',
  request: { query: z.object({ on: calendarDate.optional() }) },
  responses: {
    200: answered('Both sides add to the same. Sums are poisha.', trialBalance),
    ...refused(usualRefusals),
  },
});

/** Reports from the ledger. */
export function reportRoutes({ db, clock }: Pick<CommandDeps, 'db' | 'clock'>): JsonRoutes {
  return jsonRoutes().openapi(read, async (context) => {
    const { on = dhakaDate(clock.now()) } = context.req.valid('query');
    const { accounts, debit, credit } = await findTrialBalance(db, on);
    const listed = accounts.map(({ name, ...account }) => ({ ...account, name: name.en }));
    return context.json({ accounts: listed, debit, credit }, 200, { 'cache-control': 'no-store' });
  });
}
