import { z } from 'zod';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import type { Kinds } from '../documents.commands.ts';
import { findDocument } from '../documents.queries.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { checkResult } from './checks.contract.ts';
import { checkContent, listTakenTitles } from './checks.queries.ts';
import { inWords, stopping } from './checks.rules.ts';

const ofRevision = z.object({
  revision: z.coerce.number().int().min(1).optional().meta({ description: 'Absent: the newest.' }),
});

/** Checks before publishing, for the office. */
export const checkRoutes = (kinds: Kinds) =>
  routes('Documents', [
    reads(
      'GET /documents/{id}/checks',
      {
        permission: 'documents.read',
        id: 'checkDocument',
        summary: 'Problems of a revision to fix before publishing, blocking ones first',
        query: ofRevision,
        answer: 'The checks that found something.',
        output: checkResult,
        refusals: { 404: 'There is no such document or revision.' },
      },
      async ({ id, revision: wanted }, { db, now }) => {
        const { kind, latestRevision } = await findDocument(db, id);
        const revision = wanted ?? latestRevision;
        const content = await findRevision(db, id, revision);
        const faults = [
          ...(await checkContent(db, kinds[kind], content, now)),
          ...(await listTakenTitles(db, { id, kind }, content.texts)),
        ];
        const may = (language: 'en' | 'bn') => stopping(faults, language).length === 0;
        return { revision, items: faults.map(inWords), canPublish: { en: may('en'), bn: may('bn') } };
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof checkRoutes>> {}
}
