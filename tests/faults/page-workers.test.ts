import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { run } from '#platform/command/command.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { actorWith, openTestDatabase } from '#platform/testing/test.ts';
import { settings } from '../../content/settings.ts';
import { type PageWorkers, startPageWorkers } from '../../src/page-workers.ts';
import { addressOf } from '../../src/pages.ts';
import { root } from './writer.ts';

const siteUrl = 'https://agency.example';
const start = { siteUrl, sources: { files: "'self'", connect: [], scripts: [], frames: [] }, google: false };
const now = new Date('2026-12-01T04:00:00Z');
const silent = { error: () => {} };
const calendar = { today: '2026-12-01', daysAgo: () => '2026-11-20', weekdayAhead: () => '2026-12-10' };
const picture = crypto.randomUUID();
const agency = settings(calendar, { wide: picture, tall: picture });

const about = addressOf('/bn/about', '', siteUrl);

async function html(workers: PageWorkers) {
  const page = await workers.render(about, now);
  return { status: page?.status, keep: page?.keep, text: new TextDecoder().decode(page?.body) };
}

test('a page from a thread of its own shows what is published, and what was changed a moment ago', async () => {
  const database = await openTestDatabase();
  const program = pathToFileURL(join(root, 'build/server/index.js'));
  let questions = 0;
  const workers = startPageWorkers(
    program,
    start,
    (...question) => {
      questions += 1;
      return database.ask(...question);
    },
    silent,
    1,
  );
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
  const asked = questions;
  await html(workers);
  expect(questions, 'what was read is kept').toBe(asked);
  await save('Padma Travels');
  const second = await html(workers);
  expect(second.text).toContain('Padma Travels বাংলা');
  expect(second.text).not.toContain('Meghna Travels');
});

test('while the database fails, the page is the one for faults, and the next is well', async () => {
  const database = await openTestDatabase();
  let away = true;
  const workers = startPageWorkers(
    pathToFileURL(join(root, 'build/server/index.js')),
    start,
    (...question) =>
      away
        ? Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
        : database.ask(...question),
    silent,
    1,
  );
  onTestFinished(async () => {
    await workers.close();
    await database.close();
  });
  expect(await html(workers)).toMatchObject({ status: 500, keep: false });
  away = false;
  const deps = {
    db: database.db,
    clock: { now: () => now },
    pages: new PageCache(),
    siteUrl: 'https://shofor.example',
  };
  await run(deps, actorWith('settings.write'), saveSettings, agency);
  expect(await html(workers)).toMatchObject({ status: 200, keep: true });
});

test('a thread that ends fails its pages alone; another takes its place, and until then none is promised', async () => {
  const ending = new URL(
    `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit(1));`,
  );
  const workers = startPageWorkers(ending, start, () => Promise.resolve([]), silent, 1);
  onTestFinished(() => workers.close());
  await expect(workers.render(about, now)).rejects.toThrow('The thread that rendered the page ended.');
  expect(workers.render(about, now)).toBeUndefined();
  const isThere = async () => {
    const page = workers.render(about, now);
    await page?.catch(() => {});
    return page !== undefined;
  };
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
});
