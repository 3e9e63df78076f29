import { join } from 'node:path';
import { Hono } from 'hono';
import { kinds as documentKinds } from '#document-kinds.ts';
import { activityRoutes } from '#features/activity/activity.api.ts';
import { documentRoutes } from '#features/documents/documents.api.ts';
import { pictureUses } from '#features/documents/pictures/pictures.queries.ts';
import { libraryRoutes } from '#features/media/library/library.api.ts';
import { overviewRoutes } from '#features/overview/overview.api.ts';
import { cursorBehind } from '#platform/database/cursor.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { GatedVariables } from '#platform/http/gate.ts';
import { callerWith } from '#platform/testing/api-caller.ts';
import { timed } from './bench-growth.ts';
import { addDocuments } from './many-documents.ts';
import { placeName } from './many-packages.ts';
import { onOwnDatabase } from './own-database.ts';
import { printTable } from './table.ts';

const documents = 100_000;
const target = 150;
const root = join(import.meta.dirname, '../..');

const kinds = ['visa', 'tour-package', 'post'];
const nobody = '00000000-0000-4000-8000-000000000000';
const of = (list: readonly string[], turn: number) => list[turn % list.length] ?? '';

/** The office's queries, slightly different each time. */
const questions: Readonly<Record<string, (turn: number) => string>> = {
  'documents, newest first': (turn) => `/documents?kind=${of(kinds, turn)}`,
  'documents, all kinds': () => '/documents',
  'documents, by title': (turn) => `/documents?kind=${of(kinds, turn)}&sort=title`,
  'documents, by publication': (turn) => `/documents?kind=${of(kinds, turn)}&sort=-published`,
  'documents, a market': (turn) =>
    `/documents?kind=tour-package&market=${of(['domestic', 'international'], turn)}`,
  'documents, drafts': (turn) => `/documents?kind=${of(kinds, turn)}&state=draft`,
  'documents, drafts in Bangla by title': () => '/documents?kind=post&state=draft&language=bn&sort=title',
  'documents, scheduled': () => '/documents?state=scheduled',
  'documents, the trash': (turn) => `/documents?kind=${of(kinds, turn)}&state=trashed`,
  'documents, page 500': (turn) => `/documents?kind=tour-package&limit=50&page=${500 + turn}`,
  'documents, the last page by title': () => '/documents?sort=title&limit=25&page=3899',
  'documents, behind a cursor by title': (turn) =>
    `/documents?sort=title&cursor=${cursorBehind('title', { place: placeName(turn).toLowerCase(), id: nobody })}`,
  'documents, behind a cursor by publication': (turn) =>
    `/documents?sort=-published&cursor=${cursorBehind('-published', { place: `2026-0${1 + (turn % 5)}-01`, id: nobody })}`,
  'documents, a common word': () => '/documents?q=tour',
  'documents, a place': (turn) => `/documents?q=${placeName(turn)}&sort=title`,
  'documents, two letters': (turn) => `/documents?kind=post&q=${of(['ri', 'to', 'hi'], turn)}`,
  'documents, one of them': (turn) => `/documents?q=${placeName(turn)}%20${turn * 31}`,
  'one document': (turn) => `/documents/00000000-0000-4000-8000-${String(1 + turn).padStart(12, '0')}`,
  pictures: () => '/media',
  'pictures, by words': (turn) => `/media?q=${placeName(turn).toLowerCase()}`,
  activity: () => '/activity',
  'activity, of a person': (turn) => `/activity?actor=user:${turn % 20}`,
  'activity, of a month': (turn) => `/activity?from=2026-0${1 + (turn % 5)}-01&to=2026-0${1 + (turn % 5)}-28`,
  'activity, of an action': () => '/activity?action=visa.publish',
  overview: () => '/overview',
};

function officeOf(database: OpenDatabase) {
  const deps = {
    kinds: documentKinds,
    db: database.db,
    clock: { now: () => new Date() },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
  const none = { read: async () => undefined, write: async () => {}, remove: async () => {} };
  const office = new Hono<{ Variables: GatedVariables }>();
  office.use(async (context, next) => {
    context.set('caller', callerWith(['home.read', 'documents.read', 'media.read', 'activity.read']));
    await next();
  });
  for (const routes of [
    documentRoutes(deps.kinds)(deps),
    libraryRoutes({ storage: none, uses: pictureUses })(deps),
    activityRoutes(deps),
    overviewRoutes(deps),
  ]) {
    office.route('/', routes);
  }
  return office;
}

async function measure(database: OpenDatabase): Promise<Map<string, string[]>> {
  await migrate(database, join(root, 'migrations'));
  const started = performance.now();
  await addDocuments(database, documents);
  console.log(`Filled in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  const office = officeOf(database);
  const rows = new Map<string, string[]>();
  for (const [question, path] of Object.entries(questions)) {
    const { p50, p95 } = await timed(async (turn) => {
      const response = await office.request(path(turn));
      if (!response.ok) {
        throw new Error(`${path(turn)}: ${response.status} ${await response.text()}`);
      }
      await response.text();
    });
    rows.set(question, [p50.toFixed(1), `${p95.toFixed(1)}${p95 > target ? ' !' : ''}`]);
  }
  return rows;
}

/** How long the office's tables take at 100,000 documents with 200,000 revisions. */
export async function benchOffice(): Promise<readonly string[]> {
  const rows = await onOwnDatabase(measure);
  console.log(
    `\nThe office at ${documents} documents and ${2 * documents} revisions, ms (target p95 ${target})\n`,
  );
  printTable(
    ['', 'p50', 'p95'],
    [...rows].map(([question, cells]) => [question, ...cells]),
  );
  console.log('');
  return [];
}
