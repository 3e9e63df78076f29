// npm run faults -- strangers: strangers with raw connections, who ask every route of the API and of the site 200 at once, each
// twenty requests ahead, and read nothing; 2,000 clients who do so with pages; and the attacks that once held the program up. Meanwhile
// /healthz and a kept page are asked from this thread, one by one. --only=<part of a path or of an attack's name> asks those alone.
// Ends with 1 when their 99th percentile or the memory, of program and database together, is beyond its goal.
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { type OfTree, together, treeMemoryOf } from '../load/process-figures.ts';
import { printTable } from '../load/table.ts';
import { startBuilt } from './built-server.ts';
import { type Attack, known, many, secret, written } from './stranger-attacks.ts';

const strangersData = z.object({ port: z.number(), attack: z.custom<Attack>() });

/** In ms and MB. */
const goals = { p99: 200, memory: 100 };
const watched = ['/healthz', '/visadetails/thailand'];

async function attackFrom({ port, attack }: z.infer<typeof strangersData>): Promise<void> {
  const { connections, request, times, ms } = attack;
  const sockets: Socket[] = [];
  let number = 0;
  const next = () => {
    number += 1;
    return request.replace('{n}', String(number));
  };
  for (let at = 0; at < connections; at += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause().write(Array.from({ length: times }, next).join(''));
    sockets.push(socket);
  }
  await delay(ms);
  for (const socket of sockets) {
    socket.destroy();
  }
}

if (!isMainThread) {
  await attackFrom(strangersData.parse(workerData));
  parentPort?.postMessage('over');
  process.exit(0);
}

const described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const somewhere = '0b9ad1f0-1111-4222-8333-944455556666';

/** Every route: of the API by its description, of the site by its table, and those that neither knows. */
async function listRoutes(url: string): Promise<readonly (readonly [method: string, path: string])[]> {
  const { paths } = described.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  const ofApi = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method, `/api${path.replaceAll(/\{\w+\}/g, somewhere)}`] as const),
  );
  const { default: config } = await import('../../src/routes.ts');
  const ofSite: string[] = [];
  const collect = (entries: Awaited<typeof config>, base: string) => {
    for (const { path, children } of entries) {
      const own = path === undefined ? base : `${base}/${path}`;
      if (children === undefined) {
        ofSite.push(own.replaceAll(/:\w+\??/g, 'nothing').replace('*', 'nowhere') || '/');
      } else {
        collect(children, own);
      }
    }
  };
  collect(await config, '');
  const others = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/bn/feed.xml', '/share/home.jpg', '/readyz'];
  const more = [
    '/api/docs',
    '/api/openapi.json',
    '/.well-known/shofor-papers.json',
    '/media/nothing',
    '/metrics',
  ];
  return [...ofApi, ...[...new Set([...ofSite, ...others, ...more])].map((path) => ['get', path] as const)];
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = (what: string) => what.includes(values.only ?? '');

const inWords = (memory: OfTree) =>
  `${together(memory).toFixed(0)} MB (program ${memory.program.toFixed(0)}, database ${memory.database.toFixed(0)})`;

async function run(): Promise<readonly string[]> {
  const directory = await emptyDirectory();
  const server = await startBuilt({
    DATA_DIR: directory,
    MAIL_INBOUND_SECRET: secret,
  });
  const missed: string[] = [];
  const rows: string[][] = [];
  try {
    await server.ready;
    const port = Number(new URL(server.url).port);
    const pid = server.child.pid ?? 0;
    const memory = () => treeMemoryOf([pid]);
    const watch = async (during: Promise<unknown>) => {
      const times: number[] = [];
      let highest = memory();
      let lookedAt = performance.now();
      let isOver = false;
      const end = during.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        for (const path of watched) {
          const began = performance.now();
          const isWell = await fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(60_000) })
            .then(async (response) => {
              await response.arrayBuffer();
              return response.ok || `${response.status}`;
            })
            .catch((cause: unknown) => `${cause}`);
          times.push(isWell === true ? performance.now() - began : Number.POSITIVE_INFINITY);
          if (isWell !== true) {
            console.log(`${path} was answered: ${isWell}`);
          }
        }
        // Looking holds the program up for some milliseconds.
        if (performance.now() - lookedAt > 100) {
          const now = memory();
          highest = together(now) > together(highest) ? now : highest;
          lookedAt = performance.now();
        }
        await delay(10);
      }
      await end;
      return { times, highest };
    };
    const attacked = (attack: Attack) =>
      watch(
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { port, attack } });
          worker.once('exit', () => resolve()).once('error', reject);
        }),
      );
    const routes = await listRoutes(server.url);
    console.log(`at the start: ${inWords(memory())}`);
    // What ordinary readers of everything make the program load, and the thread that renders for two of them at once, is no
    // stranger's doing: what strangers take is counted from the highest that these have taken.
    const readAll = async () => {
      for (const [method, path] of [...routes, ...routes]) {
        const body = method === 'get' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
        const response = await fetch(`${server.url}${path}`, {
          method: method.toUpperCase(),
          redirect: 'manual',
          ...body,
        });
        await response.arrayBuffer();
      }
    };
    // Pages that nobody asked before fill what is kept, and both threads that render.
    const readNew = async (word: string) => {
      for (let number = 0; number < 300; number += 1) {
        await (await fetch(`${server.url}/search?q=${word}+${number}`)).arrayBuffer();
      }
    };
    const readers = [readAll().then(() => readNew('sand')), readAll().then(() => readNew('sea'))];
    const calm = await watch(Promise.all(readers));
    console.log(`two readers: p99 ${percentile(calm.times, 0.99).toFixed(0)} ms, ${inWords(calm.highest)}`);
    const judge = (what: string, { times, highest }: Awaited<ReturnType<typeof watch>>, before: OfTree) => {
      const p99 = percentile(times, 0.99);
      const more = together(highest) - together(calm.highest);
      rows.push([
        what,
        ...[percentile(times, 0.5), p99, Math.max(...times)].map((each) => each.toFixed(0)),
        ...[together(before), together(highest), more].map((each) => each.toFixed(0)),
      ]);
      console.log(
        `${what}: p99 ${p99.toFixed(0)} ms, ${inWords(before)} before, ${inWords(highest)} at the highest`,
      );
      if (!(p99 <= goals.p99) || more > goals.memory) {
        missed.push(`${what}: p99 ${p99.toFixed(0)} ms, ${more.toFixed(0)} MB more`);
      }
    };
    for (const attack of [...known, ...many].filter(({ what }) => isWanted(what))) {
      const before = memory();
      judge(attack.what, await attacked(attack), before);
    }
    const all: number[] = [];
    const beforeAll = memory();
    let highest = beforeAll;
    const each: { readonly what: string; readonly p99: number; readonly more: number }[] = [];
    for (const [method, path] of routes.filter(([, path]) => isWanted(path))) {
      const what = `${method.toUpperCase()} ${path}`;
      const request = written(method, path, method === 'get' ? '' : '{}');
      const atFirst = together(memory());
      const seen = await attacked({ what, connections: 200, request, times: 20, ms: 700 });
      all.push(...seen.times);
      highest = together(seen.highest) > together(highest) ? seen.highest : highest;
      if (each.length % 40 === 0) {
        console.log(`after ${each.length} routes: ${inWords(memory())}`);
      }
      each.push({ what, p99: percentile(seen.times, 0.99), more: together(seen.highest) - atFirst });
    }
    if (each.length > 0) {
      judge(
        `each of ${each.length} routes, 200 at once, 20 ahead, unread`,
        { times: all, highest },
        beforeAll,
      );
    }
    printTable(
      ['', 'p50 ms', 'p99 ms', 'longest ms', 'MB before', 'at the highest', 'more than two readers'],
      rows,
    );
    for (const [title, of] of [
      ['slowest routes', ({ p99 }: (typeof each)[number]) => p99],
      ['routes with the most memory', ({ more }: (typeof each)[number]) => more],
    ] as const) {
      const most = each.toSorted((a, b) => of(b) - of(a)).slice(0, 10);
      printTable(
        [title, 'p99 ms', 'more MB'],
        most.map((route) => [route.what, route.p99.toFixed(0), route.more.toFixed(0)]),
      );
    }
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await server.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
  return missed;
}

const missed = await run();
console.log(missed.length === 0 ? 'ok' : `FAILED\n${missed.join('\n')}`);
process.exit(missed.length === 0 ? 0 : 1);
