import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type APIRequestContext, request as api } from '@playwright/test';
import { z } from 'zod';
import { accessTokenOf } from '../journeys/staff.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { startBuilt } from './built-program.ts';
import { type Health, watchHealth } from './health-watch.ts';
import { manyCustomers, manyOpenOrders } from './import-rows.ts';
import { together, treeCpuOf, treeMemoryOf } from './process-figures.ts';
import { printTable } from './table.ts';

/** Of 20,000 rows, from the file in to the last row taken over; and of /healthz meanwhile. */
const goals = { seconds: 60, healthMs: 200 };

const tried = z.object({ id: z.uuid(), willAdd: z.int(), willSkip: z.int(), faultCount: z.int() });
const stood = z.object({ state: z.string(), added: z.int(), failure: z.string().nullish() });

interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly cpu: number;
  readonly memory: number;
  readonly health: Health;
}

interface Office {
  readonly url: string;
  readonly pid: number;
  readonly request: APIRequestContext;
  readonly headers: Readonly<Record<string, string>>;
}

/** Measures one step; memory is looked at every half a second. */
async function measured<Result>(
  { url, pid }: Office,
  name: string,
  work: () => Promise<Result>,
): Promise<{ readonly step: Step; readonly result: Result }> {
  let memory = 0;
  const look = () => {
    memory = Math.max(memory, together(treeMemoryOf([pid])));
  };
  const timer = setInterval(look, 500);
  const endWatch = watchHealth(url);
  const cpu = together(treeCpuOf([pid]));
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  const used = (together(treeCpuOf([pid])) - cpu) / 1_000;
  clearInterval(timer);
  look();
  const step = { name, seconds, cpu: used, memory, health: await endWatch() };
  console.log(lineOf(step).join('  '));
  return { step, result };
}

/** Reads a file by the public wire, takes it over, sends it again, and undoes it. @returns the steps */
async function bring(office: Office, kind: string, file: string, rows: number): Promise<readonly Step[]> {
  const { request, headers } = office;
  const answered = async (response: Awaited<ReturnType<typeof request.get>>) => {
    if (!response.ok()) {
      throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
    }
    return response.json();
  };
  const send = async () =>
    tried.parse(
      await answered(
        await request.post('/api/imports', {
          headers,
          timeout: 300_000,
          multipart: { kind, file: { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) } },
        }),
      ),
    );
  const takeOver = async (id: string) => {
    const data = { onlyGood: false, key: crypto.randomUUID() };
    await answered(await request.post(`/api/imports/${id}/take-over`, { headers, data, timeout: 300_000 }));
    for (;;) {
      const now = stood.parse(await answered(await request.get(`/api/imports/${id}`, { headers })));
      if (now.state !== 'running') {
        return now;
      }
      await delay(250);
    }
  };
  const read = await measured(office, `${rows} ${kind}: file in, tried`, send);
  const { id, willAdd } = read.result;
  const taken = await measured(office, 'taken over', () => takeOver(id));
  const again = await measured(office, 'the same file again, tried', send);
  const undone = await measured(office, 'undone', async () =>
    answered(
      await request.post(`/api/imports/${id}/undo`, {
        headers,
        data: { reason: 'Measured' },
        timeout: 300_000,
      }),
    ),
  );
  const { state, added } = taken.result;
  if (willAdd !== rows || state !== 'done' || added !== rows || again.result.willSkip !== rows) {
    throw new Error(
      `Of ${rows} ${kind} something else came: ${JSON.stringify([read.result, taken.result, again.result])}`,
    );
  }
  return [read.step, taken.step, again.step, undone.step];
}

const lineOf = ({ name, seconds, cpu, memory, health: { p50, p99, max, wrong } }: Step): string[] => [
  name,
  seconds.toFixed(1),
  cpu.toFixed(1),
  memory.toFixed(0),
  ...[p50, p99, max].map((ms) => ms.toFixed(0)),
  String(wrong),
];

/**
 * 20,000 customers and 5,000 open orders are brought along from CSV files, by the wire, while /healthz is asked 50 times a second.
 * @returns what misses its goal, in words
 */
export async function benchImports(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-imports-'));
  const program = await startBuilt({
    DATA_DIR: folder,
    SEED: 'site',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const steps: Step[] = [];
  const missed: string[] = [];
  try {
    const request = await api.newContext({ baseURL: program.url });
    const headers = { authorization: `Bearer ${await accessTokenOf(request, owner, program.url)}` };
    const office = { url: program.url, pid: program.pid, request, headers };
    // What a first start leaves to be done ends before anything is measured.
    await delay(10_000);
    steps.push((await measured(office, 'nothing, 5 s', () => delay(5_000))).step);
    const nextYear = new Date().getFullYear() + 1;
    for (const [kind, file, rows] of [
      ['customers', manyCustomers(20_000), 20_000],
      ['orders', manyOpenOrders(5_000, nextYear), 5_000],
    ] as const) {
      const [read, taken, ...others] = await bring(office, kind, file, rows);
      const seconds = (read?.seconds ?? Number.NaN) + (taken?.seconds ?? Number.NaN);
      if (!(seconds <= goals.seconds)) {
        missed.push(`imports, ${kind}: ${seconds.toFixed(0)} s, goal ${goals.seconds}`);
      }
      steps.push(...[read, taken, ...others].flatMap((step) => step ?? []));
    }
    await request.dispose();
  } finally {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('\nBrought along from CSV files by the wire; /healthz is asked every 20 ms meanwhile\n');
  printTable(['', 's', 'CPU, s', 'MB', 'p50, ms', 'p99', 'longest', 'wrong'], steps.map(lineOf));
  missed.push(
    ...steps
      .filter(({ health }) => !(health.p99 <= goals.healthMs) || health.wrong > 0)
      .map(
        ({ name, health }) =>
          `imports, ${name}: /healthz ${health.p99.toFixed(0)} ms at p99, goal ${goals.healthMs}`,
      ),
  );
  return missed;
}
