import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { insertPost } from '#features/posts/posts.factory.ts';
import { documentList } from '#features/publishing/document-list/document-list.table.ts';
import { revisions } from '#features/publishing/publishing.table.ts';
import { exampleSettings } from '#features/site-settings/example/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { type CommandDeps, pageTagsChannel, run } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { KeptPage } from '#platform/page-cache/kept-page.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import {
  actorWith,
  createPostgresDatabase,
  engineUnderTest,
  openTestDatabase,
  test,
} from '#platform/testing/test.ts';
import { draft, editing, officeOf, post } from './office.ts';

const staff = actorWith();
const clock = { now: () => new Date() };
const onPostgresql = test.runIf(engineUnderTest() === 'postgresql');

test('of fifty who save one document and the settings at once one gets through, and the others are told', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const deps: CommandDeps = { db: database.db, clock, pages: { drop: () => {} } };
  await run(deps, staff, saveSettings, exampleSettings);
  const ask = officeOf(deps, [...editing, 'settings.write']);
  const id = await draft(ask);
  const statuses = async (work: (place: number) => Promise<{ status: number }>) => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => work(place)));
    return answers.map(({ status }) => status).sort();
  };
  const one = [200, ...Array<number>(49).fill(409)];
  const saving = await statuses((place) =>
    ask('PUT', `/documents/${id}`, post('a-walk', `Saver ${place}`), { 'if-match': '"1"' }),
  );
  expect(saving).toEqual(one);
  expect(await database.db.$count(revisions)).toBe(2);
  const changing = await statuses((place) => {
    const agency = { ...exampleSettings.agency, phone: `+88017000000${10 + place}` };
    return ask('PUT', '/settings', { ...exampleSettings, agency }, { 'if-match': '"1"' });
  });
  expect(changing).toEqual(one);
  expect(await database.db.select({ version: settings.version }).from(settings)).toEqual([{ version: 2 }]);
}, 120_000);

test('the list says what is true, whoever publishes and takes back at once', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const deps: CommandDeps = { db: database.db, clock, pages: { drop: () => {} } };
  const ask = officeOf(deps);
  const id = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'A walk', bn: 'হাঁটা' } });
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      (['publish', 'unpublish'] as const).flatMap((action) =>
        (['en', 'bn'] as const).map((language) => ask('POST', `/documents/${id}/${action}`, { language })),
      ),
    );
    const { body } = await ask('GET', `/documents/${id}`);
    const [row] = await database.db.select().from(documentList).where(eq(documentList.documentId, id));
    expect([row?.liveEn, row?.liveBn]).toEqual([
      body.publications.en !== null,
      body.publications.bn !== null,
    ]);
    expect([row?.stateEn, row?.stateBn].map((state) => state === 'published')).toEqual([
      row?.liveEn,
      row?.liveBn,
    ]);
  }
}, 120_000);

/** A process of the program as far as its pages go: a cache that hears what others change. */
async function programOn(url: string) {
  const database: OpenDatabase = await openPostgresql(url, { answerMs: 60_000, connectionMs: 60_000 });
  onTestFinished(() => database.close());
  const pages = new PageCache();
  await database.listen(pageTagsChannel, (payload) => pages.drop(JSON.parse(payload)));
  const keep = (key: string, ...tags: string[]) =>
    pages.get(key, Date.now(), async () => {
      const staleAt = Date.now() + 3_600_000;
      return {
        keep: true,
        page: new KeptPage({ status: 200, body: Buffer.from(key), headers: {}, tags, staleAt }),
      };
    });
  const kept = (keys: readonly string[]) => keys.filter((key) => pages.fresh(key, Date.now()) !== undefined);
  return { deps: { db: database.db, clock, pages }, keep, kept };
}

onPostgresql(
  'what one process publishes, another no longer shows within a second, and keeps the rest',
  async () => {
    const url = await createPostgresDatabase();
    const [here, there] = [await programOn(url), await programOn(url)];
    const one = await insertPost(here.deps, staff, { slug: 'one', titles: { en: 'One' } });
    const two = await insertPost(here.deps, staff, { slug: 'two', titles: { en: 'Two' } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const { keep } of [here, there]) {
      await keep('/blogs/one', `post:${one}`, 'settings');
      await keep('/blogs/two', `post:${two}`, 'settings');
      await keep('/blogs', 'list:post', 'settings');
      await keep('/visaservices', 'list:visa', 'settings');
    }
    const keys = ['/blogs/one', '/blogs/two', '/blogs', '/visaservices'];
    const ask = officeOf(here.deps);
    await ask('PUT', `/documents/${one}`, post('one', 'Changed'), { 'if-match': '"1"' });
    expect(here.kept(keys)).toEqual(keys);
    await ask('POST', `/documents/${one}/publish`, { language: 'en' });
    expect(here.kept(keys)).toEqual(['/blogs/two', '/visaservices']);
    await expect
      .poll(() => there.kept(keys), { timeout: 1000, interval: 20 })
      .toEqual(['/blogs/two', '/visaservices']);
  },
);
