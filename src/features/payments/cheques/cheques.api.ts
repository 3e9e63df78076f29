import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { bounceCheque, clearCheque, depositCheque, takeBackCheque, undoBounce } from './cheques.commands.ts';
import {
  chequeBounce,
  chequeBounceUndoing,
  chequeClearing,
  chequeDeposit,
  chequeList,
  chequeMoved,
  chequeQuery,
  chequeReturn,
} from './cheques.contract.ts';
import { listCheques } from './cheques.queries.ts';

const tags = ['Payments'];
const params = z.object({ id: z.uuid() });
const noStore = { 'cache-control': 'no-store' };
const example = { key: '0123456789abcdef0123456789abcdef' };
const refusals = refused({
  ...usualRefusals,
  404: 'There is no such cheque.',
  409: 'Somebody else was first (`cheques.state`), or the payment waits for approval (`cheques.waiting`).',
  422: 'Fields are not right, such as a day that is still to come.',
});

const list = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/cheques',
  operationId: 'listCheques',
  tags,
  summary: 'Cheques of customers: in hand, deposited, or done with',
  request: { query: chequeQuery },
  responses: { 200: answered('The oldest first. Sums are poisha.', chequeList), ...refused(usualRefusals) },
});

const deposit = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/cheques/{id}/deposit',
  operationId: 'depositCheque',
  tags,
  summary: 'Notes that a cheque was deposited at the bank; idempotent by its key',
  request: { params, ...sent(chequeDeposit, { day: '2026-11-22', account: '1501203344556001', ...example }) },
  responses: { 200: answered('It is deposited.', chequeMoved), ...refusals },
});

const clear = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/cheques/{id}/clear',
  operationId: 'clearCheque',
  tags,
  summary: 'Notes that the bank cleared a cheque: it is the bank’s money now; idempotent by its key',
  request: { params, ...sent(chequeClearing, { day: '2026-11-24', ...example }) },
  responses: { 200: answered('It is cleared.', chequeMoved), ...refusals },
});

const takeBack = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/cheques/{id}/take-back',
  operationId: 'takeBackCheque',
  tags,
  summary: 'Takes the last step of a cheque back by an opposite entry; idempotent by its key',
  request: {
    params,
    ...sent(chequeReturn, {
      from: 'deposited',
      reason: 'The signature differs: deposit it again.',
      ...example,
    }),
  },
  responses: { 200: answered('Where it is now.', chequeMoved), ...refusals },
});

const bounce = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/cheques/{id}/bounce',
  operationId: 'bounceCheque',
  tags,
  summary: 'Notes that the bank returned a cheque unpaid: the order owes again; idempotent by its key',
  request: {
    params,
    ...sent(chequeBounce, { day: '2026-11-24', reason: 'Insufficient funds', charge: 57_500, ...example }),
  },
  responses: { 200: answered('Its payment is undone.', chequeMoved), ...refusals },
});

const unbounce = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/cheques/{id}/undo-bounce',
  operationId: 'undoBounce',
  tags,
  summary: 'Undoes a bounce that was noted by mistake: the cheque is a new payment; idempotent by its key',
  request: {
    params,
    ...sent(chequeBounceUndoing, { reason: 'The bank returned another cheque.', ...example }),
  },
  responses: {
    200: answered('The new payment of the same cheque, which is deposited.', chequeMoved),
    ...refusals,
    ...refused({
      403: 'The account lacks the permission, or noted the bounce of a sum that needs two persons (`payments.own`).',
      409: 'It didn’t bounce (`cheques.state`), was entered again (`payments.seen`), or the same sum has come since (`cheques.paid-since`).',
    }),
  },
});

/** Cheques of customers, for the office. */
export const chequeRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(list, async (context) => {
      const { tab } = context.req.valid('query');
      return context.json(await listCheques(deps.db, tab, dhakaDate(deps.clock.now())), 200, noStore);
    })
    .openapi(deposit, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, depositCheque, input), 200, noStore);
    })
    .openapi(clear, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, clearCheque, input), 200, noStore);
    })
    .openapi(takeBack, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, takeBackCheque, input), 200, noStore);
    })
    .openapi(bounce, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, bounceCheque, input), 200, noStore);
    })
    .openapi(unbounce, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, undoBounce, input), 200, noStore);
    });
