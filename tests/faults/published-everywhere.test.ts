import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { endOfDay } from '#platform/calendar-date.ts';
import { clockOff } from '#platform/testing/stated-day.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';

/** At midnight every cached page is made again: which ones a change drops is counted on a day that begins at noon. */
const atNoon = () => clockOff(endOfDay(new Date()).getTime() - 12 * 3_600_000 - Date.now());

const read = async (server: BuiltServer, path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, text: await response.text() };
};

/** How many pages a process has made since it started. */
async function made(server: BuiltServer): Promise<number> {
  const { text } = await read(server, '/metrics');
  return Number(/^page_cache_misses (\d+)$/m.exec(text)?.[1]);
}

/** Every page of the sitemap, in both languages. */
async function addressesOf(server: BuiltServer): Promise<string[]> {
  const { text } = await read(server, '/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname);
}

/** All pages as they are served. */
async function crawl(server: BuiltServer, addresses: readonly string[]) {
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const { status, text } = await read(server, address);
    pages.set(address, `${status} ${text}`);
  }
  return pages;
}

/** The office's door of a process, as its owner. */
async function officeOf(server: BuiltServer) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor', {
    ...owner,
    returnSecureToken: true,
  });
  const { idToken } = z.object({ idToken: z.string() }).parse(await signedIn.json());
  const exchanged = await post('/jwt', { email: owner.email }, { authorization: `Bearer ${idToken}` });
  const { token } = z.object({ token: z.string() }).parse(await exchanged.json());
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return { etag: response.headers.get('etag') ?? '', body: await response.json() };
  };
}

/** The pages that have a link to an address; a page links to itself. */
const linking = (pages: ReadonlyMap<string, string>, path: string) =>
  [...pages].filter(([, page]) => new RegExp(`"${path}["?#]`).test(page)).map(([address]) => address);

const isBangla = (path: string) => /^\/bn(?:\/|$)/.test(path);

/** One published document of a list, and how to change what it says and publish that. */
async function oneOf(office: Awaited<ReturnType<typeof officeOf>>, query: string) {
  const list = await office('GET', `/documents?${query}&limit=1&state=published&language=en`);
  const { items } = z
    .object({ items: z.array(z.object({ id: z.uuid(), path: z.string() })) })
    .parse(list.body);
  const { id, path } = z.object({ id: z.uuid(), path: z.string() }).parse(items[0]);
  const shape = z.object({
    slug: z.string(),
    facts: z.looseObject({}),
    texts: z.object({ en: z.looseObject({ title: z.string() }), bn: z.looseObject({}) }),
  });
  return {
    path,
    save: async (title: string) => {
      const read = await office('GET', `/documents/${id}`);
      const now = shape.parse(read.body);
      const texts = { ...now.texts, en: { ...now.texts.en, title: `${title}${now.texts.en.title}` } };
      await office('PUT', `/documents/${id}`, { ...now, texts }, { 'if-match': read.etag });
    },
    publish: () => office('POST', `/documents/${id}/publish`, { language: 'en' }),
    unpublish: () => office('POST', `/documents/${id}/unpublish`, { language: 'en' }),
  };
}

test('a change is on every page that shows it at once, in the other process within a second, and the rest stay kept', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-everywhere-'));
  const env = {
    ...atNoon(),
    SITE_URL: 'http://agency.example',
    SEED: 'site',
    DATA_DIR: directory,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DATABASE_URL: await createDatabase(),
  };
  const running: BuiltServer[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((server) => server.end('SIGTERM')));
    await rm(directory, { recursive: true, force: true });
  });
  const start = async () => {
    const server = await startBuilt(env);
    running.push(server);
    await server.ready;
    return server;
  };
  const here = await start();
  const there = await start();
  const addresses = await addressesOf(here);
  expect(addresses.length).toBeGreaterThan(150);
  let shown = await crawl(here, addresses);
  // They and the sitemap, which names them.
  expect(await made(here)).toBe(addresses.length + 1);
  await crawl(there, addresses);
  const office = await officeOf(here);

  /** Waits until the other process shows what this one does at an address. */
  async function follow(path: string) {
    const since = Date.now();
    const own = await crawl(here, [path]);
    await expect.poll(() => crawl(there, [path]), { timeout: 5_000, interval: 10 }).toEqual(own);
    console.log(
      `${there ? 'The other process' : 'It'} shows the change of ${path} after ${Date.now() - since} ms.`,
    );
  }

  for (const [query, list] of [
    ['kind=visa&q=thailand', '/visaservices'],
    ['kind=tour-package&q=sajek', '/packages/domestic'],
    ['kind=post&section=blog', '/blogs'],
    ['kind=post&section=news', '/news'],
  ] as const) {
    const document = await oneOf(office, query);
    await document.save('New: ');
    const before = await made(here);
    expect(await crawl(here, addresses), 'a draft is on no page').toEqual(shown);
    expect(await made(here)).toBe(before);

    await document.publish();
    await follow(document.path);
    const showing = new Set([...linking(shown, document.path), list].filter((each) => !isBangla(each)));
    const now = await crawl(here, [...showing]);
    expect(await made(here), `${document.path} is on ${[...showing]}`).toBe(before + showing.size);
    const others = addresses.filter((each) => !showing.has(each));
    for (const [address, page] of await crawl(here, others)) {
      expect(page === shown.get(address), address).toBe(true);
    }
    expect(await made(here), 'no other page was made again').toBe(before + showing.size);
    expect(now.get(document.path)).toContain('<h1>New: ');
    expect(now.get(list)).toContain('New: ');
    shown = new Map([...shown, ...now]);
  }
  await (await oneOf(office, 'kind=visa&q=malaysia')).unpublish();
  await follow('/visaservices');
  shown = await crawl(here, addresses);

  // What is shown after all this is what a process shows that kept nothing.
  const fresh = await crawl(await start(), addresses);
  for (const [address, page] of fresh) {
    expect(shown.get(address) === page, address).toBe(true);
  }
  expect(await crawl(there, addresses)).toEqual(fresh);
}, 180_000);
