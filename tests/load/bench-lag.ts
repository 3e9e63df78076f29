import { z } from 'zod';
import { sampleData } from '../journeys/sample-data.ts';
import { startBuilt } from './built-program.ts';
import { together, treeMemoryOf } from './process-figures.ts';
import { printTable } from './table.ts';

/** How long one request may keep the program from answering others, ms, and what it may leave in memory, MB. */
const goals = { lag: 100, memory: 150 };

const described = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ 'x-access': z.string().default(''), requestBody: z.unknown().optional() }),
    ),
  ),
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const wide = (keys: number) => `{${Array.from({ length: keys }, (_, key) => `"k${key}":0`).join(',')}}`;
const line = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);

/** Bodies of nearly 256 KB, more than that isn't read of anybody who isn't signed in: what is long, deep, wide, and what matches slowly. */
const worst: Readonly<Record<string, string>> = {
  deep: deep(100_000),
  wide: wide(20_000),
  long: JSON.stringify({ q: line('a', 250_000) }),
  list: `[${Array.from({ length: 30_000 }, () => '{"a":1}').join(',')}]`,
  spaces: JSON.stringify({
    email: `${line(' ', 50_000)}x`,
    phone: line('0 ', 50_000),
    name: line('a.', 50_000),
  }),
  marks: JSON.stringify({
    message: line('\u0301', 50_000),
    name: line('<', 50_000),
    slug: line('a-', 50_000),
  }),
};

/** The value of a query, of every parameter that there is. */
const queries: Readonly<Record<string, string>> = {
  long: `q=${line('a', 8_000)}`,
  many: Array.from({ length: 1_500 }, (_, key) => `q=${key}`).join('&'),
  spaced: `q=${line('a+', 6_000)}`,
  marks: `q=${encodeURIComponent(line('ক্ষ', 600))}`,
};

/**
 * The longest time for which one request of anybody kept the event loop busy. Each public operation gets the worst
 * that it may be sent, one at a time. @returns what misses its goal, in words.
 */
export async function benchLag(): Promise<readonly string[]> {
  const program = await startBuilt({ DATA_DIR: await sampleData(), TRUSTED_PROXIES: '1' });
  const missed: string[] = [];
  try {
    /** The longest stretch since the last look, ms. */
    const lag = async () => {
      const text = await (await fetch(`${program.url}/metrics`)).text();
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
    };
    const { paths } = described.parse(await (await fetch(`${program.url}/api/openapi.json`)).json());
    const open = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, each]) => each['x-access'] === 'anyone' && !path.endsWith('/stream'))
        .map(([method]) => ({
          method: method.toUpperCase(),
          path: (path === '/jwt' ? path : `/api${path}`).replaceAll(/\{\w+\}/g, 'a'.repeat(26)),
        })),
    );
    const pages = ['/', '/search', '/find', '/packages/domestic', '/visaservices', '/contact', '/blogs'];
    let visitor = 0;
    const memory = () => together(treeMemoryOf([program.pid]));
    const before = memory();
    const rows: { what: string; ms: number; status: number }[] = [];
    const measure = async (what: string, path: string, method: string, body?: string) => {
      visitor += 1;
      await lag();
      const response = await fetch(program.url + path, {
        method,
        headers: {
          'x-forwarded-for': `10.8.${visitor >> 8}.${visitor & 255}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      });
      await response.arrayBuffer();
      rows.push({ what, ms: await lag(), status: response.status });
    };
    for (const [name, query] of Object.entries(queries)) {
      for (const page of pages) {
        await measure(`GET ${page} ${name}`, `${page}?${query}`, 'GET');
      }
      for (const { method, path } of open.filter((each) => each.method === 'GET')) {
        await measure(`GET ${path} ${name}`, `${path}?${query}`, method);
      }
    }
    for (const { method, path } of open.filter((each) => each.method !== 'GET')) {
      for (const [name, body] of Object.entries(worst)) {
        await measure(`${method} ${path} ${name}`, path, method, body);
      }
    }
    const grown = memory() - before;
    rows.sort((a, b) => b.ms - a.ms);
    console.log(
      `\nLag of the event loop: ${rows.length} public requests, each with the worst that it may be sent\n`,
    );
    printTable(
      ['request', 'longest, ms', 'status'],
      rows.slice(0, 12).map(({ what, ms, status }) => [what, ms.toFixed(0), String(status)]),
    );
    console.log(`memory: ${grown.toFixed(0)} MB more`);
    missed.push(
      ...rows
        .filter(({ ms }) => ms > goals.lag)
        .map(({ what, ms }) => `lag, ${what}: ${ms.toFixed(0)} ms, goal ${goals.lag}`),
      ...rows
        .filter(({ status }) => status >= 500 && status !== 503)
        .map(({ what }) => `lag, ${what}: a fault`),
      ...(grown > goals.memory ? [`lag: ${grown.toFixed(0)} MB more, goal ${goals.memory}`] : []),
    );
  } finally {
    await program.stop();
  }
  return missed;
}
