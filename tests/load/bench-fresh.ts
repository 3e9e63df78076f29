import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type FreshKind, FreshQueries, freshKinds } from './fresh-queries.ts';
import { type OfTree, treeCpuOf } from './process-figures.ts';
import { printTable } from './table.ts';

/** Below the program's concurrency limit, so that no request is shed. */
const connections = 4;
/** Rounds of 400 requests, after one to warm up; all of them count. */
const rounds = 3;

/** A program with the demo agency, whose pages nobody has asked for yet. */
export interface Measured {
  readonly url: string;
  /** Of the program, and of the database server if that isn't its child. */
  readonly roots: readonly number[];
}

/** CPU time of one request, in ms. */
export type FreshFigures = ReadonlyMap<FreshKind, OfTree>;

async function ask(agent: Agent, url: string): Promise<void> {
  const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) {
    throw new Error(`${url}: ${response.statusCode}`);
  }
}

async function askAll(url: string, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = [...paths];
  const askOn = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await ask(agent, `${url}${path}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
}

/** How many pages the program has made so far, as its own metrics count. */
async function pagesMade(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^page_cache_misses (\d+)/m.exec(text)?.[1] ?? Number.NaN);
}

/** Asks a round and counts by kind. @throws when a page was kept, or was anything but a page. */
export async function measureRound({ url, roots }: Measured, queries: FreshQueries): Promise<FreshFigures> {
  const figures = new Map<FreshKind, OfTree>();
  for (const [kind, paths] of queries.round()) {
    const madeBefore = await pagesMade(url);
    const before = treeCpuOf(roots);
    await askAll(url, paths);
    const after = treeCpuOf(roots);
    const made = (await pagesMade(url)) - madeBefore;
    if (made !== paths.length) {
      throw new Error(`${made} pages were made for ${paths.length} requests: ${kind}.`);
    }
    figures.set(kind, {
      program: (after.program - before.program) / paths.length,
      database: (after.database - before.database) / paths.length,
    });
  }
  return figures;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What pages cost that were never asked before, by kind of question. @returns the missed goals. */
export async function benchFresh(measured: Measured): Promise<string[]> {
  const queries = new FreshQueries();
  await measureRound(measured, queries);
  const measuredRounds: FreshFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measuredRounds.push(await measureRound(measured, queries));
  }
  const missed: string[] = [];
  const rows = freshKinds.map(({ kind, asked, goal }) => {
    const of = (part: keyof OfTree) =>
      meanOf(measuredRounds.map((figures) => figures.get(kind)?.[part] ?? Number.NaN));
    const [program, database] = [of('program'), of('database')];
    if (!(program + database <= goal)) {
      missed.push(`${kind}: ${(program + database).toFixed(1)} ms of CPU, goal ${goal}`);
    }
    const figures = [program, database, program + database].map((ms) => ms.toFixed(1));
    return [kind, String(asked * rounds), ...figures, String(goal)];
  });
  console.log(`\nPages never asked before, ${connections} connections, CPU in ms for each\n`);
  printTable(['', 'requests', 'program', 'database', 'together', 'goal'], rows);
  return missed;
}
