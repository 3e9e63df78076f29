import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { revisions } from '#features/documents/documents.table.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, openTestDatabase, test } from '#platform/testing/test.ts';
import { draft, editing, officeOf, post } from './office.ts';

const staff = actorWith();
const clock = { now: () => new Date() };

test('of fifty who save one document and the settings at once one gets through, and the others get a conflict', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const deps: CommandDeps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
  await run(deps, staff, saveSettings, exampleSettings);
  const request = officeOf(deps, [...editing, 'settings.write']);
  const id = await draft(request);
  const statuses = async (work: (place: number) => Promise<{ status: number }>) => {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, place) => work(place)));
    return responses.map(({ status }) => status).sort();
  };
  const one = [200, ...Array<number>(49).fill(409)];
  const saving = await statuses((place) =>
    request('PUT', `/documents/${id}`, post('a-walk', `Saver ${place}`), { 'if-match': '"1"' }),
  );
  expect(saving).toEqual(one);
  expect(await database.db.$count(revisions)).toBe(2);
  const changing = await statuses((place) => {
    const agency = { ...exampleSettings.agency, phone: `+88017000000${10 + place}` };
    return request('PUT', '/settings', { ...exampleSettings, agency }, { 'if-match': '"1"' });
  });
  expect(changing).toEqual(one);
  expect(await database.db.select({ version: settings.version }).from(settings)).toEqual([{ version: 2 }]);
}, 120_000);

test('the list says what is true, whoever publishes and takes back at once', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const deps: CommandDeps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
  const request = officeOf(deps);
  const id = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'A walk', bn: 'হাঁটা' } });
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      (['publish', 'unpublish'] as const).flatMap((action) =>
        (['en', 'bn'] as const).map((language) =>
          request('POST', `/documents/${id}/${action}`, { language }),
        ),
      ),
    );
    const { body } = await request('GET', `/documents/${id}`);
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
