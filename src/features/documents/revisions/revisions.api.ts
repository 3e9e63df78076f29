import { z } from 'zod';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { run } from '#platform/command/command.ts';
import { compareRevisions } from '#platform/compare.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import type { Language } from '#platform/language.ts';
import type { Kinds } from '../documents.commands.ts';
import { savedShape } from '../documents.contract.ts';
import { findDocument, listPublications, listRevisions, recordOf, textsOf } from '../documents.queries.ts';
import { comparison, revisionList, wholeRevision } from './revisions.contract.ts';
import { findRevision } from './revisions.queries.ts';
import { wordDifference } from './word-difference.rules.ts';

const number = z.coerce.number().int().min(1).max(1_000_000);
const refusals = { 404: 'There is no such document or revision.' };

/** The revisions of documents, for the office. */
export const revisionRoutes = (kinds: Kinds) =>
  routes('Revisions', [
    reads(
      'GET /documents/{id}/revisions',
      {
        permission: 'documents.read',
        id: 'listRevisions',
        summary: 'The revisions of a document, the newest first',
        answer: 'The revisions, at most 500.',
        output: revisionList,
        refusals,
      },
      async ({ id }, { db }) => {
        await findDocument(db, id);
        const rows = await listRevisions(db, id);
        const live = await listPublications(db, id);
        const names = await findActorNames(
          db,
          rows.map(({ savedBy }) => savedBy),
        );
        const liveIn = (revision: number): Language[] =>
          live.filter((each) => each.revision === revision).map(({ language }) => language);
        const items = rows.map((row) => ({
          number: row.number,
          savedAt: row.savedAt.toISOString(),
          savedBy: { id: row.savedBy, name: names.get(row.savedBy) ?? null },
          live: liveIn(row.number),
        }));
        return { items };
      },
    ),
    reads(
      'GET /documents/{id}/compare',
      {
        permission: 'documents.read',
        id: 'compareRevisions',
        summary: 'What differs between two revisions, field by field',
        query: z.object({ from: number, to: number }),
        answer: 'The differences.',
        output: comparison,
        refusals,
      },
      async ({ id, from, to }, { db }) => {
        const [before, after] = [await findRevision(db, id, from), await findRevision(db, id, to)];
        const changes = compareRevisions(before, after).map((change) =>
          typeof change.before === 'string' && typeof change.after === 'string'
            ? { ...change, words: wordDifference(change.before, change.after) }
            : change,
        );
        return { from, to, changes };
      },
    ),
    reads(
      'GET /documents/{id}/revisions/{number}',
      {
        permission: 'documents.read',
        id: 'readRevision',
        summary: 'A revision as it was saved',
        path: { number },
        answer: 'The revision.',
        output: wholeRevision,
        refusals,
      },
      async ({ id, number: wanted }, { db }) => {
        const row = await findRevision(db, id, wanted);
        const names = await findActorNames(db, [row.savedBy]);
        return {
          number: row.number,
          savedAt: row.savedAt.toISOString(),
          savedBy: { id: row.savedBy, name: names.get(row.savedBy) ?? null },
          slug: row.slug,
          facts: recordOf(row.facts),
          texts: textsOf(row.texts),
        };
      },
    ),
    runs(
      'POST /documents/{id}/restore',
      {
        permission: 'documents.write',
        id: 'restoreRevision',
        summary: 'Saves an old revision again as the newest',
        body: z.strictObject({ revision: z.int().min(1), basedOn: z.int().min(1).optional() }),
        example: { revision: 1 },
        answer: 'It was saved.',
        output: savedShape,
        version: ({ revision }) => revision,
        refusals: {
          ...refusals,
          409: 'It is in the trash, or another revision was saved meanwhile.',
        },
      },
      async ({ id, revision: wanted, basedOn }, deps, caller) => {
        const { kind, latestRevision } = await findDocument(deps.db, id);
        const { revision } = await run(deps, caller, kinds[kind].restoreRevision, {
          documentId: id,
          revision: wanted,
          basedOn: basedOn ?? latestRevision,
        });
        return { id, revision };
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof revisionRoutes>> {}
}
