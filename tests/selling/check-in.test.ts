import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { checkIns } from '#features/bookings/check-in/check-in.table.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { callerOf, deskOf, insertClerk } from '../enquiries/desk.ts';
import { openBookings } from './booking-world.ts';
import { staff } from './sales.ts';

const clerk = staff('amina');

/** A departure with two booked people, and two leaders with a telephone each. */
async function meet(deps: CommandDeps, clock: TestClock) {
  const world = await openBookings(deps);
  const request = deskOf(deps);
  await insertClerk(deps.db, 'amina');
  const book = async () => {
    const { token } = await world.book();
    const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
    await run(deps, clerk, acceptOrder, { id: row?.id ?? '' });
    return { id: row?.id ?? '', person: `${row?.reference}:adult-1` };
  };
  const first = await book();
  clock.set('2026-12-01T04:05:00Z');
  const people = [first, await book()] as const;
  const path = `/departures/${world.departure}`;
  const send = (uid: string, permissions: readonly string[], ...marks: readonly object[]) =>
    request('POST', `${path}/check-ins`, { marks }, { caller: callerOf(uid, permissions) });
  const mark = (
    person: string,
    state: 'here' | 'missing',
    seen: string | null = null,
    markedAt = '00:10',
  ) => ({
    id: crypto.randomUUID(),
    person,
    state,
    seen,
    markedAt: `2026-12-01T${markedAt}:00Z`,
  });
  const as =
    (uid: string) =>
    (...marks: readonly object[]) =>
      send(uid, ['travellers.write'], ...marks);
  const group = () =>
    request('GET', `${path}/group`, undefined, { caller: callerOf('amina', ['travellers.read']) });
  return { world, people, mark, amina: as('amina'), babul: as('babul'), send, group };
}

test('a mark counts once, however often a telephone sends it', async ({ deps, clock }) => {
  const { people, mark, amina, group } = await meet(deps, clock);
  const [{ person }] = people;
  const here = mark(person, 'here');
  for (const _ of [1, 2, 3]) {
    const { status, body } = await amina(here);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([{ id: here.id, result: 'kept', current: { state: 'here' } }]);
  }
  expect(await deps.db.$count(checkIns)).toBe(1);
  const { body } = await group();
  expect(body.people[0].checkIn).toMatchObject({ id: here.id, state: 'here', by: 'Clerk amina' });
  const [, other] = people;
  for (const changed of [{ state: 'missing' }, { person: other.person }]) {
    expect(await amina({ ...here, ...changed })).toMatchObject({
      status: 422,
      body: { code: 'key.used' },
    });
  }
});

test('a mark that a telephone sends twice at once counts once; the same id for two different marks is refused', async ({
  deps,
  clock,
}) => {
  const { people, mark, amina, babul } = await meet(deps, clock);
  const [{ person }, other] = people;
  const here = mark(person, 'here');
  const missing = mark(person, 'missing', here.id);
  // The first again after the second: it is no third mark.
  const shouted = { ...here, id: here.id.toUpperCase() };
  const { status, body } = await amina(here, here, missing, shouted);
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { id: here.id, result: 'kept', current: { state: 'missing' } },
    { id: missing.id, result: 'kept', current: { state: 'missing' } },
  ]);
  expect(await deps.db.$count(checkIns)).toBe(2);
  const unseen = mark(person, 'here');
  expect((await babul(unseen, unseen)).body.results).toMatchObject([{ id: unseen.id, result: 'conflict' }]);
  const theirs = mark(other.person, 'here');
  for (const differing of [
    { ...theirs, state: 'missing' },
    { ...theirs, person },
    { ...here, state: 'missing' },
  ]) {
    const first = differing.id === here.id ? here : theirs;
    expect(await amina(first, differing)).toMatchObject({ status: 422, body: { code: 'key.used' } });
  }
  expect(await deps.db.$count(checkIns)).toBe(2);
});

test('two leaders who disagree are both told, and the later one decides knowingly', async ({
  deps,
  clock,
}) => {
  const { people, mark, amina, babul, group } = await meet(deps, clock);
  const [{ person }, other] = people;
  const missing = mark(person, 'missing', null, '00:12');
  await babul(missing);
  const here = mark(person, 'here', null, '00:10');
  const alsoMissing = mark(person, 'missing');
  const { body } = await amina(here, mark(other.person, 'here'));
  expect(body.results).toMatchObject([
    {
      result: 'conflict',
      current: { id: missing.id, state: 'missing', markedAt: '2026-12-01T00:12:00.000Z' },
    },
    { result: 'kept' },
  ]);
  expect((await group()).body.people[0].checkIn).toMatchObject({ state: 'missing' });
  // Who says the same is no conflict; who has seen the other mark decides.
  expect((await amina(alsoMissing)).body.results).toMatchObject([{ result: 'kept' }]);
  const decided = await amina(mark(person, 'here', alsoMissing.id));
  expect(decided.body.results).toMatchObject([{ result: 'kept', current: { state: 'here' } }]);
});

test('a leader who marks, takes it back and marks again without a network decides nothing against the other', async ({
  deps,
  clock,
}) => {
  const { people, mark, amina, babul, group } = await meet(deps, clock);
  const [{ person }] = people;
  const theirs = mark(person, 'missing', null, '00:12');
  await babul(theirs);
  const first = mark(person, 'here');
  const second = mark(person, 'missing', first.id);
  const third = mark(person, 'here', second.id);
  for (const _ of [1, 2]) {
    const { body } = await amina(first, second, third);
    expect(body.results).toMatchObject(
      [first, second, third].map(({ id }) => ({ id, result: 'conflict', current: { id: theirs.id } })),
    );
  }
  expect((await group()).body.people[0].checkIn).toMatchObject({ id: theirs.id, state: 'missing' });
  expect(await deps.db.$count(checkIns)).toBe(1);
});

test('the changes of one telephone follow one another', async ({ deps, clock }) => {
  const { people, mark, amina } = await meet(deps, clock);
  const [{ person }] = people;
  const first = mark(person, 'here');
  const { body } = await amina(first, mark(person, 'missing', first.id));
  expect(body.results).toMatchObject([{ result: 'kept' }, { result: 'kept', current: { state: 'missing' } }]);
});

test('who cancelled meanwhile, or is on another departure, is told to be gone', async ({ deps, clock }) => {
  const { world, people, mark, amina } = await meet(deps, clock);
  await run(deps, clerk, cancelOrder, { id: people[0].id, reason: 'They are ill.' });
  const other = await world.depart(5);
  const { token } = await world.book({ departure: other });
  const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
  await run(deps, clerk, acceptOrder, { id: row?.id ?? '' });
  const { body } = await amina(
    mark(people[0].person, 'here'),
    mark(`${row?.reference}:adult-1`, 'here'),
    mark('SF-0000-00:adult-1', 'here'),
  );
  expect(body.results.map(({ result }: { result: string }) => result)).toEqual(['gone', 'gone', 'gone']);
  expect(await deps.db.$count(checkIns)).toBe(0);
});

test('a telephone’s clock that is ahead marks nobody in the future; who may not mark is refused', async ({
  deps,
  clock,
}) => {
  const { people, mark, amina, send } = await meet(deps, clock);
  const ahead = mark(people[0].person, 'here', null, '23:59');
  const { body } = await amina(ahead);
  expect(body.results[0].current.markedAt).toBe(deps.clock.now().toISOString());
  expect((await send('reader', ['travellers.read'], mark(people[1].person, 'here'))).status).toBe(403);
});
