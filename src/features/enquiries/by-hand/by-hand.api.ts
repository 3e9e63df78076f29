import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { addByHand } from './by-hand.commands.ts';
import { handRequest, handTaken } from './by-hand.contract.ts';

const handRoute = createRoute({
  ...needs('enquiries.write'),
  method: 'post',
  path: '/enquiries/by-hand',
  operationId: 'addEnquiryByHand',
  tags: ['Enquiries of the office'],
  summary: 'Takes an enquiry by telephone, at the desk or on WhatsApp; idempotent by key',
  request: sent(handRequest, {
    source: 'phone',
    name: 'Sample Rahman',
    phone: '01712-345678',
    topic: 'visa',
    subject: 'Thailand visa, three people',
    travelOn: '2027-02-12',
    travellers: 3,
    language: 'bn',
    key: '0123456789abcdef0123456789abcdef',
  }),
  responses: { 201: answered('Taken.', handTaken.meta({ id: 'EnquiryTaken' })), ...refused(usualRefusals) },
});

/** Enquiries that staff take by hand. */
export function handRoutes({ commands }: { readonly commands: CommandDeps }): JsonRoutes {
  return jsonRoutes().openapi(handRoute, async (context) =>
    context.json(await run(commands, context.var.caller, addByHand, context.req.valid('json')), 201),
  );
}
