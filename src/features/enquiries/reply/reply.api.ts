import { createRoute, z } from '@hono/zod-openapi';
import { findAgency, findWords } from '#features/site-settings/site-settings.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, sent } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { languages } from '#platform/language.ts';
import { settableStates } from '../enquiries.rules.ts';
import {
  basedOn,
  changed,
  changeRefusals,
  idParams,
  noEnquiry,
  tagSent,
  version,
} from '../inbox/answers.contract.ts';
import { replyByEmail } from './reply.commands.ts';
import { replyTemplates } from './reply.contract.ts';
import { findForReply } from './reply.queries.ts';
import { fillTemplates } from './reply.rules.ts';

const tag = 'Enquiries of the office';

/** Templates for replies. */
export const templateRoutes = routes(tag, [
  reads(
    'GET /enquiries/templates',
    {
      permission: 'enquiries.read',
      id: 'listReplyTemplates',
      summary: 'Reply templates for an enquiry, in both languages, filled in',
      query: z.object({ enquiry: z.uuid() }),
      answer: 'The enquiry’s own language first.',
      output: replyTemplates,
      refusals: noEnquiry,
    },
    async ({ enquiry }, { db, caller }) => {
      const found = await findForReply(db, enquiry, caller.uid);
      if (!found) {
        throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
      }
      const { agency, office } = await findAgency(db);
      const items = fillTemplates(found.kind, await findWords(db), (language) => ({
        name: found.name,
        reference: found.reference,
        subject: found.subject,
        agency: agency.name[language],
        phone: agency.phone,
        hours: office.hoursLine[language],
        clerk: found.clerk,
      })).sort((a, b) => Number(b.language === found.language) - Number(a.language === found.language));
      return { items };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof templateRoutes> {}
}

const replyRoute = createRoute({
  ...needs('enquiries.write'),
  method: 'post',
  path: '/enquiries/{id}/replies',
  operationId: 'replyToEnquiry',
  tags: [tag],
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
export const replyRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(replyRoute, async (context) => {
    const { req } = context;
    const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
    return context.json(await run(deps, context.var.caller, replyByEmail, input), 200);
  });
