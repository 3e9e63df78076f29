import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { type ListRow, listDocuments } from './document-list/document-list.queries.ts';
import { documentPath } from './document-path.rules.ts';
import type { Kinds } from './documents.commands.ts';
import {
  documentShape,
  documentsPage,
  documentsQuery,
  type ListedDocument,
  newDocument,
  replacement,
  savedShape,
} from './documents.contract.ts';
import { findDocument, readDocument } from './documents.queries.ts';
import { exampleContent } from './example/example.rules.ts';

/** A row of the list as the API returns it. */
function listedOf(row: ListRow, kinds: Kinds, names: ReadonlyMap<string, string>): ListedDocument {
  const { kind, slug, section } = row;
  return {
    id: row.id,
    kind,
    slug,
    market: section === 'domestic' || section === 'international' ? section : null,
    section: section === 'blog' || section === 'news' ? section : null,
    titles: { en: row.titleEn, bn: row.titleBn },
    cover:
      row.cover === null || row.coverVersion === null ? null : { id: row.cover, version: row.coverVersion },
    price: kinds[kind].price?.of(row.priced) ?? null,
    states: { en: row.stateEn, bn: row.stateBn },
    live: { en: row.liveEn, bn: row.liveBn },
    trashed: row.trashed,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: { id: row.updatedBy, name: names.get(row.updatedBy) ?? null },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    path: documentPath({ kind, slug, section }),
  };
}

/** Names who saved meanwhile. */
async function naming<Result>({ db }: CommandDeps, saving: Promise<Result>): Promise<Result> {
  try {
    return await saving;
  } catch (cause) {
    if (!(cause instanceof Failure) || typeof cause.details.savedBy !== 'string') {
      throw cause;
    }
    const id = cause.details.savedBy;
    const name = (await findActorNames(db, [id])).get(id) ?? null;
    const details = { ...cause.details, savedBy: { id, name } };
    throw new Failure(cause.kind, cause.code, cause.message, cause.fields, details);
  }
}

const version = ({ revision }: { readonly revision: number }) => revision;

/** Documents, listed and written with the commands of their kinds. */
export const documentRoutes = (kinds: Kinds) =>
  routes('Documents', [
    reads(
      'GET /documents',
      {
        permission: 'documents.read',
        id: 'listDocuments',
        summary: 'Lists documents, including drafts and the trash',
        query: documentsQuery,
        answer: 'A page of the list.',
        output: documentsPage,
      },
      async (query, { db }) => {
        const { rows, total, next } = await listDocuments({ db, kinds }, query);
        const names = await findActorNames(
          db,
          rows.map(({ updatedBy }) => updatedBy),
        );
        return { items: rows.map((row) => listedOf(row, kinds, names)), total, next };
      },
    ),
    runs(
      'POST /documents',
      {
        permission: 'documents.write',
        id: 'createDocument',
        summary: 'Creates a document as a draft',
        body: newDocument,
        example: { kind: 'post', ...exampleContent },
        status: 201,
        answer: 'It was created; its first revision is 1.',
        output: savedShape,
        version,
        location: ({ id }) => `/documents/${id}`,
        refusals: { 409: 'It was created before.', 422: 'Some fields are not right.' },
      },
      async ({ kind, id = crypto.randomUUID(), ...content }, deps, caller) => {
        const created = { documentId: id, ...content };
        const { revision } = await kinds[kind].asSent.create(deps, caller, created);
        return { id, revision };
      },
    ),
    reads(
      'GET /documents/{id}',
      {
        permission: 'documents.read',
        id: 'readDocument',
        summary: 'A document: its newest revision, what is live, what is scheduled',
        answer: 'The document; its ETag is its newest revision.',
        output: documentShape,
        version,
        refusals: { 404: 'There is no such document.' },
      },
      ({ id }, { db }) => readDocument(db, id),
    ),
    runs(
      'PUT /documents/{id}',
      {
        permission: 'documents.write',
        id: 'saveDocument',
        summary: 'Saves a document as a new revision',
        body: replacement,
        example: exampleContent,
        ifMatch: true,
        answer: 'It was saved; the ETag is the new revision.',
        output: savedShape,
        version,
        refusals: {
          404: 'There is no such document.',
          409: 'Another revision was saved meanwhile: `details` says by whom and what it changed.',
          412: 'If-Match is no ETag of this document.',
          422: 'Some fields are not right.',
          428: 'If-Match is missing.',
        },
      },
      async ({ id, ...content }, deps, caller, basedOn) => {
        const { kind } = await findDocument(deps.db, id);
        const change = { documentId: id, basedOn, ...content };
        const { revision } = await naming(deps, kinds[kind].asSent.save(deps, caller, change));
        return { id, revision };
      },
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof documentRoutes>> {}
}
