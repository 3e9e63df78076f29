// npm run faults -- soak [--minutes=30]: the built program under a mixed load, 64 clients that read in nine of ten requests
// and write in one. Ends with 1 when a request fails, memory grows by more than a tenth or responses become slower.
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { together, treeMemoryOf } from '../load/process-figures.ts';
import { printTable } from '../load/table.ts';
import { startBuilt } from './built-server.ts';
import { addressOf, sampleEnquiry } from './sample-enquiry.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, pause: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 30);
/** How long a client reads before its next request, ms on average. 64 clients make about 60 requests a second. */
const pause = Number(values.pause ?? 1_000);
const clients = 64;
/** A minute's figures, ms and MB; the memory is that of program and database. */
interface Minute {
  readonly reads: number;
  readonly writes: number;
  readonly median: number;
  readonly p99: number;
  readonly memory: number;
}

const cached = ['/', '/bn', '/visaservices', '/visadetails/thailand', '/bn/visadetails/nepal', '/blogs'];
const uncached = [
  (number: number) => `/search?q=thailnd ${number}`,
  (number: number) => `/packages/domestic?q=bazar ${number % 500}`,
  (number: number) => `/bn/search?q=নেপাল ${number}`,
  () => '/api/published?kind=visa&language=en',
];

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** @returns a request's address without what differs each time, so that its failures can be counted. */
const routeOf = (path: string) => path.replace(/\?q=.*/, '?q=');

async function soak(): Promise<{ rows: Minute[]; errors: Map<string, number> }> {
  const directory = await emptyDirectory();
  const server = await startBuilt({
    DATA_DIR: directory,
    TRUSTED_PROXIES: '1',
  });
  const errors = new Map<string, number>();
  const note = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1);
  let times: number[] = [];
  let writes = 0;
  let number = 0;
  let over = false;

  async function request(): Promise<void> {
    number += 1;
    const own = number;
    const isWrite = own % 10 === 0;
    const headers = { 'x-forwarded-for': addressOf(own) };
    const path = isWrite
      ? '/api/enquiries'
      : own % 10 < 7
        ? (cached[own % cached.length] ?? '/')
        : (uncached[own % uncached.length]?.(own) ?? '/');
    const before = performance.now();
    try {
      const response = await fetch(`${server.url}${path}`, {
        headers: isWrite ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(isWrite ? { method: 'POST', body: JSON.stringify(sampleEnquiry(own)) } : {}),
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      if (response.status !== (isWrite ? 201 : 200)) {
        note(`${routeOf(path)} ${response.status}`);
      }
    } catch (cause) {
      note(`${routeOf(path)} ${String(cause)}`);
    }
    times.push(performance.now() - before);
    writes += isWrite ? 1 : 0;
  }

  try {
    await server.ready;
    const all = Array.from({ length: clients }, async () => {
      while (!over) {
        await delay(Math.random() * 2 * pause);
        await request();
      }
    });
    const rows: Minute[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      await delay(60_000);
      const sorted = times.sort((a, b) => a - b);
      times = [];
      rows.push({
        reads: sorted.length - writes,
        writes,
        median: at(sorted, 0.5),
        p99: at(sorted, 0.99),
        memory: together(treeMemoryOf([server.child.pid ?? 0])),
      });
      writes = 0;
    }
    over = true;
    await Promise.all(all);
    const { code } = await server.end('SIGTERM');
    if (code !== 0 || server.complaints() !== '') {
      note(`The program ended with ${code} and complained: ${server.complaints()}`);
    }
    return { rows, errors };
  } finally {
    over = true;
    await server.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
}

/** Compares the second fifth of the run, when everything is warm, with the last. @returns what isn't flat. */
function unevenness(rows: readonly Minute[]): string[] {
  const fifth = Math.max(1, Math.floor(rows.length / 5));
  const [early, late] = [rows.slice(fifth, 2 * fifth), rows.slice(-fifth)];
  const found: string[] = [];
  for (const [name, most, of] of [
    ['memory in MB', 1.1, (row: Minute) => row.memory],
    ['99th percentile in ms', 1.5, (row: Minute) => row.p99],
  ] as const) {
    const [before, after] = [mean(early.map(of)), mean(late.map(of))];
    console.log(`${name}: ${before.toFixed(0)} early, ${after.toFixed(0)} late`);
    if (after > before * most) {
      found.push(`${name} rose from ${before.toFixed(0)} to ${after.toFixed(0)}`);
    }
  }
  return found;
}

console.log(`${minutes} minutes, ${clients} clients`);
const { rows, errors } = await soak();
printTable(
  ['minute', 'reads', 'writes', 'median ms', 'p99 ms', 'MB'],
  rows.map(({ reads, writes, median, p99, memory }, minute) => [
    String(minute + 1),
    ...[reads, writes].map(String),
    ...[median, p99, memory].map((figure) => figure.toFixed(0)),
  ]),
);
const uneven = unevenness(rows);
const count = [...errors.values()].reduce((sum, each) => sum + each, 0);
printTable(
  ['failures', 'of'],
  [...errors].sort(([, a], [, b]) => b - a).map(([what, times]) => [String(times), what]),
);
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
console.log(`${uneven.length + count === 0 ? 'ok' : 'FAILED'} ${count} failures. ${uneven.join(', ')}`);
process.exit(uneven.length + count > 0 ? 1 : 0);
