import { z } from 'zod';
import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { languages } from '#platform/language.ts';
import { settableStates } from '../enquiries.rules.ts';
import { noEnquiry, version } from '../inbox/answers.contract.ts';
import { replyByEmail } from './reply.commands.ts';
import { replyTemplates } from './reply.contract.ts';
import { findForReply } from './reply.queries.ts';
import { fillTemplates } from './reply.rules.ts';

/** Replies by e-mail, and templates for them. */
export const replyRoutes = routes('Enquiries of the office', [
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
      const items = fillTemplates(found.kind, await findLetterTexts(db), (language) => ({
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
  writes('POST /enquiries/{id}/replies', replyByEmail, {
    id: 'replyToEnquiry',
    summary: 'Replies by e-mail; idempotent by replyId',
    versionOrIfMatch: 'needed',
    body: z.strictObject({
      replyId: z.uuid(),
      language: z.enum(languages),
      subject: z.string().max(1_000),
      body: z.string().max(50_000),
      state: z.enum(settableStates).optional(),
      version,
    }),
    example: {
      replyId: '00000000-0000-4000-8000-000000000000',
      language: 'en',
      subject: 'Your enquiry',
      body: 'Dear Sample Rahman,\n\nthere are seats for all of you.',
      state: 'waiting',
      version: 3,
    },
    answer: 'The letter lies in the outbox.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof replyRoutes> {}
}
