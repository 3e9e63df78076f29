import { createRoute, z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { authorize } from '#platform/command/policy.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { openAgain } from './reopening/reopening.commands.ts';
import { closeTill, openTill } from './till.commands.ts';
import { till, tillClosing, tillList, tillOpening, tillReopening } from './till.contract.ts';
import { canUseTill } from './till.policy.ts';
import { findTill, listTills } from './till.queries.ts';

const tags = ['Tills'];
const noStore = { 'cache-control': 'no-store' };

const list = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/tills',
  operationId: 'listTills',
  tags,
  summary: 'The tills of a day: one’s own, or all for who may approve payments',
  request: { query: z.object({ day: calendarDate.optional() }) },
  responses: { 200: answered('By name. Sums are poisha.', tillList), ...refused(usualRefusals) },
});

const read = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/tills/{uid}/{day}',
  operationId: 'readTill',
  tags,
  summary: 'A clerk’s day at the till, with every movement of cash',
  request: { params: z.object({ uid: z.string().min(1).max(200), day: calendarDate }) },
  responses: {
    200: answered('As it stands now, or as it was closed. Sums are poisha.', till),
    ...refused({
      ...usualRefusals,
      404: 'It is not today, and the till was neither closed on that day nor is it open since then.',
    }),
  },
});

const open = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/tills/open',
  operationId: 'openTill',
  tags,
  summary: 'Opens one’s own till for today with money from the safe',
  request: sent(tillOpening, { float: 500_000 }),
  responses: {
    201: answered('It is open.', till),
    ...refused({
      ...usualRefusals,
      409: 'It was opened or closed today already, or is open since an earlier day (`till.unclosed`).',
      422: 'The sum is not right.',
    }),
  },
});

const close = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/tills/close',
  operationId: 'closeTill',
  tags,
  summary:
    'Closes a till, for the day on which it was opened, by counting its notes; a difference is booked with its reason',
  request: sent(tillClosing, {
    notes: { '1000': 12, '500': 3, '20': 4 },
    because: 'Twenty taka too little change.',
  }),
  responses: {
    200: answered('It is closed: no more cash of that day is taken in it.', till),
    ...refused({
      ...usualRefusals,
      409: 'It is closed already.',
      422: 'There is a difference without a reason (`till.difference`).',
    }),
  },
});

const reopen = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/tills/reopen',
  operationId: 'reopenTill',
  tags,
  summary: 'Opens a till again that was closed today; by another person, with the reason',
  request: sent(tillReopening, { clerk: 'the id of the account', because: 'A bundle was not counted.' }),
  responses: {
    200: answered('It is open, with the earlier count in `recounted`.', till),
    ...refused({
      ...usualRefusals,
      409: 'It was not closed today (`till.not-closed`), or its next day has begun (`till.begun`).',
    }),
  },
});

/** Tills of clerks, for the office. */
export function tillRoutes(deps: CommandDeps): JsonRoutes {
  const { db, clock } = deps;
  async function shown(clerk: string, day: CalendarDate) {
    const found = await findTill(db, clerk, day, dhakaDate(clock.now()));
    if (found === undefined) {
      throw new Failure('not-found', 'till.not-found', 'This till was not closed on that day.');
    }
    return found;
  }
  const ofAll = ({ permissions }: Actor) => permissions.has('payments.approve');
  return jsonRoutes()
    .openapi(list, async (context) => {
      const { caller } = context.var;
      const today = dhakaDate(clock.now());
      const { day = today } = context.req.valid('query');
      const items = await listTills(db, { day, today, own: ofAll(caller) ? undefined : caller.id });
      return context.json({ items }, 200, noStore);
    })
    .openapi(read, async (context) => {
      const { uid, day } = context.req.valid('param');
      const { caller } = context.var;
      const clerk = `user:${uid}`;
      const found = await shown(clerk, day);
      authorize(caller, canUseTill, { clerk, ofAll: ofAll(caller) });
      return context.json(found, 200, noStore);
    })
    .openapi(open, async (context) => {
      const { clerk, day } = await run(deps, context.var.caller, openTill, context.req.valid('json'));
      return context.json(await shown(clerk, day), 201, noStore);
    })
    .openapi(reopen, async (context) => {
      const { clerk, day } = await run(deps, context.var.caller, openAgain, context.req.valid('json'));
      return context.json(await shown(clerk, day), 200, noStore);
    })
    .openapi(close, async (context) => {
      const { clerk, day } = await run(deps, context.var.caller, closeTill, context.req.valid('json'));
      return context.json(await shown(clerk, day), 200, noStore);
    });
}
