import { createRoute, z } from '@hono/zod-openapi';
import { findAgency, findWords } from '#features/site-settings/site-settings.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, sent } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import { settableStates } from '../enquiries.rules.ts';
import {
  basedOn,
  changed,
  changeRefusals,
  idParams,
  readRefusals,
  tagSent,
  version,
} from '../inbox/answers.contract.ts';
import { replyByEmail } from './reply.commands.ts';
import { replyTemplates } from './reply.contract.ts';
import { findForReply } from './reply.queries.ts';
import { fillTemplates } from './reply.rules.ts';

const tags = ['Enquiries of the office'];

const templatesRoute = createRoute({
  ...needs('enquiries.read'),
  method: 'get',
  path: '/enquiries/templates',
  operationId: 'listReplyTemplates',
  tags,
  summary: 'Reply templates for an enquiry, in both languages, filled in',
  request: { query: z.object({ enquiry: z.uuid() }) },
  responses: {
    200: answered('The enquiry’s own language first.', replyTemplates),
    ...readRefusals,
  },
});

const replyRoute = createRoute({
  ...needs('enquiries.write'),
  method: 'post',
  path: '/enquiries/{id}/replies',
  operationId: 'replyToEnquiry',
  tags,
  summary: 'Replies by e-mail; idempotent by replyId',
  request: {
    params: idParams,
    headers: tagSent,
    ...sent(
      z.strictObject({
        replyId: z.uuid(),
        language: z.enum(languages),
        subject: z.string().max(1_000),
        body: z.string().max(50_000),
        state: z.enum(settableStates).optional(),
        version,
      }),
      {
        replyId: '00000000-0000-4000-8000-000000000000',
        language: 'en',
        subject: 'Your enquiry',
        body: 'Dear Sample Rahman,\n\nthere are seats for all of you.',
        state: 'waiting',
        version: 3,
      },
    ),
  },
  responses: {
    200: answered('The letter lies in the outbox.', changed.extend({ replyId: z.uuid() })),
    ...changeRefusals,
  },
});

/** Replies by e-mail. */
export function replyRoutes({ commands }: { readonly commands: CommandDeps }): JsonRoutes {
  return jsonRoutes()
    .openapi(templatesRoute, async (context) => {
      const { enquiry } = context.req.valid('query');
      const found = await findForReply(commands.db, enquiry, context.var.caller.uid);
      if (!found) {
        throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
      }
      const { agency, office } = await findAgency(commands.db);
      const items = fillTemplates(found.kind, await findWords(commands.db), (language) => ({
        name: found.name,
        reference: found.reference,
        subject: found.subject,
        agency: agency.name[language],
        phone: agency.phone,
        hours: office.hoursLine[language],
        clerk: found.clerk,
      })).sort((a, b) => Number(b.language === found.language) - Number(a.language === found.language));
      return context.json({ items }, 200, { 'cache-control': 'no-store' });
    })
    .openapi(replyRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, replyByEmail, input), 200);
    });
}
