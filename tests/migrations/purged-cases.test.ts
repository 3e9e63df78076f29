import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { purgeCasesJob } from '#features/visa-cases/privacy/privacy.jobs.ts';
import { visaCasePapers, visaCases } from '#features/visa-cases/visa-cases.table.ts';
import type { Database } from '#platform/database/database.ts';
import { encryptedTexts } from '#platform/encrypted-texts/encrypted-texts.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openLeft } from './apply-again.ts';

const migration = '0064_purged_case_letters.sql';
const secret = 'The account 12345678 isn’t yours.';

type World = Awaited<ReturnType<typeof openCases>>;
type Begun = Awaited<ReturnType<World['begin']>>;

/** Applies it to the table of letters as it was called then. */
async function applyThen(db: Database, apply: (name: string) => Promise<void>) {
  await db.execute(sql`CREATE VIEW mail AS SELECT id, state, html, text, created_at,
    CASE event WHEN 'case.paper-again' THEN 'visa-cases.again' ELSE event END AS kind FROM messages`);
  await apply(migration);
  await db.execute(sql`DROP VIEW mail`);
}

async function ask(one: Begun, because: string) {
  await one.send('statement');
  expect((await one.decide('statement', 'again', { because })).status).toBe(200);
}

test('letters that asked for a paper again are forgotten where the files of the case were deleted before', async () => {
  const { deps, clock, apply } = await openLeft();
  const { db } = deps;
  const { begin } = await openCases(deps);
  const [purged, other] = [await begin(), await begin({ key: aKey() })];
  await ask(purged, secret);
  await db.update(messages).set({ state: 'sent', sentAt: clock.now() });
  await ask(purged, secret);
  await ask(other, 'The seal is missing.');
  const asking = () => db.select().from(messages).where(isLetter('case.paper-again'));
  const left = (await asking()).filter(({ text }) => text.includes(secret));
  expect(left).toHaveLength(2);
  clock.set('2026-12-02T04:00:00Z');
  expect((await purged.office('POST', '/purge')).status).toBe(200);
  // As the version before left them.
  await db.delete(messages).where(eq(messages.id, left.find(({ state }) => state === 'sent')?.id ?? ''));
  await db.insert(messages).values(left);
  clock.set('2026-12-03T04:00:00Z');
  await ask(purged, 'It has no stamp.');

  // Versions of that time sealed nothing.
  for (const { id, text } of await asking()) {
    await db.execute(sql`UPDATE messages SET text = ${text} WHERE id = ${id}`);
  }
  for (const { id, token } of await db.select().from(visaCases)) {
    await db.execute(sql`UPDATE visa_cases SET token = ${token} WHERE id = ${id}`);
  }
  await applyThen(db, apply);
  const after = await asking();
  expect(JSON.stringify(after)).not.toContain('12345678');
  // What was sent stays in the list without its words; what waited is gone; what was asked for since then stays.
  expect(after.map(({ state, html, text }) => [state, html === '', text === '']).sort()).toEqual([
    ['sent', true, true],
    ['waiting', false, false],
    ['waiting', false, false],
  ]);
  const kept = after.map(({ text }) => text).join('');
  expect(kept).toContain('It has no stamp.');
  expect(kept).toContain('The seal is missing.');
});

test('reasons and names of papers that went sooner are forgotten, too', async () => {
  const { deps, clock, apply } = await openLeft();
  const { db } = deps;
  const { begin } = await openCases(deps);
  const [site] = await db.select().from(settings).where(eq(settings.name, 'site'));
  await db
    .update(settings)
    .set({ value: { ...Object(site?.value), visaCases: { filesKeptDays: 90, sooner: { money: 7 } } } })
    .where(eq(settings.name, 'site'));
  const [ended, open] = [await begin(), await begin({ key: aKey() })];
  for (const one of [ended, open]) {
    await one.send('passport-page');
    await ask(one, secret);
    const { id: paper } = await one.paperOf('statement');
    await one.office('POST', '/names', { paper, written: 'Marker Sultana' });
  }
  const [names, asked, texts] = [
    await db.select({ id: visaCases.id, names: visaCases.names }).from(visaCases),
    await db.select().from(visaCasePapers).where(eq(visaCasePapers.state, 'again')),
    await db.select().from(encryptedTexts),
  ];
  await ended.office('POST', '/state', { to: 'withdrawn' });
  clock.set('2026-12-09T04:00:00Z');
  await purgeCasesJob(deps).run(new AbortController().signal);
  // As the version before left it.
  const { names: was = null } = names.find(({ id }) => id === ended.id) ?? {};
  await db.insert(encryptedTexts).values(texts.filter(({ id }) => id === was));
  await db.update(visaCases).set({ names: was }).where(eq(visaCases.id, ended.id));
  const paper = asked.find(({ caseId }) => caseId === ended.id);
  await db
    .update(visaCasePapers)
    .set({ state: 'again', because: paper?.because, phrase: paper?.phrase })
    .where(eq(visaCasePapers.id, paper?.id ?? ''));
  expect(await ended.paperOf('statement')).toMatchObject({ state: 'again', because: secret });
  expect(await db.$count(encryptedTexts)).toBe(2);

  await applyThen(db, apply);
  expect(await ended.paperOf('statement')).toMatchObject({ state: 'wanted', because: null, files: [] });
  expect((await ended.paperOf('passport-page')).files).toHaveLength(1);
  expect(await open.paperOf('statement')).toMatchObject({ state: 'again', because: secret });
  const after = await db.select({ id: visaCases.id, names: visaCases.names }).from(visaCases);
  expect(new Map(after.map(({ id, names: read }) => [id, read]))).toEqual(
    new Map(names.map(({ id, names: read }) => [id, id === ended.id ? null : read])),
  );
  expect(await db.$count(encryptedTexts)).toBe(1);
});
