import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { visaCaseEvents } from '#features/visa-cases/visa-cases.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { openCases } from './case-world.ts';

type World = Awaited<ReturnType<typeof openCases>>;
type Case = Awaited<ReturnType<World['begin']>>;

const two = [
  { name: 'Tanvir Sample', profile: 'job-holder' as const },
  { name: 'Nabila Sample', profile: 'job-holder' as const },
];

/** What the office does with a paper of an applicant, by its key. */
const standing =
  (one: Case) =>
  async (key: string, what: string, body?: unknown, applicant = 0) =>
    one.office('POST', `/papers/${(await one.paperOf(key, applicant)).id}/${what}`, body);

const because = 'চাকরি নেই, স্কুলে পড়ে।';

describe('a paper of a visa case without a file of its own', () => {
  test('counts when it was seen on paper, and the customer reads by whom and when', async ({
    deps,
    clock,
  }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    const stand = standing(one);
    clock.set('2026-11-24T04:00:00Z');
    const answer = await stand('statement', 'seen');
    expect([answer.status, answer.body]).toEqual([200, { id: one.id }]);
    expect(await one.paperOf('statement')).toMatchObject({
      state: 'wanted',
      isMet: true,
      standIn: { kind: 'seen', by: 'Clerk rumi', at: '2026-11-24T04:00:00.000Z', because: null },
    });
    // No file is taken for it, neither of the customer nor of the staff.
    expect((await one.send('statement')).body.code).toBe('visa-cases.stood-for');
    const form = new FormData();
    form.set('key', 'a'.repeat(32));
    form.set('file', new File(['%PDF-1.7\nx\n%%EOF\n'], 'a.pdf'));
    expect((await stand('statement', 'files', form)).body.code).toBe('visa-cases.stood-for');
    // Said once more, it is refused; taken back, its own file is wanted again.
    expect((await stand('statement', 'seen')).body.code).toBe('visa-cases.stood-for');
    expect((await stand('statement', 'take-back')).status).toBe(200);
    expect((await stand('statement', 'take-back')).status).toBe(200);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'wanted', isMet: false, standIn: null });
    expect((await one.send('statement')).status).toBe(201);
    expect((await stand('statement', 'seen')).body.code).toBe('visa-cases.came');
  });

  test('isn’t needed only for a reason, which the customer reads', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    const stand = standing(one);
    for (const nothing of [undefined, {}, { because: '' }, { because: '  ' }, { because: 'no' }]) {
      expect([400, 422]).toContain((await stand('school-letter', 'not-needed', nothing)).status);
    }
    expect((await stand('school-letter', 'not-needed', { because })).status).toBe(200);
    expect(await one.paperOf('school-letter')).toMatchObject({
      isMet: true,
      standIn: { kind: 'not-needed', because },
    });
  });

  test('is the same for the family: one file counts for the others once it is accepted', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin({ applicants: two });
    const stand = standing(one);
    const [first, second] = (await one.read()).applicants.map(({ id }: { id: string }) => id);
    const applicants = [second];
    expect((await stand('statement', 'family', { applicants })).body.code).toBe('visa-cases.nothing');
    await one.send('statement');
    expect((await stand('statement', 'family', { applicants })).status).toBe(200);
    const shared = () => one.paperOf('statement', 1);
    expect(await shared()).toMatchObject({
      isMet: false,
      standIn: { kind: 'family', applicant: first, paper: (await one.paperOf('statement')).id },
    });
    await one.decide('statement', 'accept');
    expect((await shared()).isMet).toBe(true);
    // When the file is wanted again, so it is for whom it counted.
    await one.decide('statement', 'again', { because: 'No seal.' });
    expect((await shared()).isMet).toBe(false);
    // It doesn't count on: what counts is a file or a paper that was seen.
    expect((await stand('statement', 'family', { applicants: [first] }, 1)).body.code).toBe(
      'visa-cases.nothing',
    );
    expect((await stand('statement', 'take-back', undefined, 1)).status).toBe(200);
    expect((await one.send('statement', undefined, { applicant: 1 })).status).toBe(201);
    await one.send('statement');
    expect((await stand('statement', 'family', { applicants })).body.code).toBe('visa-cases.came');
    expect((await stand('statement', 'family', { applicants: [first] })).status).toBe(409);
    expect((await stand('passport-page', 'family', { applicants: [crypto.randomUUID()] })).status).toBe(409);
  });

  test('counts for ready, is counted in the lists, and sends a case that was ready back when it is taken back', async ({
    deps,
  }) => {
    const { begin, request } = await openCases(deps);
    const one = await begin({ applicants: two });
    const stand = standing(one);
    const [, second] = (await one.read()).applicants.map(({ id }: { id: string }) => id);
    await stand('passport-page', 'seen');
    await stand('passport-page', 'seen', undefined, 1);
    await one.send('statement');
    await stand('statement', 'family', { applicants: [second] });
    await one.move('checking');
    expect((await one.move('ready')).body.details.papers).toHaveLength(2);
    const item = async () => {
      const { body } = await request('GET', '/visa-cases', undefined, {
        caller: callerOf('rumi', ['visa-cases.read']),
      });
      return body.items[0].papers;
    };
    expect(await item()).toEqual({ all: 4, met: 2, received: 1, again: 0 });
    await one.decide('statement', 'accept');
    expect(await item()).toEqual({ all: 4, met: 4, received: 0, again: 0 });
    expect((await one.move('ready')).body.state).toBe('ready');
    await stand('passport-page', 'take-back', undefined, 1);
    expect((await one.read()).state).toBe('checking');
    await stand('passport-page', 'seen', undefined, 1);
    await one.move('ready');
    expect((await one.move('submitted')).body.state).toBe('submitted');
    // Once the papers are handed in nothing of it can be changed.
    for (const what of ['take-back', 'seen']) {
      expect((await stand('passport-page', what)).body.code).toBe('visa-cases.closed');
    }
    expect((await stand('statement', 'not-needed', { because })).body.code).toBe('visa-cases.closed');
  });

  test('is nobody’s to say who may not write cases, and not of another case', async ({ deps, db }) => {
    const { begin } = await openCases(deps);
    const [one, other] = [await begin(), await begin({ key: 'b'.repeat(32) })];
    const { id: paper } = await one.paperOf('statement');
    const clerk = callerOf('amina', ['visa-cases.read', 'orders.write']);
    const bodies = {
      seen: undefined,
      'not-needed': { because },
      family: { applicants: [paper] },
      'take-back': undefined,
    };
    for (const [what, body] of Object.entries(bodies)) {
      expect((await one.office('POST', `/papers/${paper}/${what}`, body, clerk)).status).toBe(403);
      expect((await other.office('POST', `/papers/${paper}/${what}`, body)).status).toBe(404);
    }
    expect((await one.paperOf('statement')).standIn).toBeNull();
    await one.office('POST', `/papers/${paper}/not-needed`, { because });
    await one.office('POST', `/papers/${paper}/take-back`);
    const events = await db.select().from(visaCaseEvents).where(eq(visaCaseEvents.caseId, one.id));
    expect(events.map(({ actor, happened }) => [actor, happened]).slice(1)).toEqual([
      ['user:rumi', 'not-needed'],
      ['user:rumi', 'taken-back'],
    ]);
    expect(events[1]?.detail).toMatchObject({ paper: 'statement', because });
    const logged = await db
      .select({ action: activity.action })
      .from(activity)
      .where(eq(activity.actor, 'user:rumi'));
    expect(logged.map(({ action }) => action)).toEqual([
      'visa-cases.waive-paper',
      'visa-cases.take-back-stand-in',
    ]);
  });

  test('is looked at again when the guide asks for it in other words; one that the guide drops is wanted no more', async ({
    deps,
  }) => {
    const { begin, changeGuide } = await openCases(deps);
    const one = await begin();
    const stand = standing(one);
    await stand('statement', 'seen');
    await stand('school-letter', 'not-needed', { because });
    await changeGuide({ byProfile: { student: [], 'job-holder': [] } }, 'The last three months.');
    expect((await one.takeOver()).status).toBe(200);
    expect(await one.paperOf('statement')).toMatchObject({ standIn: null, isMet: false });
    expect(await one.paperOf('school-letter')).toBeUndefined();
  });
});
