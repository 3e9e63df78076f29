import { Column, eq, is, SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { postFactsOf } from '#features/posts/posts.factory.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { saveDestinations } from '#features/tour-packages/tour-packages.commands.ts';
import { packageFacts } from '#features/tour-packages/tour-packages.factory.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { allDestinations } from '../../content/packages.ts';
import { settings } from '../../content/settings.ts';
import { insertDocuments, secret, shown } from './hidden-documents.ts';
import { publicQueries } from './public-queries.ts';
import { filesBelow, readText } from './source-files.ts';

/** What the public may see. A query of public pages that needs another table doesn't run here. */
const publicTables = [
  'destinations',
  'themes',
  'visa_papers',
  'settings',
  'media',
  'departures',
  'price_lists',
  'seat_holds',
  'seat_queue',
  'visa_times',
  // Where an address of the agency's old site leads, while that is live.
  'old_addresses',
  // Whether WhatsApp is set up: the checkout offers it.
  'message_providers',
];

/** Modules that only the office, accounts and the program itself call: never a public page. */
const staffOnly =
  /^src\/(?:platform\/(?:messages|outbox|lookup)|features\/(?:agenda|media\/(?:library|lookup)|departures\/(?:plan|agenda|lookup)|lookup|site-settings\/settings-history|visas\/(?:checks|agenda)|tour-packages\/(?:checks|agenda)|identity|list-views|push|traveller-reviews(?!\/rating\/)|documents(?!\/(?:published|search)\/)|activity|overview|colleagues|customers|enquiries|ledger|papers|orders(?!\/terms\/before-booking)|payments|till|money|books|reports|gateways|bookings|visa-cases|fares|find|messages|personal-data|samples|suppliers|reconciliation|everything|imports(?!\/addresses\/)|start))\//;

/** What modules of queries export beside queries: parts of statements, and what reads no table. */
const parts = new Set([
  'leftOf',
  'isFull',
  'openRuns',
  'nextRun',
  'inPublic',
  'pictureOf',
  'cardKey',
  'cardTags',
  'isPackage',
  'conditionsOf',
  'where',
  'soonestFirst',
  'findRoutes',
  'journeyOf',
  'placeIn',
  'listAirports',
  'findAirport',
  'findTicketHit',
  'soundsOf',
  'nameWords',
  'nameLike',
  'airportsByCode',
  'popularAirports',
]);

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.queries.ts', { eager: true });

/** Parts of statements are no answers yet; what they read is seen where they are used. */
const isPart = (value: unknown) =>
  is(value, SQL) ||
  is(value, Column) ||
  (typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function');

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isPart(inner) ? undefined : inner instanceof Map ? [...inner] : inner,
  ) ?? '';

/** Names the query that wants more than the public may see. */
async function callAsPublic(name: string, call: () => unknown): Promise<string> {
  try {
    return textOf(await call());
  } catch (cause) {
    throw new Error(`${name}: if only the office asks it, name its module in staffOnly.`, { cause });
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

test('public queries cannot reach a draft', async ({ db, deps }) => {
  const { slugs, ids } = await insertDocuments(deps);
  const calendar = { today: '2026-12-01', daysAgo: () => '2026-11-20', weekdayAhead: () => '2026-12-10' };
  const hero = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  await run(deps, actorWith(), saveSettings, settings(calendar, hero));
  await run(deps, actorWith(), saveDestinations, { destinations: allDestinations });
  const [tour] = await db.select().from(liveTourPackages);
  const [post] = await db.select().from(livePosts).where(eq(livePosts.kind, 'blog'));
  if (!tour || !post) {
    throw new Error('Neither a package nor a post is live.');
  }
  const queries = publicQueries({ slugs, ids, tour: tour.facts, post: post.facts });
  await becomePublic(db);

  let calls = 0;
  const reached: string[] = [];
  const leaks: string[] = [];
  for (const { query, calls: each } of queries) {
    for (const call of each) {
      const response = await callAsPublic(query.name, () => call(db));
      calls += 1;
      // No query contains this word: it can only come from hidden documents.
      if (response.includes(secret)) {
        leaks.push(`${query.name}: ${response.slice(0, 200)}`);
      }
      if (response.includes(shown)) {
        reached.push(query.name);
      }
    }
  }
  expect([...new Set(leaks)]).toEqual([]);
  expect(calls).toBeGreaterThan(500);
  // Queries do find what may be seen: it isn't that they find nothing.
  expect(new Set(reached).size).toBeGreaterThan(15);
}, 60_000);

test('the public is refused drafts and the calls of staff', async ({ db, deps }) => {
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

test('every query of public pages is called here', () => {
  const paths = filesBelow('src', /\.queries\.ts$/);
  expect(Object.keys(modules).sort()).toEqual(paths.map((path) => `/${path}`));
  const [id] = [crypto.randomUUID()];
  const called = new Set<unknown>(
    publicQueries({ slugs: ['a'], ids: [id], tour: packageFacts(), post: postFactsOf() }).map(
      ({ query }) => query,
    ),
  );
  const exported = paths
    .filter((path) => !staffOnly.test(path))
    .flatMap((path) => Object.entries(modules[`/${path}`] ?? {}))
    .filter(([, value]) => typeof value === 'function');
  const missing = exported.filter(([name, value]) => !called.has(value) && !parts.has(name));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(called.size).toBeGreaterThan(45);
  // A part that is gone has no line left.
  const names = new Set(exported.map(([name]) => name));
  expect([...parts].filter((name) => !names.has(name))).toEqual([]);
});
