import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#platform/database/open.ts';
import { emptyDirectory, migratedDirectory } from '#platform/testing/data-directory.ts';
import { postmasterOf, processesIn } from '#platform/testing/server-processes.ts';
import { type Ack, type CheckResult, judge } from './judge.ts';
import { randomOf, startWriter } from './writer.ts';

export interface Figures extends CheckResult {
  readonly kills: number;
  /** The longest that the database took to open after a kill, ms. */
  readonly slowestOpening: number;
}

/** Indexes and tables as PostgreSQL's own checker sees them. */
async function storageDamage(directory: string): Promise<string[]> {
  const { database } = await openDatabase({ DATA_DIR: directory }, 'judge');
  try {
    await database.execute('CREATE EXTENSION IF NOT EXISTS amcheck');
    const tables = `relnamespace = 'public'::regnamespace`;
    const heaps = await database.rows(
      `SELECT c.relname, v.msg FROM pg_class c, LATERAL verify_heapam(c.oid) v WHERE ${tables} AND c.relkind = 'r'`,
    );
    // Throws at the first index that isn't right.
    await database.rows(
      `SELECT bt_index_check(c.oid, true) FROM pg_class c JOIN pg_am a ON a.oid = c.relam
       WHERE ${tables} AND c.relkind = 'i' AND a.amname = 'btree'`,
    );
    return heaps.map((row) => JSON.stringify(row));
  } catch (cause) {
    return [String(cause)];
  } finally {
    await database.close();
  }
}

/** Processes of a server that should have ended. */
const leftOver = (directory: string) =>
  processesIn(directory).map((pid) => `Process ${pid} is still in the directory`);

/** Waits until some writes are acknowledged, however busy the machine is. */
async function somethingToLose(writer: ReturnType<typeof startWriter>): Promise<void> {
  while (writer.acks.length < 30 && writer.complaints() === '') {
    await delay(5);
  }
}

/**
 * Kills a writer on the embedded database at random moments and compares what it was told with what is there.
 * @param lives How long a writer lives at most after it is ready, ms; with `fromStart` from the start of its process,
 * so that the first kills fall into making the database and migrating it.
 */
export async function killWriters(options: {
  kills: number;
  seed: number;
  lives: number;
  fromStart?: boolean;
}): Promise<Figures> {
  const random = randomOf(options.seed);
  const directory = await (options.fromStart ? emptyDirectory() : migratedDirectory());
  const acks: Ack[] = [];
  const lost: string[] = [];
  const broken: string[] = [];
  let slowestOpening = 0;
  try {
    for (let kill = 0; kill < options.kills; kill += 1) {
      const writer = startWriter({ DATA_DIR: directory });
      if (!options.fromStart) {
        await writer.ready;
      }
      await delay(random() * options.lives);
      if (kill === 0 && !options.fromStart) {
        await somethingToLose(writer);
      }
      await writer.kill();
      if (writer.complaints() !== '') {
        broken.push(`The writer complained: ${writer.complaints()}`);
      }
      acks.push(...writer.acks);
      if (options.fromStart) {
        continue;
      }
      const before = Date.now();
      const { database } = await openDatabase({ DATA_DIR: directory }, 'judge');
      slowestOpening = Math.max(slowestOpening, Date.now() - before);
      const verdict = await judge(database, directory, acks);
      lost.push(...verdict.lost);
      broken.push(...verdict.broken);
      await database.close();
      broken.push(...leftOver(directory));
    }
    if (options.fromStart) {
      // After all of them it must come up and work.
      const writer = startWriter({ DATA_DIR: directory });
      await writer.ready;
      await delay(500);
      await writer.kill();
      acks.push(...writer.acks);
      const { database } = await openDatabase({ DATA_DIR: directory }, 'judge');
      const verdict = await judge(database, directory, acks);
      lost.push(...verdict.lost);
      broken.push(...verdict.broken);
      await database.close();
    }
    broken.push(...(await storageDamage(directory)));
    const acked = acks.filter((each) => each.is !== 'ready').length;
    return {
      kills: options.kills,
      acked,
      lost: [...new Set(lost)],
      broken: [...new Set(broken)],
      slowestOpening,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Kills the embedded server, or one of its processes, under a writer that goes on as soon as it is back. */
export async function killServer(options: { kills: number; seed: number; lives: number }): Promise<Figures> {
  const random = randomOf(options.seed);
  const directory = await migratedDirectory();
  try {
    const writer = startWriter({ DATA_DIR: directory });
    await writer.ready;
    let slowestOpening = 0;
    for (let kill = 0; kill < options.kills; kill += 1) {
      await delay(random() * options.lives);
      if (kill === 0) {
        await somethingToLose(writer);
      }
      const back = Date.now();
      const all = processesIn(directory);
      const victim = kill % 2 === 0 ? postmasterOf(directory) : all[Math.floor(random() * all.length)];
      process.kill(victim ?? postmasterOf(directory), 'SIGKILL');
      const count = writer.acks.length;
      while (writer.acks.length < count + 8 && Date.now() - back < 20_000) {
        await delay(10);
      }
      slowestOpening = Math.max(slowestOpening, Date.now() - back);
    }
    await writer.kill();
    const { database } = await openDatabase({ DATA_DIR: directory }, 'judge');
    const verdict = await judge(database, directory, writer.acks);
    await database.close();
    const broken = [...verdict.broken, ...leftOver(directory), ...(await storageDamage(directory))];
    const complaints = writer.complaints() === '' ? [] : [writer.complaints()];
    return { ...verdict, broken: [...broken, ...complaints], kills: options.kills, slowestOpening };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
