import { Column, eq, is, SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { livePosts } from '#features/posts/posts.table.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { packageList } from '#features/tour-packages/list/list.contract.ts';
import { saveDestinations } from '#features/tour-packages/tour-packages.commands.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { visaListQuery } from '#features/visas/visa-list/visa-list.contract.ts';
import { run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { allDestinations } from '../../content/packages.ts';
import { settings } from '../../content/settings.ts';
import { hidden, insertDocuments, secret, shown } from './hidden-documents.ts';
import { filesBelow, readText } from './source-files.ts';
import { nodesOfFile } from './syntax.ts';

/** What the public may see. A query of public pages that needs another table doesn't run here. */
const publicTables = ['destinations', 'visa_papers', 'settings', 'media', 'departures', 'price_lists'];

/** Modules that only the office, accounts and the program itself ask: never a public page. */
const staffOnly =
  /^src\/(?:platform\/mail|features\/(?:publishing\/(?:schedule|document|document-list)|media\/library|departures\/plan|site-settings\/settings-history|identity|documents|activity|overview|enquiries))\//;

const pattern = z.union([
  z.object({ type: z.literal('Identifier'), value: z.string() }),
  z.object({ type: z.literal('AssignmentPattern'), left: z.object({ value: z.string() }) }),
  z.object({
    type: z.literal('ObjectPattern'),
    properties: z.array(z.object({ key: z.object({ value: z.string() }) })),
  }),
]);
const exportedFunction = z.object({
  type: z.literal('ExportDeclaration'),
  declaration: z.object({
    type: z.literal('FunctionDeclaration'),
    identifier: z.object({ value: z.string() }),
    params: z.array(z.object({ pat: pattern })),
  }),
});

/** A parameter by its name, or by the names of its fields. */
type Parameter = string | readonly string[];

interface Query {
  readonly path: string;
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

/** Every exported function that is given the database, with the names of its parameters. */
const queries: Query[] = filesBelow('src', /\.queries\.ts$/).flatMap((path) =>
  nodesOfFile(path).flatMap((node): Query[] => {
    const found = exportedFunction.safeParse(node);
    if (!found.success) {
      return [];
    }
    const { identifier, params } = found.data.declaration;
    const parameters = params.map(({ pat }) =>
      pat.type === 'Identifier'
        ? pat.value
        : pat.type === 'AssignmentPattern'
          ? pat.left.value
          : pat.properties.map(({ key }) => key.value),
    );
    return parameters[0] === 'db' ? [{ path, name: identifier.value, parameters }] : [];
  }),
);

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.queries.ts', { eager: true });

type Values = Readonly<Record<string, readonly unknown[]>>;

/** Calls of a query in both languages, in which every other parameter has each of its values at least once. */
function callsOf({ path, name, parameters }: Query, values: Values): unknown[][] {
  const of = (parameter: string): readonly unknown[] => {
    const found = values[`${name}.${parameter}`] ?? values[parameter];
    if (!found) {
      throw new Error(`${path}, ${name}: give "${parameter}" a value in this test.`);
    }
    return found;
  };
  const rest = parameters.flat().filter((parameter) => parameter !== 'language');
  const turns = Math.max(...rest.map((parameter) => of(parameter).length));
  const languages = parameters.flat().includes('language') ? of('language') : [undefined];
  return languages.flatMap((language) =>
    Array.from({ length: turns }, (_, turn) => {
      const one = (parameter: string) =>
        parameter === 'language' ? language : of(parameter)[turn % of(parameter).length];
      return parameters.map((parameter) =>
        typeof parameter === 'string'
          ? one(parameter)
          : Object.fromEntries(parameter.map((field) => [field, one(field)])),
      );
    }),
  );
}

/** Parts of statements are no answers yet; what they read is seen where they are used. */
const isPart = (value: unknown) =>
  is(value, SQL) ||
  is(value, Column) ||
  (typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function');

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isPart(inner) ? undefined : inner instanceof Map ? [...inner] : inner,
  ) ?? '';

async function call({ path, name }: Query, args: readonly unknown[]): Promise<string> {
  const query = modules[`/${path}`]?.[name];
  if (typeof query !== 'function') {
    throw new Error(`${path} exports no ${name}.`);
  }
  return textOf(await Reflect.apply(query, undefined, args));
}

/** Names the query that wants more than the public may see. */
async function callAsPublic(query: Query, args: readonly unknown[]): Promise<string> {
  try {
    return await call(query, args);
  } catch (cause) {
    throw new Error(
      `${query.path}, ${query.name}: if it reads what the public may not see because only the office asks it, name its module in staffOnly.`,
      { cause },
    );
  }
}

/** Goes on as somebody who may read what the public may see, and nothing else. */
async function becomePublic(db: Database): Promise<void> {
  const role = `reader_${crypto.randomUUID().replaceAll('-', '')}`;
  const live = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public' AND tablename LIKE 'live\\_%'`);
  const tables = [...live.map(({ name }) => name), ...publicTables].join(', ');
  await db.execute(sql.raw(`CREATE ROLE ${role}`));
  await db.execute(sql.raw(`GRANT SELECT ON ${tables} TO ${role}`));
  await db.execute(sql.raw(`SET LOCAL ROLE ${role}`));
}

test('public queries can not reach a draft', async ({ db, deps }) => {
  const { slugs, ids } = await insertDocuments(deps);
  const calendar = { today: '2026-12-01', daysAgo: () => '2026-11-20', weekdayAhead: () => '2026-12-10' };
  const hero = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  await run(deps, actorWith(), saveSettings, settings(calendar, hero));
  await run(deps, actorWith(), saveDestinations, { destinations: allDestinations });
  const [tour] = await db.select().from(liveTourPackages);
  const [post] = await db.select().from(livePosts).where(eq(livePosts.kind, 'blog'));
  const parsed = [packageList, visaListQuery].map(({ parse }) => parse(new URLSearchParams()));
  const [filter, visaList] = parsed.map((each) => (each.ok ? each.value : {}));
  const words = [shown, hidden, 'quagga'];
  const values: Values = {
    ...{ db: [db], language: ['en', 'bn'], today: ['2026-12-01'], now: [new Date('2030-01-01')] },
    ...{ slug: slugs, name: [...slugs, ...ids], id: ids, documentId: ids, key: [hidden, shown] },
    ...{ slugs: [slugs], ids: [ids], keys: [words], slugOrId: [...slugs, ...ids] },
    query: [...words, ...slugs, ...ids],
    ...{ kind: ['blog', 'news'], market: ['domestic', 'international'], month: [undefined, '2027-01'] },
    ...{ months: [[], ['2027-01']], limit: [50], beside: [10], total: [50], matching: ['exact', 'rough'] },
    ...{ filter: [filter, ...words.map((q) => ({ ...filter, q }))], favourites: [slugs], holidays: [[]] },
    page: [{ market: 'domestic', months: [], limit: 50, offset: 0, withSeats: false }],
    facts: [tour?.facts],
    cards: [
      [
        ...slugs.map((slug) => ({ kind: 'visa', slug })),
        ...ids.map((document) => ({ kind: 'visa', document })),
      ],
    ],
    'relatedPosts.facts': [post?.facts],
    'listPosts.query': [undefined, ...words].map((q) => ({ kind: 'blog', limit: 50, q })),
    'listVisas.query': [undefined, ...words].map((q) => ({ ...visaList, q })),
    'findDetails.request': [{ kind: 'contact', topic: 'general' }],
    'findQuote.request': ids.map((id) => ({ id, key: 'any', party: {}, today: '2026-12-01' })),
    'findPublished.kind': ['visa', 'tour-package', 'post'],
    'findShareSubject.kind': ['visa', 'tour-package', 'post'],
  };
  await becomePublic(db);

  let calls = 0;
  const reached: string[] = [];
  const leaks: string[] = [];
  for (const query of queries.filter(({ path }) => !staffOnly.test(path))) {
    for (const args of callsOf(query, values)) {
      const answer = await callAsPublic(query, args);
      calls += 1;
      // Nobody asks for this word: it can only come out of what may not be seen.
      if (answer.includes(secret)) {
        leaks.push(`${query.name}: ${answer.slice(0, 200)}`);
      }
      if (answer.includes(shown)) {
        reached.push(query.name);
      }
    }
  }
  expect([...new Set(leaks)]).toEqual([]);
  expect(calls).toBeGreaterThan(500);
  // Queries do find what may be seen: it isn't that they find nothing.
  expect(new Set(reached).size).toBeGreaterThan(15);
}, 60_000);

test('the public is refused drafts, and what only staff may ask', async ({ db, deps }) => {
  await insertDocuments(deps);
  await becomePublic(db);
  const denied = { cause: { message: expect.stringContaining('permission denied') } };
  for (const table of ['documents', 'revisions', 'publications', 'scheduled_publications', 'activity']) {
    const reading = db.transaction((tx) => tx.execute(sql.raw(`SELECT * FROM ${table}`)));
    await expect(reading, table).rejects.toMatchObject(denied);
  }
  const pages = filesBelow('src', /\.tsx?$/).filter((path) =>
    /^src\/(?:site|features\/(?:visas|tour-packages|posts|published|air-tickets|team)\/site)\//.test(path),
  );
  expect(pages.length).toBeGreaterThan(100);
  const asking = pages.filter((path) =>
    [...readText(path).matchAll(/from '#([^']+\.queries\.ts)'/g)].some(([, from]) =>
      staffOnly.test(`src/${from}`),
    ),
  );
  expect(asking).toEqual([]);
});

test('no module of queries is left out', () => {
  const paths = filesBelow('src', /\.queries\.ts$/);
  expect(Object.keys(modules).sort()).toEqual(paths.map((path) => `/${path}`));
  expect(paths.length).toBeGreaterThan(20);
  expect(queries.length).toBeGreaterThan(35);
  // Written any other way, the list above would miss them.
  const missed = paths.flatMap((path) =>
    Object.entries(modules[`/${path}`] ?? {})
      .filter(([, value]) => typeof value === 'function' && /^(?:async )?\(\s*db\b/.test(String(value)))
      .map(([name]) => `${path} ${name}`),
  );
  expect(missed).toEqual([]);
});
