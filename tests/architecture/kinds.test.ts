import { getTableName } from 'drizzle-orm';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect } from 'vitest';
import { subjectKinds, subjectLabel } from '#dashboard/activity/subject-labels.ts';
import { addPath, editPath, listPath } from '#dashboard/documents/document-addresses.ts';
import { kindName } from '#dashboard/documents/document-labels.ts';
import { documentLists, listOf } from '#dashboard/documents/document-lists.ts';
import { officePages } from '#dashboard/shell/nav.data.ts';
import { documentPath } from '#features/documents/document-path.rules.ts';
import {
  type DocumentKind,
  documentKinds,
  type Shelf,
  shelves,
} from '#features/documents/kinds/kinds.data.ts';
import { shelfOf } from '#features/documents/kinds/kinds.rules.ts';
import { listPublished } from '#features/documents/public-documents/public-documents.queries.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { m } from '#messages/messages.js';
import type { Actor, CommandDeps } from '#platform/command/command.ts';
import { languages } from '#platform/language.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { kinds } from '../../src/document-kinds.ts';
import routes from '../../src/routes.ts';
import { liveDocuments } from '../../src/site/live-documents.ts';
import { searchSite } from '../../src/site/search/search.queries.ts';
import { findShareSubject } from '../../src/site/share-image/share-image.queries.ts';
import { listPublishedPages } from '../../src/site/sitemap/sitemap.queries.ts';
import { sitemapXml } from '../../src/site/sitemap/sitemap.ts';
import { officeOf } from '../office/office.ts';

type Entry = (typeof routes)[number];

const routeOf = ({ path, index, file, children }: Entry): RouteObject =>
  index
    ? { index, handle: file }
    : { ...(path !== undefined && { path }), handle: file, children: children?.map(routeOf) ?? [] };
const table = routes.map((entry) => routeOf(entry));

/** The file of the page at a path; none when nothing but the page for unknown addresses answers. */
function pageAt(path: string): string | undefined {
  const file: unknown = matchRoutes(table, path)?.at(-1)?.route.handle;
  return typeof file === 'string' && /-page\.tsx$/.test(file) && !/not-found|nothing/.test(file)
    ? file
    : undefined;
}

/** Writes and publishes a document of a shelf in both languages. */
const insert: Readonly<
  Record<DocumentKind, (deps: CommandDeps, actor: Actor, slug: string, shelf: Shelf) => Promise<string>>
> = {
  visa: (deps, actor, slug) => insertVisa(deps, actor, { slug, titles: titlesOf(slug) }),
  'tour-package': (deps, actor, slug, { name }) =>
    insertPackage(deps, actor, {
      slug,
      titles: titlesOf(slug),
      facts: { market: name === 'international' ? 'international' : 'domestic' },
      departures: [],
    }),
  post: (deps, actor, slug, { name }) =>
    insertPost(deps, actor, {
      slug,
      titles: titlesOf(slug),
      facts: { kind: name === 'news' ? 'news' : 'blog' },
    }),
};
const titlesOf = (slug: string) => ({ en: `Quagga ${slug}`, bn: `কোয়াগা ${slug}` });

const slugOf = ({ name }: Shelf) => `one-${name}`;
const pathOf = (shelf: Shelf) => `${shelf.pages}/${slugOf(shelf)}`;

async function insertEach(deps: CommandDeps): Promise<void> {
  for (const shelf of shelves) {
    await insert[shelf.kind](deps, actorWith(), slugOf(shelf), shelf);
  }
}

describe('every kind of document', () => {
  test('has pages for its lists and its documents, in both languages', () => {
    expect(pageAt('/nothing-here')).toBeUndefined();
    for (const { list, pages } of shelves) {
      for (const path of [list, `${pages}/a-slug`, `/bn${list}`, `/bn${pages}/a-slug`]) {
        expect(pageAt(path), path).toBeDefined();
      }
    }
  });

  test('has a list, a form and a place in the side bar of the office', () => {
    const id = crypto.randomUUID();
    for (const list of Object.values(documentLists)) {
      for (const path of [listPath(list), addPath(list), editPath({ ...list, id })]) {
        expect(pageAt(path), path).toBeDefined();
      }
      expect(listPath(list)).toBe(`/dashboard/${list.key}`);
      expect(officePages.map(({ path }) => path)).toContain(listPath(list));
    }
    expect(documentKinds.map((kind) => listOf({ kind }).kind)).toEqual(documentKinds);
  });

  test('has a name of its own, and the log knows it', () => {
    const names = shelves.map(({ kind, name }) =>
      kindName({
        kind,
        market: name === 'domestic' || name === 'international' ? name : null,
        section: name === 'blog' || name === 'news' ? name : null,
      }),
    );
    expect(new Set(names).size).toBe(shelves.length);
    expect(documentKinds.map(subjectLabel)).not.toContain(m.office_kind_other());
    expect(subjectKinds).toEqual(expect.arrayContaining(documentKinds));
  });

  test('has an address that no other kind takes', () => {
    const paths = shelves.map((shelf) => documentPath({ kind: shelf.kind, slug: 'a', section: shelf.name }));
    expect(paths).toEqual(shelves.map(({ pages }) => `${pages}/a`));
    expect(new Set(paths).size).toBe(shelves.length);
  });

  test('has commands and a live table of its own, which the site knows', () => {
    for (const kind of documentKinds) {
      expect(kinds[kind].kind).toBe(kind);
      expect(kinds[kind].live).toBe(liveDocuments[kind]);
    }
    const tables = Object.values(liveDocuments).map((live) => getTableName(live.table));
    expect(tables.filter((name) => !name.startsWith('live_'))).toEqual([]);
    expect(new Set(tables).size).toBe(documentKinds.length);
  });

  test('is in the sitemap, the search, the shared pictures and the API once it is published', async ({
    deps,
    db,
  }) => {
    await insertEach(deps);
    const xml = sitemapXml('https://shofor.example', await listPublishedPages(db));
    for (const shelf of shelves) {
      expect(xml).toContain(`<loc>https://shofor.example${pathOf(shelf)}</loc>`);
      expect(xml).toContain(`<loc>https://shofor.example/bn${pathOf(shelf)}</loc>`);
      expect(xml).toContain(`<loc>https://shofor.example${shelf.list}</loc>`);
    }
    for (const language of languages) {
      const found = await searchSite(db, language, titlesOf('')[language]);
      expect(found.map(documentPath).toSorted()).toEqual(shelves.map(pathOf).toSorted());
      const published = await listPublished({ db, kinds }, { language, limit: 50 });
      expect(published.map(documentPath).toSorted()).toEqual(shelves.map(pathOf).toSorted());
      for (const shelf of shelves) {
        const subject = await findShareSubject(db, shelf.kind, slugOf(shelf), language);
        expect(subject?.title).toBe(titlesOf(slugOf(shelf))[language]);
      }
    }
  });

  test('is listed in the office', async ({ deps }) => {
    await insertEach(deps);
    for (const kind of documentKinds) {
      const own = shelves.filter((shelf) => shelf.kind === kind);
      expect(own.map(({ name }) => shelfOf({ kind, section: name }))).toEqual(own);
      const { status, body } = await officeOf(deps)('GET', `/documents?kind=${kind}`);
      expect(status).toBe(200);
      const paths = body.items.map(({ path }: { path: string }) => path);
      expect(paths.toSorted()).toEqual(own.map(pathOf).toSorted());
    }
  });
});
