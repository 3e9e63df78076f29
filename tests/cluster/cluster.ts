// npm run cluster [-- --install] [--rounds=3]: several processes of the program on a PostgreSQL that survives the loss of
// its primary, all on this machine. Each round kills the primary under load, then restarts the program process by process.
// Ends with 1 when a figure falls short. --install lets apt-get install what is missing.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPrograms } from './debian-packages.ts';
import { lostWrites } from './lost-writes.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { type Seen, startVisitors, type Visitors, warm } from './visitors.ts';

/** Seconds without writes after which the failover counts as failed: what Patroni takes at most, and some. */
const maxSecondsWithoutWrites = 45;

const { values } = parseArgs({ options: { install: { type: 'boolean' }, rounds: { type: 'string' } } });
const rounds = Number(values.rounds ?? 3);
const shortfalls: string[] = [];

function expectThat(fine: boolean, otherwise: string): void {
  if (!fine) {
    shortfalls.push(otherwise);
  }
}

/** Kinds of failures, each with its number. */
function kindsOf(failures: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const each of failures) {
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${count} × ${words}`).join(', ');
}

const say = (words: string) => console.log(`  ${words}`);

function report({ pages, failedPages, acknowledged, failedWrites }: Seen): void {
  say(`cached pages: ${pages} requests, ${failedPages.length} failed ${kindsOf(failedPages.slice(0, 500))}`);
  say(`writes: ${acknowledged} acknowledged, ${failedWrites.length} tries refused ${kindsOf(failedWrites)}`);
}

async function killPrimary(cluster: Cluster, visitors: Visitors, round: number): Promise<void> {
  const { primary, standby } = await cluster.whole();
  for (const { url } of cluster.programs) {
    await warm(url);
  }
  visitors.seen();
  await delay(5_000);
  console.log(`Round ${round}: ${primary.name}, the primary, and all its processes are killed.`);
  await primary.kill();
  const before = visitors.acknowledged.size;
  const end = Date.now() + 90_000;
  while (Date.now() < end && !(await standby.is('primary'))) {
    await delay(100);
  }
  // Until the program writes again, and some seconds more.
  while (Date.now() < end && visitors.acknowledged.size < before + 50) {
    await delay(100);
  }
  await delay(10_000);
  const seen = visitors.seen();
  const lost = await lostWrites(cluster.databaseUrl, visitors.acknowledged);
  report(seen);
  say(`seconds without writes: ${seen.withoutWrites.toFixed(1)}`);
  say(`acknowledged writes lost: ${lost.length} ${lost.slice(0, 5).join(', ')}`);
  expectThat(seen.pages > 500, 'Too few pages were requested to say anything.');
  expectThat(seen.failedPages.length === 0, 'Requests for cached pages failed.');
  expectThat(seen.withoutWrites < maxSecondsWithoutWrites, 'The failover took too long.');
  expectThat(lost.length === 0, 'Acknowledged writes were lost.');
  primary.start();
  await cluster.whole();
  say(`${primary.name} is back, as the synchronous standby.`);
}

async function restartAll(cluster: Cluster, visitors: Visitors): Promise<void> {
  visitors.seen();
  console.log(`  The program is restarted, one process after another.`);
  for (const number of cluster.programs.keys()) {
    const code = await cluster.restart(number);
    expectThat(code === 0, `A process ended with ${code}.`);
    // The proxy looks four times a second.
    await delay(1_500);
  }
  const seen = visitors.seen();
  report(seen);
  const failed = seen.failedPages.length + seen.failedWrites.length;
  say(`requests that failed in the restart: ${failed}`);
  expectThat(failed === 0, 'Requests failed in the rolling restart.');
  expectThat(seen.acknowledged > 50, 'Too few writes in the rolling restart to say anything.');
}

let cluster: Cluster | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster?.stop().then(() => process.exit(1)));
}
try {
  cluster = await startCluster(findPrograms(values.install));
  console.log(`The cluster is up at ${cluster.url}.`);
  const visitors = startVisitors(cluster.url);
  for (let round = 1; round <= rounds; round += 1) {
    await killPrimary(cluster, visitors, round);
    await restartAll(cluster, visitors);
  }
  await visitors.stop();
  const lost = await lostWrites(cluster.databaseUrl, visitors.acknowledged);
  expectThat(lost.length === 0, 'Acknowledged writes were lost.');
  console.log(
    `${visitors.acknowledged.size} acknowledged writes in all, ${lost.length} lost. Load of the machine: ${loadavg()[0]?.toFixed(1)}.`,
  );
} catch (cause) {
  shortfalls.push(cause instanceof Error ? cause.message : String(cause));
} finally {
  await cluster?.stop();
}
console.log(shortfalls.length === 0 ? 'Every figure is met.' : [...new Set(shortfalls)].join('\n'));
process.exit(shortfalls.length === 0 ? 0 : 1);
