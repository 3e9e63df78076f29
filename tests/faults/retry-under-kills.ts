import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open.ts';
import { emptyDirectory, migratedDirectory } from '#platform/testing/data-directory.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { randomOf } from './writer.ts';

export interface RetryFigures {
  readonly kills: number;
  /** Writes that were answered 201. */
  readonly acked: number;
  /** Tries that got no answer, or one that said to come again. */
  readonly unanswered: number;
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  /** The longest until a process was ready again after a kill, ms. */
  readonly slowestStart: number;
}

export type Place = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** Who signs in at the built program. */
export const owner = { email: 'owner@shofor.example', password: 'a-slow-boat-home' };

/** What is written, and how it is looked at afterwards. */
export interface RetriedWork {
  /** Fills the database before any process runs. */
  prepare(place: Place): Promise<void>;
  /** Once the processes run. */
  begin?(url: string): Promise<void>;
  /** One try of a write, with its key. */
  send(number: number, url: string): Promise<Response>;
  /** What the answer names. */
  nameIn(answer: unknown): string;
  judge(
    database: OpenDatabase,
    acks: ReadonlyMap<number, string>,
  ): Promise<{ readonly lost: readonly string[]; readonly broken: readonly string[] }>;
}

export interface RetryOptions {
  readonly writes: number;
  readonly clients: number;
  readonly kills: number;
  readonly seed: number;
  /** PostgreSQL, with two processes on it; absent: the embedded database and one process. */
  readonly databaseUrl?: string;
}

/**
 * Many clients write to the built program, each again with the same key until it is answered and now and then once more,
 * while its processes are killed at random moments, one after another, and started again.
 */
export async function retryUnderKills(options: RetryOptions, work: RetriedWork): Promise<RetryFigures> {
  const random = randomOf(options.seed);
  const { databaseUrl } = options;
  const directories =
    databaseUrl === undefined
      ? [await migratedDirectory()]
      : [await emptyDirectory(), await emptyDirectory()];
  const places: Place[] = directories.map((DATA_DIR) => ({
    DATA_DIR,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }));
  const [firstPlace = { DATA_DIR: '' }] = places;
  await work.prepare(firstPlace);
  const env = {
    // Every process comes back on another port; a token is for one site. Each client has an address of its own.
    SITE_URL: 'http://agency.example',
    TRUSTED_PROXIES: '1',
    SEED: 'none',
    DATA_KEY: testDataKey.toString('hex'),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  const servers: BuiltServer[] = [];
  const acks = new Map<number, string>();
  const broken: string[] = [];
  let unanswered = 0;
  let next = 0;
  let slowestStart = 0;

  async function writeOnce(number: number, server: BuiltServer | undefined): Promise<string | undefined> {
    try {
      const response = await work.send(number, server?.url ?? '');
      if (response.status === 201) {
        return work.nameIn(await response.json());
      }
      if (response.status !== 503) {
        broken.push(`Number ${number} was answered ${response.status}: ${await response.text()}`);
      }
    } catch {
      // The process went away under it.
    }
    return undefined;
  }

  async function client(place: number): Promise<void> {
    // Whoever gets no answer asks the other process next, with the same key.
    let tries = place;
    const write = (number: number) => writeOnce(number, servers[tries % servers.length]);
    while (next < options.writes) {
      const number = next;
      next += 1;
      let name = await write(number);
      while (name === undefined && broken.length === 0) {
        unanswered += 1;
        tries += 1;
        await delay(50);
        name = await write(number);
      }
      if (name === undefined) {
        return;
      }
      acks.set(number, name);
      if (random() < 0.1) {
        tries += 1;
        const again = await write(number);
        if (again !== undefined && again !== name) {
          broken.push(`Number ${number} is ${name} and ${again}`);
        }
      }
    }
  }

  let done = 0;
  try {
    for (const place of places) {
      const server = await startBuilt({ ...place, ...env });
      servers.push(server);
      await server.ready;
    }
    await work.begin?.(servers[0]?.url ?? '');
    const clients = Array.from({ length: options.clients }, (_, place) => client(place));
    while (done < options.kills && broken.length === 0) {
      const share = ((done + random()) / options.kills) * options.writes * 0.95;
      while (acks.size < share && broken.length === 0) {
        await delay(5);
      }
      const which = done % servers.length;
      const place = places[which];
      if (place === undefined) {
        break;
      }
      await servers[which]?.end('SIGKILL');
      done += 1;
      const server = await startBuilt({ ...place, ...env });
      servers[which] = server;
      slowestStart = Math.max(slowestStart, await server.ready);
    }
    await Promise.all(clients);
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    const { database } = await openDatabase(firstPlace, 'judge');
    const found = await work.judge(database, acks);
    await database.close();
    broken.push(...found.broken);
    return { kills: done, acked: acks.size, unanswered, lost: found.lost, broken, slowestStart };
  } finally {
    next = options.writes;
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    for (const directory of directories) {
      await rm(directory, { recursive: true, force: true });
    }
  }
}
