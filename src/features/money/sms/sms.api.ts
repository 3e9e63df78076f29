import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { keepArrivals } from '../arrivals/arrivals.commands.ts';
import { keepUnread } from '../unparsed-sms/unparsed-sms.commands.ts';
import { smsRead, smsRequest } from './sms.contract.ts';
import { readSms } from './sms.rules.ts';

const read = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/sms',
  operationId: 'readSms',
  tags: ['Payments'],
  summary:
    'Reads pasted messages of wallets and keeps them as arrivals, or else as unread; nothing is settled by them',
  request: sent(smsRequest, {
    text: 'You have received payment Tk 1,250.00 from 01711000111. Fee Tk 0.00. Balance Tk 9,340.50. TrxID 9K70LM2QXB at 22/11/2026 10:05',
  }),
  responses: {
    200: answered('What was read, in the order of the text. Sums are poisha.', smsRead),
    ...refused(usualRefusals),
  },
});

/** Messages of wallets, for the office. */
export function smsRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes().openapi(read, async (context) => {
    const { text, provider } = context.req.valid('json');
    const { items, unread, messages } = readSms(text, provider);
    const kept = items.map(({ provider: method, trx, ...item }) => ({ method, outside: trx, ...item }));
    const { caller } = context.var;
    await run(deps, caller, keepArrivals, { source: 'sms', items: kept });
    await run(deps, caller, keepUnread, {
      source: 'sms' as const,
      ...(provider === undefined ? {} : { method: provider }),
      unread: messages.map((message) => ({ text: message })),
      read: [],
    });
    return context.json({ items: [...items], unread: [...unread] }, 200, { 'cache-control': 'no-store' });
  });
}
