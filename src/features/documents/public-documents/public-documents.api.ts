import { createRoute, z } from '@hono/zod-openapi';
import { Failure } from '#platform/command/failure.ts';
import { problemShape } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { type Language, languages, pathIn } from '#platform/language.ts';
import { documentPath } from '../document-path.rules.ts';
import { withoutFields } from '../former-fields.rules.ts';
import { type DocumentKind, documentKinds } from '../kinds/kinds.data.ts';
import { publishedDocument, publishedList, publishedQuery } from './public-documents.contract.ts';
import { findPublished, listPublished, type PublishedDeps } from './public-documents.queries.ts';

const json = <Shape>(schema: Shape) => ({ 'application/json': { schema } });
const failed = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemShape } },
});

const list = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/published',
  operationId: 'listPublished',
  tags: ['Published'],
  summary: 'Lists published visa guides, tour packages and posts',
  request: { query: publishedQuery },
  responses: {
    200: { description: 'A page of the list.', content: json(publishedList) },
    400: failed('A parameter is not right.'),
  },
});

const one = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/published/{kind}/{slug}',
  operationId: 'readPublished',
  tags: ['Published'],
  summary: 'One published document',
  request: {
    params: z.object({ kind: z.enum(documentKinds), slug: z.string().max(80) }),
    query: z.object({ language: z.enum(languages).default('en') }),
  },
  responses: {
    200: { description: 'The document.', content: json(publishedDocument) },
    400: failed('A parameter is not right.'),
    404: failed('Nothing is published here in this language.'),
  },
});

interface Row {
  kind: DocumentKind;
  slug: string;
  section: string | null;
  language: Language;
  title: string;
  summary: string;
  publishedAt: Date;
}

/** Published documents. It reads live tables only. */
export function publishedRoutes(deps: PublishedDeps & { readonly siteUrl: string }): JsonRoutes {
  const shown = ({ kind, slug, section, language, title, summary, publishedAt }: Row) => ({
    kind,
    slug,
    language,
    title,
    summary,
    url: `${deps.siteUrl}${pathIn(language, documentPath({ kind, slug, section }))}`,
    publishedAt: publishedAt.toISOString(),
  });
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    const { cursor, ...query } = context.req.valid('query');
    const rows = await listPublished(deps, { ...query, ...(cursor === undefined ? {} : { after: cursor }) });
    const last = rows.length === query.limit ? rows.at(-1) : undefined;
    return context.json({ items: rows.map(shown), next: last?.documentId ?? null }, 200);
  });
  routes.openapi(one, async (context) => {
    const { kind, slug } = context.req.valid('param');
    const found = await findPublished(deps, kind, slug, context.req.valid('query').language);
    if (!found) {
      throw new Failure('not-found', 'published.not-found', 'Nothing is published here in this language.');
    }
    const texts = z.record(z.string(), z.unknown()).parse(found.texts);
    const { former } = deps.kinds[kind];
    const facts = withoutFields(found.facts, former?.facts);
    return context.json({ ...shown(found), facts, texts: withoutFields(texts, former?.texts) }, 200);
  });
  return routes;
}
