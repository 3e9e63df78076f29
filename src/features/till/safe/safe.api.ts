import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { countSafe } from './safe.commands.ts';
import { safe, safeCount, safeCounted } from './safe.contract.ts';
import { findSafe } from './safe.queries.ts';

const tags = ['Tills'];
const noStore = { 'cache-control': 'no-store' };

const read = createRoute({
  ...needs('payments.approve'),
  method: 'get',
  path: '/safe',
  operationId: 'readSafe',
  tags,
  summary: 'What is in the safe by the ledger; poisha',
  responses: { 200: answered('It.', safe), ...refused(usualRefusals) },
});

const count = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/safe/count',
  operationId: 'countSafe',
  tags,
  summary:
    'Books what was counted in the safe: what it finds first beyond the books is its opening balance; any other difference needs its reason',
  request: sent(safeCount, { counted: 15_000_000 }),
  responses: {
    200: answered(
      'As it stands now; with `approval`, another person must approve the count first.',
      safeCounted,
    ),
    ...refused({ ...usualRefusals, 422: 'There is a difference without a reason (`till.safe-difference`).' }),
  },
});

/** The safe, for who may approve payments. */
export const safeRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(read, async (context) => context.json(await findSafe(deps.db), 200, noStore))
    .openapi(count, async (context) => {
      const { approval } = await run(deps, context.var.caller, countSafe, context.req.valid('json'));
      return context.json({ ...(await findSafe(deps.db)), approval }, 200, noStore);
    });
