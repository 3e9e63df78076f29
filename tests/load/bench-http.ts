import { get } from 'node:http';
import autocannon from 'autocannon';
import { sampleData } from '../journeys/sample-data.ts';
import { startBuilt } from './built-program.ts';
import { type Bytes, hasNginx, startBare, startNginx } from './references.ts';
import { printTable } from './table.ts';

const connections = 40;
const warmUpSeconds = 2;
const seconds = 6;
/** The machine does other things too: each server is measured so often, in turns, and its best turn counts. */
const turns = 2;

/** What must hold, as a part of the reference measured in the same run. */
const targets = { cachedToBare: 0.8, cachedToNginx: 0.5, uncachedListToBare: 0.01 };

interface Speed {
  readonly perSecond: number;
  readonly p99: number;
  readonly wrong: number;
}

const encoding = { 'accept-encoding': 'br' };

/** One answer as it travels, compressed. */
function bytesOf(url: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(url, { headers: encoding }, (response) => {
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

async function shoot(url: string, duration: number, pathOf?: () => string): Promise<Speed> {
  const result = await autocannon({
    url,
    connections,
    duration,
    headers: encoding,
    timeout: 20,
    requests: [pathOf ? { setupRequest: (request) => ({ ...request, path: pathOf() }) } : {}],
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  };
}

const better = (a: Speed | undefined, b: Speed): Speed => (a && a.perSecond > b.perSecond ? a : b);

/** Requests per second and p99 of the built program, beside the same bytes from servers that do nothing else. */
export async function benchHttp(): Promise<string[]> {
  const program = await startBuilt({ DATA_DIR: await sampleData() });
  const missed: string[] = [];
  const rows: string[][] = [];
  let asked = 0;
  // Every one of these is a page of its own, so none of them is kept when it is asked for.
  const another = (path: (number: number) => string) => () => {
    asked += 1;
    return path(asked);
  };
  const day = (number: number) =>
    new Date(Date.UTC(2027, 0, 1) + (number % 20_000) * 86_400_000).toISOString().slice(0, 10);
  const cases = [
    { name: 'cached page', path: '/visadetails/thailand' },
    { name: 'cached list', path: '/packages/domestic' },
    {
      name: 'uncached page',
      path: '/visadetails/thailand?travel=2027-03-01',
      next: another((number) => `/visadetails/thailand?travel=${day(number)}`),
    },
    {
      name: 'uncached list',
      path: '/packages/domestic?pricefrom=1000',
      next: another((number) => `/packages/domestic?pricefrom=${1_000 + number}`),
    },
    {
      name: 'uncached search',
      path: '/search?q=beach',
      next: another((number) => `/search?q=beach+${number}`),
    },
  ];
  try {
    for (const { name, path, next } of cases) {
      const bytes = await bytesOf(`${program.url}${path}`);
      const bare = await startBare(bytes);
      const nginx = hasNginx() ? await startNginx(bytes) : undefined;
      const best: Record<string, Speed> = {};
      const contenders: ReadonlyArray<readonly [string, string, (() => string) | undefined]> = [
        ['ours', `${program.url}${path}`, next],
        ['bare', bare.url, undefined],
        ...(nginx ? [['nginx', nginx.url, undefined] as const] : []),
      ];
      for (let turn = 0; turn < turns; turn += 1) {
        for (const [who, url, pathOf] of contenders) {
          await shoot(url, warmUpSeconds, pathOf);
          best[who] = better(best[who], await shoot(url, seconds, pathOf));
        }
      }
      await bare.stop();
      await nginx?.stop();
      const { ours, bare: reference, nginx: other } = best;
      if (!ours || !reference) {
        continue;
      }
      const toBare = ours.perSecond / reference.perSecond;
      const toNginx = other ? ours.perSecond / other.perSecond : undefined;
      const kept = next === undefined;
      if (ours.wrong > 0) {
        missed.push(`${name}: ${ours.wrong} requests went wrong`);
      }
      if (kept && toBare < targets.cachedToBare) {
        missed.push(`${name}: ${toBare.toFixed(2)} of bare node:http, wanted ${targets.cachedToBare}`);
      }
      if (kept && toNginx !== undefined && toNginx < targets.cachedToNginx) {
        missed.push(`${name}: ${toNginx.toFixed(2)} of nginx, wanted ${targets.cachedToNginx}`);
      }
      if (name === 'uncached list' && toBare < targets.uncachedListToBare) {
        missed.push(`${name}: ${toBare.toFixed(3)} of bare node:http, wanted ${targets.uncachedListToBare}`);
      }
      rows.push([
        name,
        `${(bytes.body.length / 1_000).toFixed(1)} kB`,
        ...[ours, reference, other].flatMap((speed) =>
          speed ? [speed.perSecond.toFixed(0), `${speed.p99} ms`] : ['-', '-'],
        ),
        toBare.toFixed(kept ? 2 : 3),
        toNginx?.toFixed(kept ? 2 : 3) ?? '-',
      ]);
    }
  } finally {
    await program.stop();
  }
  console.log(
    `\nHTTP: ${connections} connections for ${seconds} s after ${warmUpSeconds} s, best of ${turns} turns; the references send the same bytes\n`,
  );
  printTable(
    ['', 'bytes', 'req/s', 'p99', 'node:http', 'p99', 'nginx', 'p99', 'of node:http', 'of nginx'],
    rows,
  );
  if (!hasNginx()) {
    console.log('nginx is not installed here, so it is left out.');
  }
  return missed;
}
