import { get } from 'node:http';
import { sampleData } from '../journeys/sample-data.ts';
import { benchFresh } from './bench-fresh.ts';
import { startBuilt } from './built-program.ts';
import { generateLoad, hasWrk, type Load } from './load-generator.ts';
import { together, treeCpuOf } from './process-figures.ts';
import { type Bytes, hasNginx, startBare, startNginx } from './references.ts';
import { printTable } from './table.ts';

const connections = 40;
const warmUpSeconds = 2;
const seconds = 5;
/** Rounds per server, in turns; the best one counts, because the machine does other things too. */
const turns = 3;

/** CPU time of a cached page as a multiple of the bare server's in the same run; of an uncached one in ms. */
const goals = { cachedToBare: 1.25, uncached: 5 };

interface Figures {
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
  /** The server's CPU time for one request, in ms. */
  readonly cpu: number;
  readonly wrong: number;
}

/** A response as transferred, compressed. */
function bytesOf(url: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers = Object.entries(response.headers)
          .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
          .map(([name, value]) => [name, String(value)]);
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(headers) });
      });
    }).on('error', reject);
  });
}

/** With its threads, its children and its database. */
const cpuOf = (pid: number): number => together(treeCpuOf([pid]));

async function measure(load: Omit<Load, 'seconds'>, pid: number): Promise<Figures> {
  const first = (load.first ?? 0) + 2_000;
  await generateLoad({ ...load, seconds: warmUpSeconds });
  const before = cpuOf(pid);
  const { requests, perSecond, p99, wrong, shed } = await generateLoad({ ...load, first, seconds });
  return { perSecond, p99, wrong: wrong + shed, cpu: (cpuOf(pid) - before) / Math.max(1, requests) };
}

const cheaper = (a: Figures | undefined, b: Figures): Figures => (a && a.cpu < b.cpu ? a : b);

/** Below the program's concurrency limit, so that no request is shed. */
const uncachedConnections = 4;
const cases: ReadonlyArray<{ name: string; path: string; template?: string }> = [
  { name: 'cached page', path: '/visadetails/thailand' },
  { name: 'cached list', path: '/packages/domestic' },
  {
    name: 'uncached page',
    path: '/visadetails/thailand?travel=2027-03-01',
    template: '/visadetails/thailand?travel={day}',
  },
];

/** Throughput, p99 and CPU time of the built program beside servers that only send the same bytes. @returns the missed goals. */
export async function benchHttp(): Promise<string[]> {
  const started = await startBuilt({ DATA_DIR: await sampleData() });
  // The references listen there, too: "localhost" may be another kind of address, which costs a tenth more.
  const program = { ...started, url: started.url.replace('localhost', '127.0.0.1') };
  const missed: string[] = [];
  const rows: string[][] = [];
  try {
    for (const { name, path, template } of cases) {
      const bytes = await bytesOf(`${program.url}${path}`);
      const bare = await startBare(bytes);
      const nginx = hasNginx() ? await startNginx(bytes) : undefined;
      const best: Record<string, Figures> = {};
      const contenders = [
        { who: 'ours', url: `${program.url}${path}`, pid: program.pid, template },
        { who: 'bare', ...bare },
        ...(nginx ? [{ who: 'nginx', ...nginx }] : []),
      ];
      for (let turn = 0; turn < turns; turn += 1) {
        for (const { who, pid, ...load } of contenders) {
          const first = turn * 6_000;
          const most = who === 'ours' && template ? uncachedConnections : connections;
          best[who] = cheaper(best[who], await measure({ ...load, first, connections: most }, pid));
        }
      }
      await bare.stop();
      await nginx?.stop();
      const { ours, bare: reference } = best;
      if (!ours || !reference) {
        continue;
      }
      const toBare = ours.cpu / reference.cpu;
      if (ours.wrong > 0) {
        missed.push(`${name}: ${ours.wrong} requests went wrong`);
      }
      if (template === undefined && toBare > goals.cachedToBare) {
        missed.push(`${name}: ${toBare.toFixed(2)} times bare node:http, goal ${goals.cachedToBare}`);
      }
      if (template !== undefined && ours.cpu > goals.uncached) {
        missed.push(`${name}: ${ours.cpu.toFixed(1)} ms of CPU, goal ${goals.uncached}`);
      }
      rows.push([
        name,
        `${(bytes.body.length / 1_000).toFixed(1)} kB`,
        ...[ours, reference, best.nginx].flatMap((figures) =>
          figures
            ? [figures.perSecond.toFixed(0), `${figures.p99.toFixed(1)} ms`, `${figures.cpu.toFixed(3)} ms`]
            : ['-', '-', '-'],
        ),
        toBare.toFixed(2),
      ]);
    }
    missed.push(...(await benchFresh({ url: program.url, roots: [program.pid] })));
  } finally {
    await program.stop();
  }
  console.log(
    `\nHTTP by ${hasWrk() ? 'wrk' : 'autocannon (wrk is not installed)'}: ${connections} connections (${uncachedConnections} where nothing is cached) for ${seconds} s after ${warmUpSeconds} s, best of ${turns} turns; the references send the same bytes. CPU is the server's, for each request.\n`,
  );
  const figures = (who: string) => [`${who} req/s`, 'p99', 'CPU'];
  printTable(
    ['', 'bytes', ...figures('ours'), ...figures('node:http'), ...figures('nginx'), 'CPU to node:http'],
    rows,
  );
  return missed;
}
