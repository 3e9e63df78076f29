import { join } from 'node:path';
import { kinds } from '#document-kinds.ts';
import { listPublished } from '#features/documents/public-documents/public-documents.queries.ts';
import { findFacets } from '#features/tour-packages/list/facets.queries.ts';
import type { PackageFilter } from '#features/tour-packages/list/list.contract.ts';
import { listPackages } from '#features/tour-packages/list/list.queries.ts';
import { noFilter } from '#features/tour-packages/list/list.rules.ts';
import { addDays, dhakaDate, monthOf } from '#platform/calendar-date.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { searchSite } from '#site/search/search.queries.ts';
import { addPackages, placeName } from './many-packages.ts';
import { onOwnDatabase } from './own-database.ts';
import { printTable } from './table.ts';

const sizes = [100, 1_000, 10_000, 100_000];
const root = join(import.meta.dirname, '../..');
/** The limits of runs and time for each query. */
const most = 40;
const maxMs = 3_000;

export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

export async function timed(work: (turn: number) => Promise<unknown>): Promise<Latency> {
  await work(0);
  const times: number[] = [];
  const started = performance.now();
  for (let turn = 1; turn <= most && performance.now() - started < maxMs; turn += 1) {
    const before = performance.now();
    await work(turn);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Visitors' queries, slightly different each time. */
function questions({ db }: OpenDatabase) {
  const today = dhakaDate(new Date());
  const list = (asked: (turn: number) => Partial<PackageFilter>) => (turn: number) =>
    listPackages(db, 'en', 'international', { ...noFilter, ...asked(turn) }, today);
  const month = (turn: number) => monthOf(addDays(today, 30 * (1 + (turn % 6))));
  const misspelt = (turn: number) => placeName(turn).replace(/.(.)$/, '$1');
  return {
    'list, soonest first': list(() => ({})),
    'list, page 50': list((turn) => ({ page: 50 + turn })),
    'list, by price': list(() => ({ sort: 'price' })),
    'list, price and nights': list((turn) => ({
      pricefrom: 10_000 + turn,
      priceto: 60_000,
      nights: ['2-3', '4-5'],
      sort: 'price',
    })),
    'list, month and theme': list((turn) => ({ month: [month(turn)], theme: ['beach'] })),
    'list, one place': list((turn) => ({ destination: [`place-${1 + (turn % 60)}`] })),
    'list, by words': list((turn) => ({ q: placeName(turn) })),
    'list, misspelt': list((turn) => ({ q: misspelt(turn) })),
    'filters with their counts': (turn: number) =>
      findFacets(db, 'en', 'international', { ...noFilter, theme: turn % 2 ? ['beach'] : [] }, today),
    'search, common word': () => searchSite(db, 'en', 'tour'),
    'search, rare words': (turn: number) => searchSite(db, 'en', `${placeName(turn)} ${turn}`),
    'search, misspelt': (turn: number) => searchSite(db, 'en', misspelt(turn)),
    'API list': () => listPublished({ db, kinds }, { language: 'en', limit: 20 }),
  } satisfies Record<string, (turn: number) => Promise<unknown>>;
}

async function grow(database: OpenDatabase): Promise<void> {
  await migrate(database, join(root, 'migrations'));
  const rows = new Map<string, string[]>();
  let count = 0;
  for (const size of sizes) {
    const started = performance.now();
    await addPackages(database, count + 1, size, dhakaDate(new Date()));
    count = size;
    console.log(`${size} packages, filled in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    for (const [question, request] of Object.entries(questions(database))) {
      const { p50, p95 } = await timed(request);
      rows.set(question, [...(rows.get(question) ?? []), p50.toFixed(1), p95.toFixed(1)]);
    }
  }
  console.log(`\nms at so many packages (p50, p95)\n`);
  printTable(
    ['', ...sizes.flatMap((size) => [String(size), 'p95'])],
    [...rows].map(([question, cells]) => [question, ...cells]),
  );
  console.log('');
}

/** How lists and searches scale with the number of packages. */
export async function benchGrowth(): Promise<readonly string[]> {
  await onOwnDatabase(grow);
  return [];
}
