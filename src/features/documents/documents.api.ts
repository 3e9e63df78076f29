import { createRoute } from '@hono/zod-openapi';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { basedOnOf, entityTag, ifMatch } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { type ListRow, listDocuments } from './document-list/document-list.queries.ts';
import { documentPath } from './document-path.rules.ts';
import type { DocumentDeps, Kinds } from './documents.commands.ts';
import {
  documentId,
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

const tag = 'Documents';

const list = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/documents',
  operationId: 'listDocuments',
  tags: [tag],
  summary: 'Lists documents, including drafts and the trash',
  request: { query: documentsQuery },
  responses: { 200: answered('A page of the list.', documentsPage), ...refused(usualRefusals) },
});

const create = createRoute({
  ...needs('documents.write'),
  method: 'post',
  path: '/documents',
  operationId: 'createDocument',
  tags: [tag],
  summary: 'Creates a document as a draft',
  request: sent(newDocument, { kind: 'post', ...exampleContent }),
  responses: {
    201: answered('It was created; its first revision is 1.', savedShape),
    ...refused({ ...usualRefusals, 409: 'It was created before.', 422: 'Some fields are not right.' }),
  },
});

const replace = createRoute({
  ...needs('documents.write'),
  method: 'put',
  path: '/documents/{id}',
  operationId: 'saveDocument',
  tags: [tag],
  summary: 'Saves a document as a new revision',
  request: {
    params: documentId,
    headers: ifMatch(),
    ...sent(replacement, exampleContent),
  },
  responses: {
    200: answered('It was saved; the ETag is the new revision.', savedShape),
    ...refused({
      ...usualRefusals,
      404: 'There is no such document.',
      409: 'Another revision was saved meanwhile: `details` says by whom and what it changed.',
      412: 'If-Match is no ETag of this document.',
      422: 'Some fields are not right.',
      428: 'If-Match is missing.',
    }),
  },
});

/** A row of the list as the API returns it. */
export function listedOf(row: ListRow, kinds: Kinds, names: ReadonlyMap<string, string>): ListedDocument {
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
async function naming<Result>(deps: DocumentDeps, saving: Promise<Result>): Promise<Result> {
  try {
    return await saving;
  } catch (cause) {
    if (!(cause instanceof Failure) || typeof cause.details.savedBy !== 'string') {
      throw cause;
    }
    const id = cause.details.savedBy;
    const name = (await findActorNames(deps.db, [id])).get(id) ?? null;
    const details = { ...cause.details, savedBy: { id, name } };
    throw new Failure(cause.kind, cause.code, cause.message, cause.fields, details);
  }
}

/** One document of any kind, as it is read. */
export const documentReadRoutes = routes(tag, [
  reads(
    'GET /documents/{id}',
    {
      permission: 'documents.read',
      id: 'readDocument',
      summary: 'A document: its newest revision, what is live, what is scheduled',
      answer: 'The document; its ETag is its newest revision.',
      output: documentShape,
      version: ({ revision }) => revision,
      refusals: { 404: 'There is no such document.' },
    },
    ({ id }, { db }) => readDocument(db, id),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof documentReadRoutes> {}
}

/** Documents, listed and written with the commands of their kinds. */
export function documentRoutes(deps: DocumentDeps): JsonRoutes {
  const mounted = jsonRoutes();
  mounted.openapi(list, async (context) => {
    const query = context.req.valid('query');
    const { rows, total, next } = await listDocuments(deps, query);
    const names = await findActorNames(
      deps.db,
      rows.map(({ updatedBy }) => updatedBy),
    );
    return context.json({ items: rows.map((row) => listedOf(row, deps.kinds, names)), total, next }, 200);
  });
  mounted.openapi(create, async (context) => {
    const { kind, id = crypto.randomUUID(), ...content } = context.req.valid('json');
    const saved = await deps.kinds[kind].asSent.create(deps, context.var.caller, {
      documentId: id,
      ...content,
    });
    return context.json({ id, revision: saved.revision }, 201, {
      etag: entityTag(saved.revision),
      location: `/api/documents/${id}`,
    });
  });
  mounted.openapi(replace, async (context) => {
    const { id } = context.req.valid('param');
    const basedOn = basedOnOf(context.req.valid('header'));
    const { kind } = await findDocument(deps.db, id);
    const change = { documentId: id, basedOn, ...context.req.valid('json') };
    const saved = await naming(deps, deps.kinds[kind].asSent.save(deps, context.var.caller, change));
    return context.json({ id, revision: saved.revision }, 200, { etag: entityTag(saved.revision) });
  });
  return mounted;
}
