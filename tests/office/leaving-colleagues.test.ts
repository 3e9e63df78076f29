import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { enquiryEvents } from '#features/enquiries/enquiries.table.ts';
import { users } from '#features/identity/identity.table.ts';
import { openTill } from '#features/till/till.commands.ts';
import { visaCaseEvents, visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, insertClerk } from '../enquiries/desk.ts';
import { aKey, staff } from '../selling/sales.ts';
import { openCases } from '../visa-cases/case-world.ts';

const boss = callerOf('boss', ['users.read', 'users.write'], { role: 'owner' });
const amina = callerOf('amina', ['enquiries.read', 'enquiries.write']);

/** Rumi and Amina at work; what Amina has taken by telephone is hers, and one visa case. */
async function openOfficeOf(deps: CommandDeps) {
  const world = await openCases(deps);
  await insertClerk(deps.db, 'amina');
  await deps.db.update(users).set({ role: 'visa-officer' }).where(eq(users.uid, 'rumi'));
  const take = async (name: string) => {
    const taken = await world.request(
      'POST',
      '/enquiries/by-hand',
      {
        source: 'phone',
        name,
        phone: '01912-345678',
        topic: 'general',
        subject: 'Hours',
        message: '',
        language: 'en',
        key: crypto.randomUUID(),
      },
      { caller: amina },
    );
    expect(taken.status, JSON.stringify(taken.body)).toBeLessThan(300);
    return String(taken.body.id);
  };
  const visaCase = await world.begin();
  await deps.db.update(visaCases).set({ owner: 'amina' }).where(eq(visaCases.id, visaCase.id));
  const work = async (uid: string) =>
    (await world.request('GET', `/users/${uid}/work`, undefined, { caller: boss })).body;
  const handOn = (uid: string, to: string) =>
    world.request('POST', `/users/${uid}/hand-on`, { to }, { caller: boss });
  return { ...world, take, visaCase, work, handOn };
}

describe('a colleague who leaves', () => {
  test('hands on open enquiries and visa cases in one go, each with an event in its history', async ({
    deps,
    db,
  }) => {
    const { request, take, visaCase, work, handOn } = await openOfficeOf(deps);
    const [applicant] = (await visaCase.read()).applicants;
    const received = { move: 'received', applicants: [applicant.id], person: 'Tanvir Sample', key: aKey() };
    expect((await visaCase.office('POST', '/passports', received)).status).toBeLessThan(300);
    const first = await take('Salma Begum');
    const done = await take('Karim Uddin');
    await request('POST', `/enquiries/${done}/state`, { state: 'won', version: 1 }, { caller: amina });
    expect(await work('amina')).toMatchObject({
      enquiries: [{ id: first, name: 'Salma Begum' }],
      visaCases: [{ id: visaCase.id, reference: visaCase.reference, passports: 1 }],
      till: null,
    });
    expect(await handOn('amina', 'rumi')).toMatchObject({
      status: 200,
      body: { enquiries: 1, visaCases: 1 },
    });
    expect(await work('amina')).toEqual({ enquiries: [], visaCases: [], till: null });
    expect(await work('rumi')).toMatchObject({
      enquiries: [{ id: first }],
      visaCases: [{ id: visaCase.id }],
    });
    const assigned = await db.select().from(enquiryEvents).where(eq(enquiryEvents.happened, 'assigned'));
    expect(assigned).toMatchObject([
      { enquiryId: first, actor: 'user:boss', detail: { from: 'amina', to: 'rumi' } },
    ]);
    const planned = await db.select().from(visaCaseEvents).where(eq(visaCaseEvents.happened, 'planned'));
    expect(planned).toMatchObject([{ caseId: visaCase.id, actor: 'user:boss', detail: { owner: 'rumi' } }]);
    const logged = await db.select().from(activity).where(eq(activity.action, 'colleagues.hand-on'));
    expect(logged.length).toBeGreaterThan(0);
  });

  test('keeps a till that is open: it is said, and handing on leaves its money where it is', async ({
    deps,
  }) => {
    const { take, work, handOn } = await openOfficeOf(deps);
    await take('Salma Begum');
    await run(deps, staff('amina'), openTill, { float: 200_000 });
    const till = { openedOn: '2026-12-01', balance: 200_000, waiting: 0 };
    expect(await work('amina')).toMatchObject({ till });
    await handOn('amina', 'rumi');
    expect(await work('amina')).toMatchObject({ enquiries: [], till });
    expect((await work('rumi')).till).toBeNull();
  });

  test('hands on nothing at all to who can’t look after all of it, is disabled, or is the same', async ({
    deps,
    db,
  }) => {
    const { take, work, handOn } = await openOfficeOf(deps);
    await take('Salma Begum');
    await insertClerk(db, 'clerk');
    for (const to of ['amina', 'nobody', 'clerk']) {
      expect((await handOn('amina', to)).status, to).toBe(422);
    }
    await db
      .update(users)
      .set({ disabledAt: new Date('2026-11-30T06:00:00Z') })
      .where(eq(users.uid, 'rumi'));
    expect((await handOn('amina', 'rumi')).body.code).toBe('enquiries.owner');
    const left = await work('amina');
    expect([left.enquiries.length, left.visaCases.length]).toEqual([1, 1]);
    expect((await handOn('strange', 'rumi')).status).toBe(404);
  });
});
