import { setTimeout as delay } from 'node:timers/promises';
import { sampleData } from '../journeys/sample-data.ts';
import { startBuilt } from './built-program.ts';
import { generateLoad } from './load-generator.ts';
import { printTable } from './table.ts';

const searches = 200;
const seconds = 15;
/** In ms, for what needs no work of the database. */
const goal = 200;
const watched = ['/visadetails/thailand', '/healthz'];

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/**
 * While 200 searches run at once, how long cached pages and /healthz take, requested one by one.
 * With DATABASE_URL (filled before) against that server, else the embedded one.
 * @returns what misses its goal, in words.
 */
export async function benchOverload(): Promise<string[]> {
  const server = process.env.DATABASE_URL;
  const program = await startBuilt({
    DATA_DIR: await sampleData(),
    ...(server ? { DATABASE_URL: server } : {}),
  });
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    const watch = async (during: Promise<unknown>) => {
      const times = new Map<string, number[]>(watched.map((path) => [path, []]));
      let isOver = false;
      const end = during.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        for (const [path, all] of times) {
          const began = performance.now();
          const response = await fetch(`${program.url}${path}`);
          await response.arrayBuffer();
          all.push(response.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
        }
        await delay(20);
      }
      await end;
      return times;
    };
    const calm = await watch(delay(3_000));
    const flood = generateLoad({
      url: program.url,
      connections: searches,
      seconds,
      template: '/search?q=beech+{n}',
    });
    const busy = await watch(flood);
    const { requests, shed, wrong } = await flood;
    for (const path of watched) {
      const [before, during] = [calm.get(path) ?? [], busy.get(path) ?? []];
      const p99 = percentile(during, 0.99);
      rows.push([
        path,
        `${percentile(before, 0.99).toFixed(0)} ms`,
        `${percentile(during, 0.5).toFixed(0)} ms`,
        `${p99.toFixed(0)} ms`,
        String(during.length),
      ]);
      if (!(p99 <= goal)) {
        missed.push(`overload, ${path}: p99 ${p99.toFixed(0)} ms, goal ${goal}`);
      }
    }
    if (wrong > 0) {
      missed.push(`overload: ${wrong} searches ended neither well nor with 503`);
    }
    console.log(
      `\nOverload with ${server ? 'a PostgreSQL server' : 'the embedded database'}: ${searches} searches at once for ${seconds} s: ${requests - shed - wrong} found, ${shed} shed with 503, ${wrong} wrong\n`,
    );
    printTable(['', 'calm p99', 'p50', 'p99', 'requests'], rows);
  } finally {
    await program.stop();
  }
  return missed;
}
