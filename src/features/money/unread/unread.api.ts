import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { arrivalEnded, arrivalEnding } from '../arrivals/arrivals.contract.ts';
import { dismissUnread, readByHand } from './unread.commands.ts';
import { unreadRead, unreadReading } from './unread.contract.ts';

const params = z.object({ id: z.uuid() });
const over = {
  404: 'There is no such line.',
  409: 'Somebody has looked at it already (`unread.over`).',
};

const read = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/unread/{id}/read',
  operationId: 'readUnread',
  tags: ['Payments'],
  summary: 'Makes an arrival of a line or message that wasn’t understood, as somebody reads it',
  request: {
    params,
    ...sent(unreadReading, {
      ...{ method: 'bkash', outside: '9K70LM2QXB', amount: 125_000, sender: '01711000111' },
      at: '2026-11-22T10:05:00+06:00',
    }),
  },
  responses: {
    200: answered('It is an arrival; one that was kept already stays one.', unreadRead),
    ...refused({ ...usualRefusals, ...over, 422: 'Fields are not right, such as the number.' }),
  },
});

const dismiss = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/unread/{id}/dismiss',
  operationId: 'dismissUnread',
  tags: ['Payments'],
  summary: 'Puts a line or message aside that is no money of a customer',
  request: { params, ...sent(arrivalEnding, { reason: 'An advertisement.' }) },
  responses: { 200: answered('It is put aside.', arrivalEnded), ...refused({ ...usualRefusals, ...over }) },
});

/** What was sent in and not understood, for the office. The money inbox lists it. */
export const unreadRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(read, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, readByHand, input), 200);
    })
    .openapi(dismiss, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, dismissUnread, input), 200);
    });
