import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { changeBooking } from '#features/bookings/change/change.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { issueVoucher } from '#features/orders/papers/vouchers.commands.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const clerk = staff('amina');
const two = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

/** A departure that three have booked, one after the other, and somebody on another one. */
async function openTour(deps: CommandDeps, clock: TestClock) {
  const world = await openBookings(deps, 20);
  const request = deskOf(deps);
  const office = (method: string, path: string, permissions: readonly string[]) =>
    request(method, path, method === 'GET' ? undefined : { unpaid: true }, {
      caller: callerOf('amina', permissions),
    });
  let minute = 10;
  const book = async (name: string, departure = world.departure) => {
    minute += 1;
    clock.set(`2026-12-01T04:${minute}:00Z`);
    const contact = { name, phone: '01812-345678', reply: 'phone' as const };
    const { token } = await world.book({ contact, departure, party: two });
    const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
    const id = row?.id ?? '';
    await run(deps, clerk, acceptOrder, { id });
    return { id, token };
  };
  const karim = await book('Karim Rahman');
  const nadia = await book('Nadia Islam');
  const mithila = await book('Mithila Sarker');
  const elsewhere = await book('Stranger Elsewhere', await world.depart(10));
  const path = `/departures/${world.departure}/vouchers`;
  const issue = async () => (await office('POST', path, ['orders.write', 'payments.approve'])).body;
  const listed = async (language = 'en') =>
    (await office('GET', `${path}?language=${language}`, ['orders.read', 'orders.write'])).body;
  return { world, office, path, issue, listed, karim, nadia, mithila, elsewhere };
}

describe('the vouchers of a departure', () => {
  test('are issued in one go, each with a serial number of its own, and read to be printed as their own pages are', async ({
    deps,
    clock,
  }) => {
    const { issue, listed, karim, elsewhere } = await openTour(deps, clock);
    expect(await listed()).toMatchObject({ vouchers: [], without: [{}, {}, {}] });
    const { issued, without } = await issue();
    expect(without).toEqual([]);
    expect(issued.map(({ name }: { name: string }) => name)).toEqual([
      'Karim Rahman',
      'Nadia Islam',
      'Mithila Sarker',
    ]);
    const numbers = issued.map(({ number }: { number: string }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort());
    for (const language of ['en', 'bn'] as const) {
      const { vouchers } = await listed(language);
      expect(vouchers.map(({ paper }: { paper: { number: string } }) => paper.number)).toEqual(
        issued.map(({ number }: { number: string }) => number),
      );
      const drawn = vouchers.map(({ paper }: { paper: { qr: { path: string } } }) => paper.qr.path);
      expect(new Set(drawn).size).toBe(3);
      const [first] = vouchers;
      const own = await findPaper(deps.db, {
        token: karim.token,
        number: first.paper.number,
        language,
        siteUrl: deps.siteUrl,
      });
      expect(first.paper).toEqual(JSON.parse(JSON.stringify(own)));
      expect(first.path).toBe(
        `${language === 'bn' ? '/bn' : ''}/orders/${karim.token}/papers/${first.paper.number}`,
      );
    }
    expect(issued.map(({ id }: { id: string }) => id)).not.toContain(elsewhere.id);
  });

  test('stand in the log of each order as one that was issued alone, and once more changes nothing', async ({
    deps,
    clock,
  }) => {
    const { issue, karim, nadia, mithila } = await openTour(deps, clock);
    const { number } = await run(deps, staff('karim', 'manager'), issueVoucher, {
      id: nadia.id,
      unpaid: true,
    });
    const first = await issue();
    expect(first.issued[1]).toMatchObject({ id: nadia.id, number });
    expect(await issue()).toEqual(first);
    const logged = (await deps.db.select().from(activity)).filter(({ action }) =>
      action.endsWith('.issue-voucher'),
    );
    expect(logged.map(({ subjectId }) => subjectId).sort()).toEqual([karim.id, nadia.id, mithila.id].sort());
    expect(logged.map(({ difference }) => difference)).toContainEqual({
      happened: 'voucher-issued',
      number: first.issued[2].number,
      owed: 2_500_000,
    });
  });

  test('leave out who has changed their booking until they are issued again, and who has cancelled', async ({
    deps,
    clock,
  }) => {
    const { issue, listed, karim, nadia } = await openTour(deps, clock);
    const before = await issue();
    await run(deps, clerk, changeBooking, {
      id: karim.id,
      party: { ...two, adults: 3 },
      reason: 'A cousin.',
      from: 1,
      agreed: true,
      key: aKey(),
    });
    await run(deps, clerk, cancelOrder, { id: nadia.id, reason: 'They are ill.' });
    const meanwhile = await listed();
    expect(meanwhile.vouchers).toMatchObject([{ name: 'Mithila Sarker' }]);
    expect(meanwhile.without).toMatchObject([{ name: 'Karim Rahman' }]);
    const after = await issue();
    expect(after.issued).toHaveLength(2);
    expect(after.issued[0].number > before.issued[2].number).toBe(true);
    expect(after.issued[1]).toEqual(before.issued[2]);
    expect((await listed()).vouchers).toHaveLength(2);
  });

  test('need the right to write orders to be issued, and to read them to be printed', async ({
    deps,
    clock,
  }) => {
    const { office, path } = await openTour(deps, clock);
    const statusOf = async (method: string, ...rights: string[]) =>
      (await office(method, method === 'GET' ? `${path}?language=en` : path, rights)).status;
    expect(await statusOf('POST', 'orders.read')).toBe(403);
    expect(await statusOf('GET', 'travellers.read')).toBe(403);
    expect(await statusOf('POST', 'orders.write', 'payments.approve')).toBe(200);
    expect(await statusOf('GET', 'orders.read')).toBe(200);
    const nowhere = '/departures/00000000-0000-4000-8000-000000000000/vouchers';
    expect((await office('POST', nowhere, ['orders.write'])).status).toBe(404);
  });
});
