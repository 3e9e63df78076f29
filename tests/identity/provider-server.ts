import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { pino } from 'pino';
import { createApp } from '#app.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { freePort } from '#platform/free-port.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { parseDataKey } from '#platform/private-files/data-key.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { actorWith } from '#platform/testing/test.ts';
import { settings } from '../../content/settings.ts';

/** A clock that runs with the real one, and can be put forward. */
export interface MovingClock {
  now(): Date;
  forward(seconds: number): void;
}

function movingClock(): MovingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}

export interface ProviderServer {
  readonly url: string;
  readonly clock: MovingClock;
  readonly database: OpenDatabase;
  /** The SDK as a page of its own would have it. */
  auth(): Auth;
  /** Opens an account, in a page of its own. */
  register(email: string, password: string): Promise<{ auth: Auth; email: string; user: User }>;
  /** Applies a letter's code as our page does for who is signed in: with the ID token. @returns the answer's status. */
  followAs(user: User, code: string): Promise<number>;
  /** The newest letter to an address, when it is there: its kind, language and the query of its link. */
  letter(to: string): Promise<{ event: string; language: string; link: URL; code: string }>;
  /** The program without its server, as if the request came from an address. */
  call(path: string, body: unknown, from?: string, headers?: Record<string, string>): Promise<Response>;
  /** Faults that were logged. */
  readonly faults: string[];
  /** @param keep leaves the database open for another server on it. */
  close(keep?: 'keep'): Promise<void>;
}

/** The SDK's code of a refusal; `no error` when it was none. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no error',
    (cause: unknown) => (cause instanceof FirebaseError ? cause.code : String(cause)),
  );

async function saveDemoSettings(database: OpenDatabase, clock: MovingClock) {
  const today = dhakaDate(clock.now());
  const calendar = {
    today,
    daysAgo: (days: number) => addDays(today, -days),
    weekdayAhead: (weekday: Parameters<typeof nextWeekday>[1], days: number) =>
      nextWeekday(addDays(today, days), weekday),
  };
  const pictures = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  const deps = { db: database.db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' };
  await run(deps, actorWith('settings.write'), saveSettings, settings(calendar, pictures));
}

/** The whole program, listening on a free port, on a database of the test's own. */
export async function startProviderServer(
  database: OpenDatabase,
  variables: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<ProviderServer> {
  const listensOn = port ?? (await freePort());
  const url = `http://127.0.0.1:${listensOn}`;
  const clock = movingClock();
  await saveDemoSettings(database, clock);
  const pages = new PageCache(0);
  const faults: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  const config = parseConfig({ PORT: String(listensOn), SITE_URL: url, ...variables });
  const app = createApp({
    dataKey: config.DATA_KEY === undefined ? testDataKey : parseDataKey(config.DATA_KEY),
    database,
    clock,
    pages,
    logger,
    config,
    storage: { read: async () => undefined, write: async () => {}, remove: async () => {} },
    metrics: createMetrics(pages, database.db),
    handler: async () => new Response('page'),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(listensOn, '127.0.0.1', resolve));
  const apps: ReturnType<typeof initializeApp>[] = [];
  const openSdk = () => {
    const own = initializeApp({ apiKey: 'shofor', projectId: 'shofor' }, crypto.randomUUID());
    apps.push(own);
    const auth = initializeAuth(own, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, url, { disableWarnings: true });
    return auth;
  };
  return {
    url,
    clock,
    database,
    faults,
    auth: openSdk,
    register: async (email, password) => {
      const auth = openSdk();
      return { auth, email, user: (await createUserWithEmailAndPassword(auth, email, password)).user };
    },
    followAs: async (user, oobCode) => {
      const sent = { oobCode, idToken: await user.getIdToken() };
      const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:update?key=shofor`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return answer.status;
    },
    letter: async (to) => {
      for (let tries = 0; tries < 200; tries += 1) {
        const rows = await database.db.select().from(messages).where(isLetter());
        const found = rows
          .filter(({ toAddress }) => toAddress === to)
          .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
          .at(-1);
        const address = found && /https?:\/\/\S+oobCode=\S+/.exec(found.text)?.[0];
        if (found && address) {
          const link = new URL(address);
          const { event, language } = found;
          return { event, language, link, code: link.searchParams.get('oobCode') ?? '' };
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`No letter to ${to}.`);
    },
    call: async (path, body, from = '192.0.2.1', headers = {}) =>
      app.request(
        `${url}${path}?key=shofor`,
        {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        },
        { incoming: { socket: { remoteAddress: from } } },
      ),
    close: async (keep) => {
      await Promise.all(apps.map((each) => deleteApp(each)));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (!keep) {
        await database.close();
      }
    },
  };
}
