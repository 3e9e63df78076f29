import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { media } from '#features/media/media.table.ts';
import { purgeCasesJob } from '#features/visa-cases/privacy/privacy.jobs.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { Database } from '#platform/database/database.ts';
import { log } from '#platform/log.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { privateKey, removeFileTopic } from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { officer, openCases, pdf, realPdf } from './case-world.ts';
import { pageCount, pdfText } from './pdf-text.ts';

const marker = 'MARKER-7Q2M-OF-THE-CUSTOMER';

/** Every row of every table, as text. */
async function everything(db: Database): Promise<string> {
  const names = await db.execute(sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
  const tables = z.object({ rows: z.array(z.object({ tablename: z.string() })) }).parse(names).rows;
  const held = await Promise.all(
    tables.map(({ tablename }) => db.execute(sql.raw(`SELECT t::text AS held FROM ${tablename} t`))),
  );
  return JSON.stringify(held);
}

describe('what a customer sends for a visa', () => {
  test('is found in plain words nowhere: not in the files, not in the database', async ({ deps, db }) => {
    const { begin, inStorage } = await openCases(deps);
    const one = await begin();
    expect((await one.send('statement', realPdf(marker))).status).toBe(201);
    const files = await inStorage();
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect((await readFile(join(file.parentPath, file.name))).includes(marker)).toBe(false);
    }
    expect(await everything(db)).not.toContain(marker);
    // The guide's cover alone.
    expect(await db.$count(media)).toBe(1);
    // The control: whoever may open it finds it.
    const { id } = await one.paperOf('statement');
    expect(pdfText((await one.office('GET', `/papers/${id}/file`)).bytes)).toContain(marker);
  });

  test('is opened with a watermark, by visa staff alone, and the customer sees by whom', async ({
    deps,
    db,
  }) => {
    const { begin, request } = await openCases(deps);
    const one = await begin({ language: 'en' });
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2136e' } })
      .withExif({ IFD0: { ImageDescription: marker } })
      .jpeg()
      .toBuffer();
    await one.send('statement', realPdf(marker));
    await one.send('passport-page', jpeg, { name: 'photo.jpg' });
    await one.send('passport-page', jpeg, { name: 'photo.jpg' });
    await one.send('school-letter', pdf());
    for (const key of ['statement', 'passport-page', 'school-letter']) {
      const { id } = await one.paperOf(key);
      const opened = await one.office('GET', `/papers/${id}/file`);
      expect([opened.status, opened.headers.get('content-type')], key).toEqual([200, 'application/pdf']);
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.text.startsWith('%PDF-'), key).toBe(true);
      expect(pdfText(opened.bytes), key).toContain('Only for the Thailand visa');
      expect(pdfText(opened.bytes), key).toContain(`Tanvir Sample, ${one.reference}`);
    }
    const { id } = await one.paperOf('passport-page');
    const pictures = await one.office('GET', `/papers/${id}/file`);
    expect(await pageCount(pictures.bytes)).toBe(2);
    // What the camera noted is gone.
    expect(pdfText(pictures.bytes)).not.toContain(marker);
    const seen = (await request('GET', `/visitor/visa-cases/${one.token}/opened`)).body.items;
    expect(seen).toHaveLength(4);
    expect(seen[0]).toMatchObject({ by: 'Clerk rumi', paper: 'Thailand: passport-page' });
    const log = await db.select().from(activity);
    expect(log.filter(({ action }) => action === 'visa-cases.open-paper')).toHaveLength(4);
    for (const caller of [
      callerOf('clerk', ['visa-cases.read']),
      callerOf('money', ['orders.read', 'reports.read']),
    ]) {
      expect((await one.office('GET', `/papers/${id}/file`, undefined, caller)).status).toBe(403);
    }
  });

  test('is deleted at once when the customer or staff want it, and leaves nothing', async ({
    deps,
    db,
    clock,
  }) => {
    const { begin, request, inStorage, directory } = await openCases(deps);
    const storage = directoryStorage(directory);
    const remove = outboxJob(
      { ...deps, logger: log('silent') },
      { [removeFileTopic]: (id) => storage.remove(privateKey(z.uuid().parse(id))) },
    );
    const one = await begin();
    await one.send('statement', realPdf(marker));
    expect((await request('POST', `/visitor/visa-cases/${one.token}/purge`)).status).toBe(200);
    expect(await db.$count(privateFiles)).toBe(0);
    await remove.run(new AbortController().signal);
    expect(await inStorage()).toEqual([]);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'wanted', files: [] });

    // After the end it is deleted by itself, and the names with it.
    await one.send('statement', realPdf(marker));
    await one.office('POST', '/state', { to: 'withdrawn' });
    const job = purgeCasesJob(deps);
    clock.set('2027-02-28T04:00:00Z');
    expect(await job.isDue()).toBe(false);
    clock.set('2027-03-02T04:00:00Z');
    expect(await job.isDue()).toBe(true);
    await job.run(new AbortController().signal);
    await remove.run(new AbortController().signal);
    expect(await inStorage()).toEqual([]);
    const after = await one.read();
    expect([after.applicants[0].name, after.purgedAt]).toEqual([null, '2027-03-02T04:00:00.000Z']);
    expect(await job.isDue()).toBe(false);
  });
});

describe('files that are deleted at once', () => {
  const all = ['passport-page', 'statement', 'school-letter'];
  const openReady = async (deps: Parameters<typeof openCases>[0]) => {
    const { begin, request } = await openCases(deps);
    const one = await begin();
    for (const key of all) {
      await one.send(key);
    }
    await one.office('POST', '/state', { to: 'checking' });
    for (const key of all) {
      await one.decide(key, 'accept');
    }
    await one.office('POST', '/state', { to: 'ready' });
    const purge = () => request('POST', `/visitor/visa-cases/${one.token}/purge`);
    const states = async () =>
      (await one.read()).applicants[0].papers.map(({ state }: { state: string }) => state);
    return { one, purge, states };
  };

  test('are wanted anew, accepted ones too, while the embassy doesn’t have them', async ({ deps }) => {
    const { one, purge, states } = await openReady(deps);
    expect((await purge()).status).toBe(200);
    expect([(await one.read()).state, await states()]).toEqual(['checking', all.map(() => 'wanted')]);
    expect((await one.office('POST', '/state', { to: 'ready' })).body.code).toBe('visa-cases.papers');
    for (const key of all) {
      expect((await one.send(key)).status).toBe(201);
      expect((await one.decide(key, 'accept')).status).toBe(200);
    }
    expect((await one.office('POST', '/state', { to: 'ready' })).status).toBe(200);
  });

  test('stay accepted once the embassy has them', async ({ deps }) => {
    const { one, purge, states } = await openReady(deps);
    await one.move('submitted');
    expect((await purge()).status).toBe(200);
    expect([(await one.read()).state, await states()]).toEqual(['submitted', all.map(() => 'accepted')]);
  });
});

describe('the reason why a paper is wanted again', () => {
  test('is in the letter and at the paper until the files are deleted, and in no table then', async ({
    deps,
    db,
  }) => {
    const { begin } = await openCases(deps);
    const because = `The account ${marker} isn’t yours.`;
    const ask = async (one: Awaited<ReturnType<typeof begin>>, reason: string) => {
      await one.send('statement');
      await one.decide('statement', 'again', { because: reason });
    };
    const [one, other] = [await begin(), await begin({ key: aKey() })];
    await ask(one, because);
    await db.update(messages).set({ state: 'sent', sentAt: new Date() });
    await ask(one, because);
    await ask(other, 'The seal is missing.');
    const again = async () =>
      db
        .select({ state: messages.state, text: messages.text })
        .from(messages)
        .where(isLetter('case.paper-again'));
    expect((await again()).filter(({ text }) => text.includes(because))).toHaveLength(2);
    expect((await one.office('POST', '/purge')).status).toBe(200);
    expect(await everything(db)).not.toContain(marker);
    // One that wasn't sent yet never arrives; the letters of another case stay.
    expect((await again()).sort((a, b) => a.text.length - b.text.length)).toEqual([
      { state: 'sent', text: '' },
      { state: 'waiting', text: expect.stringContaining('The seal is missing.') },
    ]);
  });
});

describe('a guide that changes under open cases', () => {
  test('touches those that it asks something else of, until that is taken over and the customer told', async ({
    deps,
  }) => {
    const { begin, request, changeGuide, guide } = await openCases(deps);
    const student = await begin({ language: 'en' });
    const worker = await begin({ applicants: [{ name: 'Nabila Sample', profile: 'job-holder' }] });
    const touched = async () => {
      const listed = await request('GET', `/visa-cases?guide=${guide}&changed=true`, undefined, {
        caller: callerOf('rumi', ['visa-cases.read']),
      });
      return listed.body.items.map(({ id }: { id: string }) => id);
    };
    expect(await touched()).toEqual([]);
    await changeGuide({
      byProfile: { student: [{ paper: 'school-letter' }, { paper: 'return-ticket' }], 'job-holder': [] },
    });
    expect(await touched()).toEqual([student.id]);
    const preview = async (one: typeof student) => (await one.office('GET', '/guide-change')).body;
    expect(await preview(student)).toMatchObject({
      revision: { from: 1, to: 2 },
      applicants: [
        {
          name: 'Tanvir Sample',
          added: [{ key: 'return-ticket', name: 'Thailand: return-ticket' }],
          dropped: [],
          changed: [],
        },
      ],
    });
    expect((await preview(worker)).applicants).toEqual([]);
    // What was agreed on stays until somebody takes the change over.
    expect((await student.read()).applicants[0].papers).toHaveLength(3);
    const taken = await student.takeOver();
    expect([taken.status, taken.body.revision]).toEqual([200, 2]);
    expect(await student.paperOf('return-ticket')).toMatchObject({ state: 'wanted' });
    expect(await touched()).toEqual([]);
    expect((await worker.read()).revision).toBe(1);
  });

  test('is taken over into several cases together, each with what it asked before and asks now', async ({
    deps,
    db,
  }) => {
    const { begin, request, changeGuide } = await openCases(deps);
    const open = [await begin({ language: 'en' }), await begin({ language: 'en' })];
    const [gone] = [await begin({ language: 'en' })];
    await gone.office('POST', '/withdraw', { reason: 'Put off.' });
    await changeGuide(
      { common: [{ paper: 'passport-page' }, { paper: 'return-ticket' }] },
      'Of the last year.',
    );
    const [change] = (await open[0]?.office('GET', '/guide-change'))?.body.applicants ?? [];
    expect(change).toMatchObject({
      added: [{ key: 'return-ticket' }],
      dropped: [{ key: 'statement' }],
      changed: [
        {
          from: { key: 'passport-page', detail: 'The last six months.' },
          to: { detail: 'Of the last year.' },
        },
        { to: { key: 'school-letter' } },
      ],
    });
    const cases = [...open, gone].map(({ id }) => ({ id, revision: 2 }));
    const taken = await request('POST', '/visa-cases/take-over', { cases }, { caller: officer });
    expect([taken.status, taken.body]).toEqual([200, { taken: 2, refused: [gone.id] }]);
    for (const one of open) {
      expect((await one.read()).applicants[0].papers.map(({ key }: { key: string }) => key)).toEqual([
        'passport-page',
        'school-letter',
        'return-ticket',
      ]);
    }
    const told = await db.$count(messages, isLetter('case.changed'));
    expect(told).toBe(2);
  });
});
