import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { paymentMade } from '#features/payments/payments.contract.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { testDataKey } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { sell } from '../selling/sales.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { emptyDirectory } from './kill-rounds.ts';
import { brokenBooks, lostPayments, paymentOf } from './payment-judge.ts';
import { randomOf } from './writer.ts';

export interface ClerkFigures {
  readonly kills: number;
  /** Payments that were answered 201. */
  readonly acked: number;
  /** Tries that got no answer, or one that said to come again. */
  readonly unanswered: number;
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  /** The longest until a process was ready again after a kill, ms. */
  readonly slowestStart: number;
}

/** Who signs in at the built program. */
export const owner = { email: 'owner@shofor.example', password: 'a-slow-boat-home' };
/** The payments are spread over so many orders, so that some meet and some don't. */
const orders = 12;

type Place = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** Sells the orders before any process runs. @returns their ids */
async function sellAll(place: Place): Promise<string[]> {
  const { database } = await openDatabase(place, 'seller');
  await migrate(database, resolve('migrations'));
  const deps: CommandDeps = {
    ...{ db: database.db, clock: { now: () => new Date() }, pages: { drop: () => {} } },
    ...{ siteUrl: 'https://shofor.example', dataKey: testDataKey },
  };
  await saveAgency(deps);
  const ids: string[] = [];
  for (let number = 0; number < orders; number += 1) {
    const lines = [
      { charge: 'own', quantity: 1, unit: 90_000_000 + number, text: { en: 'Umrah group' } } as const,
    ];
    ids.push((await sell(deps, { lines, key: `order-of-the-clerks-${number + 10}` })).id);
  }
  await database.close();
  return ids;
}

export const sent = async (
  url: string,
  body: object,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

export async function signIn(url: string): Promise<string> {
  const provider = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor`;
  const proved = await sent(provider, { ...owner, returnSecureToken: true }, '');
  const { idToken } = z.object({ idToken: z.string() }).parse(await proved.json());
  const response = await sent(`${url}/jwt`, { email: owner.email }, idToken);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/**
 * Many clerks write payments by hand to the built program, each again with the same key until it is answered, while its
 * processes are killed at random moments, one after another, and started again.
 * @param databaseUrl PostgreSQL, with two processes on it; absent: the embedded database and one process.
 */
export async function killUnderClerks(options: {
  readonly payments: number;
  readonly clerks: number;
  readonly kills: number;
  readonly seed: number;
  readonly databaseUrl?: string;
}): Promise<ClerkFigures> {
  const random = randomOf(options.seed);
  const { databaseUrl } = options;
  const directories =
    databaseUrl === undefined ? [await emptyDirectory()] : [await emptyDirectory(), await emptyDirectory()];
  const places: Place[] = directories.map((DATA_DIR) => ({
    DATA_DIR,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }));
  const [firstPlace] = places;
  const sold = firstPlace === undefined ? [] : await sellAll(firstPlace);
  const env = {
    // Every process comes back on another port; a token is for one site.
    SITE_URL: 'http://agency.example',
    ...{ SEED: 'none', DATA_KEY: testDataKey.toString('hex') },
    ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  };
  const servers: BuiltServer[] = [];
  const acks = new Map<number, string>();
  const broken: string[] = [];
  let unanswered = 0;
  let next = 0;
  let slowestStart = 0;
  let token = '';

  async function takeOnce(number: number, server: BuiltServer | undefined): Promise<string | undefined> {
    try {
      const url = `${server?.url}/api/orders/${sold[number % orders]}/payments`;
      const response = await sent(url, paymentOf(number), token);
      if (response.status === 201) {
        return paymentMade.parse(await response.json()).id;
      }
      if (response.status !== 503) {
        broken.push(`Number ${number} was answered ${response.status}: ${await response.text()}`);
      }
    } catch {
      // The process went away under it.
    }
    return undefined;
  }

  async function clerk(place: number): Promise<void> {
    // Whoever gets no answer asks the other process next, with the same key.
    let tries = place;
    const take = (number: number) => takeOnce(number, servers[tries % servers.length]);
    while (next < options.payments) {
      const number = next;
      next += 1;
      let id = await take(number);
      while (id === undefined && broken.length === 0) {
        unanswered += 1;
        tries += 1;
        await delay(50);
        id = await take(number);
      }
      if (id === undefined) {
        return;
      }
      acks.set(number, id);
      if (random() < 0.1) {
        tries += 1;
        const again = await take(number);
        if (again !== undefined && again !== id) {
          broken.push(`Number ${number} is ${id} and ${again}`);
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
    token = await signIn(servers[0]?.url ?? '');
    const clerks = Array.from({ length: options.clerks }, (_, place) => clerk(place));
    while (done < options.kills && broken.length === 0) {
      const share = ((done + random()) / options.kills) * options.payments * 0.95;
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
    await Promise.all(clerks);
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    const { database } = await openDatabase(firstPlace ?? { DATA_DIR: '' }, 'judge');
    broken.push(...(await brokenBooks(database, options.payments)));
    const lost = await lostPayments(database, acks);
    await database.close();
    return { kills: done, acked: acks.size, unanswered, lost, broken, slowestStart };
  } finally {
    next = options.payments;
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    for (const directory of directories) {
      await rm(directory, { recursive: true, force: true });
    }
  }
}
