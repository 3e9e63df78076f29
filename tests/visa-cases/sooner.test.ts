import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { purgeCasesJob } from '#features/visa-cases/privacy/privacy.jobs.ts';
import { encryptedTexts } from '#platform/encrypted-texts/encrypted-texts.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

type Case = Awaited<ReturnType<Awaited<ReturnType<typeof openCases>>['begin']>>;

/** A case that was withdrawn on 1 December 2026, with a passport page and a statement of the bank. */
async function openEnded(
  deps: Parameters<typeof openCases>[0],
  sooner: Record<string, number>,
  before: (one: Case) => Promise<unknown> = async () => undefined,
) {
  const { begin } = await openCases(deps);
  const terms = JSON.stringify({ filesKeptDays: 90, sooner });
  await deps.db
    .update(settings)
    .set({ value: sql`jsonb_set(${settings.value}, '{visaCases}', ${terms}::jsonb)` })
    .where(eq(settings.name, 'site'));
  const one = await begin();
  await one.send('passport-page');
  await one.send('statement');
  await before(one);
  await one.office('POST', '/state', { to: 'withdrawn' });
  const job = purgeCasesJob(deps);
  const left = async () => {
    const { applicants, purgedAt } = await one.read();
    const held = applicants[0].papers.filter(({ files }: { files: unknown[] }) => files.length > 0);
    return { papers: held.map(({ key }: { key: string }) => key), isPurged: purgedAt !== null };
  };
  return { one, begin, job, left, work: () => job.run(new AbortController().signal) };
}

describe('papers of a kind that goes sooner', () => {
  test('are deleted after days of their own, and the others after all of them', async ({
    deps,
    db,
    clock,
  }) => {
    clock.set('2026-12-01T04:00:00Z');
    const { job, left, work } = await openEnded(deps, { money: 7 });
    clock.set('2026-12-07T17:59:00Z');
    expect(await job.isDue()).toBe(false);
    clock.set('2026-12-07T18:00:00Z');
    expect(await job.isDue()).toBe(true);
    await work();
    expect(await left()).toEqual({ papers: ['passport-page'], isPurged: false });
    expect(await db.$count(privateFiles)).toBe(1);
    expect(await job.isDue()).toBe(false);
    expect(await db.$count(messages, isLetter('case.purged'))).toBe(0);
    clock.set('2027-02-28T18:00:00Z');
    await work();
    expect(await left()).toEqual({ papers: [], isPurged: true });
    expect(await db.$count(privateFiles)).toBe(0);
  });

  test('take along what was read in them, and why they were asked for again', async ({ deps, db, clock }) => {
    clock.set('2026-12-01T04:00:00Z');
    const { one, work, left } = await openEnded(deps, { money: 7 }, async (of) => {
      const { id: paper } = await of.paperOf('statement');
      await of.office('POST', '/names', { paper, written: 'Marker Sultana' });
      await of.decide('statement', 'again', { because: 'The sum is 12,345.' });
    });
    expect(await db.$count(encryptedTexts)).toBe(1);
    clock.set('2026-12-07T18:00:00Z');
    await work();
    expect(await left()).toEqual({ papers: ['passport-page'], isPurged: false });
    expect(await db.$count(encryptedTexts)).toBe(0);
    expect((await one.office('GET', '/names?language=en')).body.applicants[0].papers).toMatchObject([
      { written: null },
    ]);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'wanted', because: null });
    expect(
      JSON.stringify(await db.select({ text: messages.text }).from(messages).where(isLetter())),
    ).not.toContain('12,345');
  });

  test('never stay longer than the others, and a case that goes on keeps all', async ({ deps, clock }) => {
    clock.set('2026-12-01T04:00:00Z');
    const { begin, job, left, work } = await openEnded(deps, { money: 365, 'about-you': 1 });
    const open = await begin({ key: aKey() });
    await open.send('passport-page');
    clock.set('2026-12-01T18:00:00Z');
    expect(await job.isDue()).toBe(true);
    await work();
    expect(await left()).toEqual({ papers: ['statement'], isPurged: false });
    expect(await job.isDue()).toBe(false);
    clock.set('2027-02-28T18:00:00Z');
    await work();
    expect(await left()).toEqual({ papers: [], isPurged: true });
    expect((await open.paperOf('passport-page')).files).toHaveLength(1);
  });
});

test('files are kept no longer than their customer agreed to, and less long when the agency wants it so', async ({
  deps,
  db,
  clock,
}) => {
  clock.set('2026-12-01T04:00:00Z');
  const { one, job, left, work } = await openEnded(deps, {});
  const keep = (days: number) =>
    db
      .update(settings)
      .set({ value: sql`jsonb_set(${settings.value}, '{visaCases,filesKeptDays}', ${String(days)}::jsonb)` })
      .where(eq(settings.name, 'site'));
  await keep(365);
  expect(await one.read()).toMatchObject({ deletedOn: '2027-03-01' });
  clock.set('2027-02-28T17:59:00Z');
  expect(await job.isDue()).toBe(false);
  await keep(10);
  expect(await one.read()).toMatchObject({ deletedOn: '2026-12-11' });
  expect(await job.isDue()).toBe(true);
  await keep(365);
  expect(await job.isDue()).toBe(false);
  clock.set('2027-02-28T18:00:00Z');
  expect(await job.isDue()).toBe(true);
  await work();
  expect(await left()).toEqual({ papers: [], isPurged: true });
});

describe('an older backup', () => {
  test('brings back nothing that was read in a case that goes on, whose customer had the files deleted', async ({
    deps,
    db,
  }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    await one.send('passport-page');
    await one.send('statement');
    const [{ id: applicant }] = (await one.read()).applicants;
    await one.office('POST', '/names', { applicant, passport: { surname: 'Marker', givenNames: 'Sultana' } });
    await one.decide('statement', 'again', { because: 'The sum is 12,345.' });
    const job = purgeCasesJob(deps);
    const [file] = await db.select({ id: privateFiles.id }).from(privateFiles).limit(1);
    // One file was replaced after the backup: that is nothing to forget the others for.
    await db
      .update(privateFiles)
      .set({ segments: 0 })
      .where(eq(privateFiles.id, file?.id ?? ''));
    expect(await job.isDue()).toBe(false);
    // As the restored database is, where the files are remembered as deleted.
    await db.update(privateFiles).set({ segments: 0 });
    expect(await job.isDue()).toBe(true);
    await job.run(new AbortController().signal);
    expect(await db.$count(encryptedTexts)).toBe(0);
    expect(
      JSON.stringify(await db.select({ text: messages.text }).from(messages).where(isLetter())),
    ).not.toContain('12,345');
    for (const key of ['passport-page', 'statement']) {
      expect(await one.paperOf(key)).toMatchObject({ state: 'wanted', because: null, files: [] });
    }
    expect(await one.read()).toMatchObject({ state: 'collecting', purgedAt: null });
    expect(await job.isDue()).toBe(false);
  });

  test('brings back no names of a case that had ended and was purged: they go again', async ({
    deps,
    db,
  }) => {
    const { begin, job, work, one } = await openEnded(deps, {});
    const open = await begin({ key: aKey() });
    await open.send('statement');
    expect(await job.isDue()).toBe(false);
    // As the restored database is, where the files are remembered as deleted.
    const [file] = (await one.paperOf('passport-page')).files;
    await db.update(privateFiles).set({ segments: 0 }).where(eq(privateFiles.id, file.id));
    // Only a kind of paper had gone sooner: the others have their time.
    expect(await job.isDue()).toBe(false);
    await db.update(privateFiles).set({ segments: 0 });
    expect(await job.isDue()).toBe(true);
    await work();
    expect((await one.read()).applicants[0].name).toBeNull();
    expect((await open.read()).applicants[0].name).toBe('Tanvir Sample');
    expect(await job.isDue()).toBe(false);
  });
});
