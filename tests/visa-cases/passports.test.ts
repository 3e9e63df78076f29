import { describe, expect } from 'vitest';
import { purgeCasesJob } from '#features/visa-cases/privacy/privacy.jobs.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

const family = [
  { name: 'Tanvir Sample', profile: 'student' as const },
  { name: 'Nabila Sample', profile: 'job-holder' as const },
];

async function openSafe(deps: Parameters<typeof openCases>[0]) {
  const world = await openCases(deps);
  const one = await world.begin({ applicants: family });
  const ids: string[] = (await one.read()).applicants.map(({ id }: { id: string }) => id);
  const move = (what: string, more: object = {}) =>
    one.office('POST', '/passports', {
      move: what,
      applicants: ids,
      person: 'Tanvir Sample',
      key: aKey(),
      ...more,
    });
  const where = async () =>
    (await one.read()).applicants.map(({ passport }: { passport: { at: string } | null }) => passport?.at);
  const overdue = async () => {
    const caller = callerOf('rumi', ['visa-cases.read']);
    const listed = await world.request('GET', '/visa-cases?passports=overdue', undefined, { caller });
    return listed.body.items.map(({ id }: { id: string }) => id);
  };
  return { ...world, one, ids, move, where, overdue };
}

describe('the passports of a case', () => {
  test('go to the safe, to the centre and back to their holder, each time with a slip', async ({
    deps,
    clock,
  }) => {
    const { one, ids, move, where } = await openSafe(deps);
    expect(await where()).toEqual([undefined, undefined]);
    const received = await move('received', { place: 'The safe' });
    expect([received.status, received.body.number]).toEqual([201, 'P-000001']);
    expect(received.body.path).toBe(`/bn/visacases/${one.token}/slips/p-000001`);
    expect(await where()).toEqual(['office', 'office']);
    clock.set('2026-12-02T04:00:00Z');
    await move('sent', { applicants: [ids[0]], place: 'VFS Gulshan', dueOn: '2026-12-20' });
    expect(await where()).toEqual(['centre', 'office']);
    expect((await one.read()).applicants[0].passport).toMatchObject({
      place: 'VFS Gulshan',
      dueOn: '2026-12-20',
      isOverdue: false,
      since: '2026-12-02T04:00:00.000Z',
    });
    await move('collected', { applicants: [ids[0]] });
    const back = await move('handed-over', { person: 'Rahima Sample' });
    expect(back.body.number).toBe('P-000004');
    expect(await where()).toEqual(['customer', 'customer']);
    const slips = (await one.office('GET', '/passports')).body.items;
    expect(slips.map((each: { move: string }) => each.move)).toEqual([
      'handed-over',
      'collected',
      'sent',
      'received',
    ]);
    expect(slips[0]).toMatchObject({
      person: 'Rahima Sample',
      dueOn: null,
      applicants: ['Tanvir Sample', 'Nabila Sample'],
    });
    expect(slips[0].by).not.toBe('…');
  });

  test('move only from where they are, once for a key, and are nobody else’s', async ({ deps }) => {
    const { begin, ids, move, where, one, request } = await openSafe(deps);
    for (const wrong of ['sent', 'collected', 'handed-over']) {
      const refused = await move(wrong);
      expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
        409,
        'visa-cases.passport',
        { at: 'customer', allowed: ['received'] },
      ]);
    }
    const key = aKey();
    const first = await move('received', { key });
    expect((await move('received', { key })).body).toEqual(first.body);
    expect((await move('received')).status).toBe(409);
    const other = await begin({ key: aKey() });
    const stranger = await other.office('POST', '/passports', {
      move: 'handed-over',
      applicants: ids,
      person: 'Somebody',
      key: aKey(),
    });
    expect(stranger.status).toBe(404);
    const reader = callerOf('amina', ['visa-cases.read']);
    const body = { move: 'sent', applicants: ids, person: 'Somebody', key: aKey() };
    const asReader = await request('POST', `/visa-cases/${one.id}/passports`, body, { caller: reader });
    expect(asReader.status).toBe(403);
    expect(await where()).toEqual(['office', 'office']);
  });

  test('are numbered without a gap, also when many are taken at once', async ({ deps }) => {
    const { begin, move } = await openSafe(deps);
    const others = await Promise.all(Array.from({ length: 4 }, () => begin({ key: aKey() })));
    const taken = await Promise.all([
      move('received'),
      ...others.map(async (other) => {
        const [{ id }] = (await other.read()).applicants;
        const body = { move: 'received', applicants: [id], person: 'Somebody', key: aKey() };
        return other.office('POST', '/passports', body);
      }),
    ]);
    expect(taken.map(({ body }) => body.number).sort()).toEqual(
      [1, 2, 3, 4, 5].map((number) => `P-00000${number}`),
    );
  });

  test('are on the overdue list from the day after they were expected until they are moved', async ({
    deps,
    clock,
  }) => {
    const { one, move, overdue } = await openSafe(deps);
    await move('received', { dueOn: '2026-12-05' });
    clock.set('2026-12-05T12:00:00Z');
    expect(await overdue()).toEqual([]);
    clock.set('2026-12-06T04:00:00Z');
    expect(await overdue()).toEqual([one.id]);
    expect((await one.read()).applicants[0].passport.isOverdue).toBe(true);
    await move('handed-over');
    expect(await overdue()).toEqual([]);
  });

  test('must be back with their holder before the case is returned', async ({ deps }) => {
    const { one, ids, move } = await openSafe(deps);
    await move('received');
    for (const applicant of [0, 1]) {
      for (const { id, key } of (await one.read()).applicants[applicant].papers) {
        await one.send(key, undefined, { applicant });
        expect((await one.accept(id)).status).toBe(200);
      }
    }
    const decisions = ids.map((applicant) => ({ applicant, decision: 'approved' }));
    for (const to of ['checking', 'ready', 'submitted']) {
      expect((await one.move(to)).status).toBe(200);
    }
    expect((await one.office('POST', '/state', { to: 'decided', decisions })).status).toBe(200);
    expect((await one.office('GET', '')).body.moves[0]).toEqual({ to: 'returned', isBlocked: true });
    expect((await one.move('returned')).body.code).toBe('visa-cases.passports');
    await move('handed-over');
    expect((await one.move('returned')).status).toBe(200);
    expect((await one.move('closed')).status).toBe(200);
  });
});

test('of a withdrawn case whose time is over are still known by name until the day after they are back', async ({
  deps,
  clock,
}) => {
  const { one, ids, move } = await openSafe(deps);
  await one.send('statement');
  await move('received', { applicants: [ids[1]], place: 'The safe' });
  await one.office('POST', '/state', { to: 'withdrawn' });
  const job = purgeCasesJob(deps);
  const names = async (day: string) => {
    clock.set(`${day}T04:00:00Z`);
    await job.run(new AbortController().signal);
    expect(await job.isDue()).toBe(false);
    const { applicants, purgedAt } = await one.read();
    return { names: applicants.map(({ name }: { name: string }) => name), isPurged: purgedAt !== null };
  };
  expect(await names('2027-02-28')).toMatchObject({ isPurged: false });
  expect(await names('2027-03-01')).toEqual({ names: [null, 'Nabila Sample'], isPurged: true });
  const back = await move('handed-over', { applicants: [ids[1]], person: 'Rahima Sample' });
  expect(back.status).toBe(201);
  // Its slip is printed today.
  expect(await names('2027-03-01')).toEqual({ names: [null, 'Nabila Sample'], isPurged: true });
  expect(await names('2027-03-02')).toEqual({ names: [null, null], isPurged: true });
});
