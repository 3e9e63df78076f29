import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { type PageWorkers, startPageWorkers } from '#page-workers.ts';
import { addressOf, type RenderedPage } from '#pages.ts';
import { run } from '#platform/command/command.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { fieldOf } from '#platform/record.ts';
import { actorWith, openTestDatabase } from '#platform/testing/test.ts';
import { settings } from '../../content/settings.ts';
import { disturbableNetwork } from './network.ts';
import { root } from './writer.ts';

const siteUrl = 'https://agency.example';
const start = {
  databaseUrl: 'postgresql://127.0.0.1:1/nowhere',
  siteUrl,
  sources: { files: "'self'", connect: [], scripts: [], frames: [] },
  google: false,
  paymentGateways: { names: [], practice: false },
  dataKey: new Uint8Array(32),
};
const now = new Date('2026-12-01T04:00:00Z');
const silent = { error: () => {} };
const calendar = { today: '2026-12-01', daysAgo: () => '2026-11-20', weekdayAhead: () => '2026-12-10' };
const picture = crypto.randomUUID();
const agency = settings(calendar, { wide: picture, tall: picture });

const about = addressOf('/bn/about', '', siteUrl);

const never = () => Promise.reject(new Error('It was rendered here.'));

/** The page as a thread renders it: two are requested until one is ready. */
async function html(workers: PageWorkers) {
  const page = await vi.waitFor(
    async () => {
      const busy = workers.render(about, now, never);
      return (await Promise.all([workers.render(about, now, never), busy]))[0];
    },
    { timeout: 60_000, interval: 100 },
  );
  return { status: page?.status, keep: page?.keep, text: new TextDecoder().decode(page?.body) };
}

test('a page from a thread of its own shows what is published, and what was changed a moment ago', async () => {
  const database = await openTestDatabase();
  const program = pathToFileURL(join(root, 'build/server/index.js'));
  const workers = startPageWorkers(program, { ...start, databaseUrl: database.url }, silent, { count: 1 });
  onTestFinished(async () => {
    await workers.close();
    await database.close();
  });
  const clock = { now: () => now };
  const deps = {
    db: database.db,
    clock,
    pages: new PageCache(undefined, workers),
    siteUrl: 'https://shofor.example',
  };
  const save = (name: string) =>
    run(deps, actorWith('settings.write'), saveSettings, {
      ...agency,
      agency: { ...agency.agency, name: { en: name, bn: `${name} বাংলা` } },
    });
  await save('Meghna Travels');
  const first = await html(workers);
  expect(first).toMatchObject({ status: 200, keep: true });
  expect(first.text).toContain('Meghna Travels বাংলা');
  // Nobody is told of this.
  await database.execute("UPDATE settings SET value = replace(value::text, 'Meghna', 'Jamuna')::jsonb");
  expect((await html(workers)).text, 'what was read is kept').toContain('Meghna Travels বাংলা');
  await save('Padma Travels');
  const second = await html(workers);
  expect(second.text).toContain('Padma Travels বাংলা');
  expect(second.text).not.toContain('Meghna Travels');
});

test('while the database fails the page says so, and the next one works', async () => {
  const database = await openTestDatabase();
  const url = new URL(database.url);
  const network = await disturbableNetwork(Number(url.port));
  url.port = String(network.port);
  const workers = startPageWorkers(
    pathToFileURL(join(root, 'build/server/index.js')),
    { ...start, databaseUrl: url.href },
    silent,
    { count: 1 },
  );
  onTestFinished(async () => {
    await workers.close();
    await network.close();
    await database.close();
  });
  await network.cut();
  expect(await html(workers)).toMatchObject({ status: 503, keep: false });
  await network.heal();
  const deps = {
    db: database.db,
    clock: { now: () => now },
    pages: new PageCache(),
    siteUrl: 'https://shofor.example',
  };
  await run(deps, actorWith('settings.write'), saveSettings, agency);
  expect(await html(workers)).toMatchObject({ status: 200, keep: true });
});

const threadOf = (code: string) =>
  new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads'; ${code}`);

const aboutHere: RenderedPage = {
  keep: true,
  isAway: false,
  status: 200,
  body: new Uint8Array(),
  headers: {},
  tags: [],
  staleAt: 0,
};

/** Requests a page while another one is being rendered, which is when threads are started. */
async function askWhileBusy(workers: PageWorkers) {
  const other = Promise.withResolvers<RenderedPage>();
  const busy = workers.render(about, now, () => other.promise);
  const page = workers.render(about, now, () => Promise.resolve(aboutHere));
  other.resolve(aboutHere);
  await Promise.allSettled([busy, page]);
  return page;
}

test('when a thread ends only its pages fail, and until it is replaced pages are rendered in the main thread', async () => {
  const ending = threadOf(
    `parentPort.postMessage({ kind: 'ready' }); parentPort.once('message', () => process.exit(1));`,
  );
  const workers = startPageWorkers(ending, start, silent, {
    count: 1,
    pauseMs: 10,
  });
  onTestFinished(() => workers.close());
  const failed = () =>
    askWhileBusy(workers).then(
      () => false,
      (cause: Error) => cause.message === 'The thread that rendered the page ended.',
    );
  await expect.poll(failed, { timeout: 20_000 }).toBe(true);
  expect(await askWhileBusy(workers)).toBe(aboutHere);
  await expect.poll(failed, { timeout: 20_000 }).toBe(true);
});

test('a single request starts no thread, and an idle thread is ended', async () => {
  const identified = threadOf(`import { threadId } from 'node:worker_threads';
    parentPort.postMessage({ kind: 'ready' }); parentPort.on('message', ({ kind, number }) =>
      kind === 'render' && parentPort.postMessage({ kind: 'rendered', number, page: { thread: threadId } }));`);
  const threads = new Set<unknown>();
  const workers = startPageWorkers(identified, start, silent, { count: 1, idleMs: 50 });
  onTestFinished(() => workers.close());
  expect(await workers.render(about, now, () => Promise.resolve(aboutHere))).toBe(aboutHere);
  const inThread = async () => {
    const thread = fieldOf(await askWhileBusy(workers), 'thread');
    threads.add(thread);
    return thread !== undefined;
  };
  await expect.poll(inThread, { timeout: 20_000 }).toBe(true);
  await expect
    .poll(() => workers.render(about, now, () => Promise.resolve(aboutHere)), {
      timeout: 20_000,
      interval: 200,
    })
    .toBe(aboutHere);
  await expect.poll(inThread, { timeout: 20_000 }).toBe(true);
  threads.delete(undefined);
  expect(threads.size).toBeGreaterThan(1);
});
