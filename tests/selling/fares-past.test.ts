import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findCover } from '#features/fares/covers/covers.queries.ts';
import { farePassengers } from '#features/fares/fares.table.ts';
import { forgetPassengersJob } from '#features/fares/retention/retention.jobs.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { papers } from '#features/papers/papers.table.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { removeFileTopic } from '#platform/private-files/private-files.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { openedDatabase } from '../security/whole-database.ts';
import { pdf } from '../visa-cases/case-world.ts';
import { openFares, passengers } from './fare-world.ts';
import { aKey, staff as seller } from './sales.ts';

const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));
const names = ['Sample Abdul Karim', 'Sample Rahima', 'Sample Tania'];
const deleted = [' ', ' ', ' '];

/** An accepted fare, whose last flight is on 16 February 2027, and the job that forgets it. */
async function openSold(deps: CommandDeps, clock: TestClock) {
  const world = await openFares(deps);
  const { token } = await world.sold();
  const [order] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  const job = forgetPassengersJob(deps);
  const named = async () => {
    const rows = await deps.db.select().from(farePassengers).orderBy(farePassengers.position);
    return rows.map(({ surname, givenNames }) => `${surname} ${givenNames}`);
  };
  /** The names after the job has worked in the morning of a day. */
  const on = async (day: string) => {
    clock.set(`${day}T04:00:00Z`);
    const isDue = await job.isDue();
    await job.run(new AbortController().signal);
    expect(await job.isDue()).toBe(false);
    return { isDue, names: await named() };
  };
  const addFile = () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(pdf())], 'SAMPLE ABDUL KARIM.pdf'));
    return world.staff('POST', `/fares/${world.id}/tickets/files`, form);
  };
  const files = async () => (await world.staff('GET', `/fares/${world.id}`)).body.ticketing.files;
  const cancel = () =>
    run(deps, seller('amina'), cancelOrder, { id: order?.id ?? '', reason: 'The customer fell ill.' });
  const change = (how: string, body: object) =>
    world.staff('POST', `/fares/${world.id}/tickets/${how}`, {
      penalty: 0,
      charge: 0,
      reason: 'Another day.',
      key: aKey(),
      ...body,
    });
  return { ...world, on, addFile, files, cancel, change, today: () => dhakaDate(clock.now()) };
}

describe('the names of a fare’s passengers', () => {
  test('are deleted 30 days after the last flight; the tickets stay, and the cover that was issued with its names', async ({
    deps,
    clock,
  }) => {
    const { id, staff, issue, on } = await openSold(deps, clock);
    await issue(three);
    const { number } = (await staff('POST', `/fares/${id}/cover`)).body;
    expect(await on('2027-03-18')).toEqual({ isDue: false, names });
    expect(await on('2027-03-19')).toEqual({ isDue: true, names: deleted });
    const { ticketing } = (await staff('GET', `/fares/${id}`)).body;
    expect(ticketing).toMatchObject({
      cover: { number },
      passengers: three.map((_, position) => ({ position, surname: '', tickets: [{ state: 'issued' }] })),
    });
    // What the law wants kept: the paper never changes.
    expect((await findCover(deps.db, number))?.passengers.map(({ surname }) => surname)).toEqual([
      'Sample',
      'Sample',
      'Sample',
    ]);
    await issue([{ number: '997-2400000009' }]);
    expect(await staff('POST', `/fares/${id}/cover`)).toMatchObject({
      status: 409,
      body: { code: 'fares.forgotten' },
    });
  });

  test('are in no answer that was kept for a key: tickets are corrected until the day of the flight', async ({
    deps,
    clock,
    db,
  }) => {
    const { on, issue } = await openSold(deps, clock);
    await db
      .update(settings)
      .set({ value: sql`jsonb_set(${settings.value}, '{booking}', '{"passportsKeptDays": 1}')` })
      .where(eq(settings.name, 'site'));
    clock.set('2027-02-16T04:00:00Z');
    const key = aKey();
    const { body } = await issue(three, { key });
    expect((await issue(three, { key })).body).toEqual(body);
    expect(await on('2027-02-18')).toEqual({ isDue: true, names: deleted });
    // The invoice has them, as the law wants it kept; nothing else does.
    const kept = await openedDatabase(db);
    const invoiced = JSON.stringify(await db.select({ printed: papers.printed }).from(papers));
    for (const { givenNames } of passengers) {
      const times = (text: string) => text.split(givenNames).length - 1;
      expect(times(invoiced)).toBe(1);
      expect(times(kept)).toBe(1);
    }
    expect(
      (await issue(three, { key })).body.passengers.map(({ surname }: { surname: string }) => surname),
    ).toEqual(['', '', '']);
  });

  test('are kept for as many days as the settings say, as passport numbers are', async ({
    deps,
    clock,
    db,
  }) => {
    const { on } = await openSold(deps, clock);
    await db
      .update(settings)
      .set({ value: sql`jsonb_set(${settings.value}, '{booking}', '{"passportsKeptDays": 3}')` })
      .where(eq(settings.name, 'site'));
    expect(await on('2027-02-19')).toEqual({ isDue: false, names });
    expect(await on('2027-02-20')).toEqual({ isDue: true, names: deleted });
  });

  test('of a cancelled fare are deleted 30 days later, though it would be flown long after', async ({
    deps,
    clock,
  }) => {
    const { on, cancel, today } = await openSold(deps, clock);
    await cancel();
    const day = today();
    expect(await on(addDays(day, 30))).toEqual({ isDue: false, names });
    expect(await on(addDays(day, 31))).toEqual({ isDue: true, names: deleted });
  });

  test('stay while a ticket of a cancelled fare is to be given back, and go 30 days after that', async ({
    deps,
    clock,
  }) => {
    const { issue, on, cancel, change, today } = await openSold(deps, clock);
    await issue(three);
    await cancel();
    const day = addDays(today(), 31);
    expect(await on(day)).toEqual({ isDue: false, names });
    expect((await change('give-back', { how: 'void', passengers: [0, 1, 2] })).status).toBe(200);
    expect(await on(addDays(day, 30))).toEqual({ isDue: false, names });
    expect(await on(addDays(day, 31))).toEqual({ isDue: true, names: deleted });
  });

  test('stay for a year after a ticket came for another one: when it is flown isn’t known', async ({
    deps,
    clock,
  }) => {
    const { issue, on, change, today } = await openSold(deps, clock);
    await issue(three);
    const tickets = [{ passenger: 0, number: '997-2400000009', fare: 5_400_000 }];
    expect((await change('reissue', { tickets, difference: 0 })).status).toBe(200);
    const day = addDays(today(), 365 + 30);
    expect(await on('2027-03-19')).toEqual({ isDue: false, names });
    expect(await on(day)).toEqual({ isDue: false, names });
    expect(await on(addDays(day, 1))).toEqual({ isDue: true, names: deleted });
  });
});

describe('the e-tickets of a fare', () => {
  test('are deleted with the names, file and key', async ({ deps, clock }) => {
    const { issue, on, addFile, files } = await openSold(deps, clock);
    await issue(three);
    const sent = [(await addFile()).body.id, (await addFile()).body.id];
    expect(await on('2027-03-18')).toEqual({ isDue: false, names });
    expect(await files()).toHaveLength(2);
    expect(await on('2027-03-19')).toEqual({ isDue: true, names: deleted });
    expect(await files()).toEqual([]);
    expect(await deps.db.$count(privateFiles)).toBe(0);
    const removals = await deps.db.select().from(outbox).where(eq(outbox.topic, removeFileTopic));
    expect(removals.map(({ payload }) => payload).toSorted()).toEqual(sent.toSorted());
  });

  test('go, too, when the names went before them', async ({ deps, clock }) => {
    const { on, addFile, files } = await openSold(deps, clock);
    await addFile();
    await deps.db.update(farePassengers).set({ surname: '', givenNames: '' });
    expect(await on('2027-03-18')).toEqual({ isDue: false, names: deleted });
    expect(await files()).toHaveLength(1);
    expect(await on('2027-03-19')).toEqual({ isDue: true, names: deleted });
    expect(await files()).toEqual([]);
  });
});
