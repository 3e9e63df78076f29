import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { recordOf, textsOf } from '../documents.queries.ts';
import { findRevision } from '../revisions/revisions.queries.ts';
import { dropOwnWorkingDraft, keepWorkingDraft } from './working-drafts.commands.ts';
import { newWorkingDraft, wholeWorkingDraft, workingDraftList } from './working-drafts.contract.ts';
import { findWorkingDraft, listWorkingDrafts } from './working-drafts.queries.ts';

const permission = 'documents.write';

/** Unfinished drafts of staff; each sees only their own. */
export const workingDraftRoutes = routes('Working drafts', [
  reads(
    'GET /working-drafts',
    {
      permission,
      id: 'listWorkingDrafts',
      summary: 'What you have begun and not finished, the newest first',
      answer: 'The drafts, at most 100.',
      output: workingDraftList,
    },
    async (_, { db, caller }) => {
      const rows = await listWorkingDrafts(db, caller.uid);
      return { items: rows.map((row) => ({ ...row, keptAt: row.keptAt.toISOString() })) };
    },
  ),
  reads(
    'GET /working-drafts/{documentId}',
    {
      permission,
      id: 'readWorkingDraft',
      summary: 'What you have typed of a document that isn’t whole yet',
      answer: 'The draft.',
      output: wholeWorkingDraft,
      refusals: { 404: 'You have none of this document.' },
    },
    async ({ documentId }, { db, caller }) => {
      const { kind, basedOn, draft, keptAt } = await findWorkingDraft(db, caller.uid, documentId);
      const saved = basedOn === null ? null : await findRevision(db, documentId, basedOn);
      const base = saved && { slug: saved.slug, facts: recordOf(saved.facts), texts: textsOf(saved.texts) };
      return { kind, basedOn, base, draft, keptAt: keptAt.toISOString() };
    },
  ),
  writes('PUT /working-drafts/{documentId}', keepWorkingDraft, {
    id: 'keepWorkingDraft',
    summary: 'Keeps what you have typed of a document; nobody else sees it',
    body: newWorkingDraft,
    example: {
      kind: 'post',
      basedOn: null,
      draft: { slug: '', facts: {}, texts: { en: { title: 'A walk' }, bn: {} } },
    },
    answer: 'It is kept until the document is saved.',
  }),
  writes('DELETE /working-drafts/{documentId}', dropOwnWorkingDraft, {
    id: 'dropWorkingDraft',
    summary: 'Throws away what you have typed of a document',
    status: 204,
    answer: 'It is gone.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof workingDraftRoutes> {}
}
