import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#features/customers/customers.table.ts';
import { recordCustomer } from '#features/customers/record/record.writes.ts';
import { departures } from '#features/departures/departures.table.ts';
import { listEntries } from '#features/ledger/ledger.queries.ts';
import { ledgerTills } from '#features/ledger/ledger.table.ts';
import { listEvents } from '#features/orders/lifecycle/history.queries.ts';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findProfit, listProfits } from '#features/reports/costs/costs.queries.ts';
import { run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { saveAgency } from '../access/agency.ts';
import { openBookings, orderIdOf } from '../selling/booking-world.ts';
import { payCash, sell, staff } from '../selling/sales.ts';
import { billFor } from '../selling/supplier-world.ts';
import { balances, byName, everything, shownOrders, toBeSent } from './brought-world.ts';
import { test } from './imports-world.ts';

const list = `reference,customer,phone,email,text,travelsOn,total,paid,dueOn,note
OLD-17,Md. Anwarul Haque,01700-000118,anwarul@example.com,Bangkok for two,2027-02-14,"1,20,000","50,000",2027-01-20,wheelchair
OLD-18,রাশেদা বেগম,০১৭০০-০০০২৪৪,,ওমরাহ ভিসা,2026-12-04,৪৫০০০,৪৫০০০,,
OLD-19,Shamsul Alam,,s.alam@example.com,Air ticket,,"8,500.50",,2026-11-20,
`;

describe('a list of open orders', () => {
  test('becomes orders with what was paid as opening entries, and goes whole', async ({
    imports,
    deps,
    db,
  }) => {
    await saveAgency(deps);
    const before = await everything(deps);
    const tried = await imports.tried('orders', list, byName(list));
    expect(tried).toMatchObject({
      rows: 3,
      faults: [],
      unused: [],
      asks: [],
      willAdd: 3,
      willJoin: 0,
      willSkip: 0,
    });
    expect(await everything(deps)).toEqual(before);

    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 3, failure: null });
    expect(await shownOrders(deps)).toMatchObject([
      {
        name: 'Md. Anwarul Haque',
        phone: '+8801700000118',
        language: 'en',
        state: 'open',
        money: 'part paid',
        total: 12_000_000,
        vat: 0,
        paid: 5_000_000,
        due: 7_000_000,
        dueOn: '2027-01-20',
        travelsOn: '2027-02-14',
        about: { en: 'Bangkok for two' },
        plan: [
          { amount: 5_000_000, left: 0 },
          { amount: 7_000_000, left: 7_000_000 },
        ],
        papers: [],
      },
      {
        name: 'Shamsul Alam',
        phone: '',
        email: 's.alam@example.com',
        money: 'unpaid',
        due: 850_050,
        dueOn: '2026-11-20',
      },
      {
        name: 'রাশেদা বেগম',
        language: 'bn',
        money: 'paid',
        paid: 4_500_000,
        due: 0,
        about: { bn: 'ওমরাহ ভিসা' },
      },
    ]);
    // What was sold and paid before stands against what the books began with; no till, no wallet, no income and no VAT has any of it.
    expect(await balances(deps)).toEqual({ '1100': 7_850_050, '3100': -7_850_050 });
    expect(await db.$count(ledgerTills)).toBe(0);
    expect(await toBeSent(db)).toBe(0);
    const [first] = await shownOrders(deps);
    const entries = await listEntries(db, first?.id ?? '');
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['opening-order', 'opening-paid']);
    expect((await listEvents(db, first?.id ?? ''))[0]).toMatchObject({
      happened: 'imported',
      reason: 'Former number: OLD-17 · wheelchair',
    });
    expect(first?.reference).toMatch(/^SF-/);
    const [searched] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, first?.id ?? ''));
    expect(searched?.search).toContain('old-17');
    expect(await db.$count(customers)).toBe(3);

    expect((await imports.undo(tried.id)).body).toEqual({ state: 'undone' });
    expect(await everything(deps)).toEqual(before);
    expect(await toBeSent(db)).toBe(0);
  });

  test('adds nothing when it comes again, but a second row that says the same is a second order', async ({
    imports,
    deps,
  }) => {
    await saveAgency(deps);
    const first = await imports.tried('orders', list, byName(list));
    await imports.taken(first.id);
    const before = await everything(deps);
    const again = await imports.tried('orders', list, byName(list));
    expect(again).toMatchObject({ willAdd: 0, willSkip: 3 });
    await imports.taken(again.id);
    expect(await everything(deps)).toEqual(before);
    const twice = `${list}${list.split('\n')[3]}\n`;
    expect(await imports.tried('orders', twice, byName(twice))).toMatchObject({ willAdd: 1, willSkip: 3 });
    await imports.undo(first.id);
    expect(await imports.tried('orders', list, byName(list))).toMatchObject({ willAdd: 3, willSkip: 0 });
  });

  test('takes seats on its departure, beside those that are sold here, and gives them back', async ({
    imports,
    deps,
    db,
  }) => {
    const world = await openBookings(deps, 6);
    const before = await everything(deps);
    const file = `customer,phone,total,paid,package,departure,adults,children,infants
Anwarul Haque,01700000118,60000,10000,To the sea,2027-01-14,2,1,1
Salma Haque,01700000119,20000,0,to-the-sea,2027-01-14,2,,
Shamsul Alam,01700000310,20000,0,to-the-sea,2027-01-14,2,,
Iqbal Hossain,01700000477,20000,0,To the sae,2027-01-14,1,,
Nazma Khatun,01700000733,20000,0,to-the-sea,2027-01-16,1,,
Kamal Uddin,01700000801,20000,0,to-the-sea,,1,,
`;
    const tried = await imports.tried('orders', file, byName(file));
    expect(tried.faults.map(({ row, column, message }) => [row, column, message])).toEqual([
      [
        4,
        'adults',
        'So many seats aren’t left: 1. Take seats off what is kept back, or mend the number of people.',
      ],
      [5, 'package', 'No package is published as “To the sae”. Is it “to the sea”?'],
      [6, 'departure', 'The package has no departure on 16 January 2027; the nearest is on 14 January 2027.'],
    ]);
    await db.update(departures).set({ state: 'closed' });
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 3, failure: null });
    await db.update(departures).set({ state: 'open' });
    expect(await world.standing()).toEqual({ seats: 6, held: 0, booked: 5, sums: { held: 0, booked: 5 } });
    const [first] = await shownOrders(deps);
    expect(first).toMatchObject({
      name: 'Anwarul Haque',
      travelsOn: '2027-01-14',
      about: { en: 'to the sea' },
      paid: 1_000_000,
    });
    // A departure of nobody is a line of its own, without a seat.
    expect(
      await db.select({ sells: orders.sells }).from(orders).where(eq(orders.name, 'Kamal Uddin')),
    ).toEqual([{ sells: null }]);
    expect((await imports.undo(tried.id)).status).toBe(200);
    expect(await everything(deps)).toEqual(before);
  });

  test('is no income of its departure, whose profit isn’t told with it', async ({ imports, deps }) => {
    const world = await openBookings(deps, 6);
    await payCash(deps, await orderIdOf(deps, (await world.book()).token), 1_250_000);
    await billFor(deps, world.departure, 500_000);
    const told = async () => ({
      of: await findProfit(deps.db, world.departure),
      sums: (await listProfits(deps.db, { from: '2027-01', to: undefined })).sums,
    });
    const before = await told();
    expect(before).toMatchObject({
      of: { sold: 1_250_000, profit: 750_000, missing: [] },
      sums: { profit: 750_000 },
    });
    const file = `customer,phone,total,paid,package,departure,adults
Anwarul Haque,01700000118,60000,10000,to-the-sea,2027-01-14,2
`;
    const { id } = await imports.tried('orders', file, byName(file));
    expect(await imports.taken(id)).toMatchObject({ added: 1 });
    expect(await told()).toMatchObject({
      of: { sold: 1_250_000, profit: null, missing: ['brought'] },
      sums: { sold: 1_250_000, profit: 0 },
    });
    expect((await imports.undo(id)).status).toBe(200);
    expect(await told()).toEqual(before);
  });

  test('tells each fault by row and column in words, in the language of who reads', async ({ imports }) => {
    const faulty = `customer,phone,email,text,total,paid,dueOn,package,departure,adults,children
,01700000118,,Visa,100,,,,,,
Kamal,,,Visa,100,,,,,,
Nazma,01700000733,,Visa,,,,,,,
Iqbal,01700000477,,Visa,(100),,,,,,
Salma,01700000119,,Visa,100,150,,,,,
Shamsul,01700000310,,Visa,100,100,2027-01-20,,,,
Rashed,01700000244,,,100,,,,,,
Habib,01700000245,,Visa,100,,,,2027-01-14,1,
Hasan,01700000246,,Visa,100,,,,,,2
Rina,1.7E+09,,Visa,12.345,,2027-02-30,,,x,
Mina,01700000247,,Tour,100,,,Nowhere,,,
Tina,01700000248,no address,Tour,100,-5,,,,,
`;
    const tried = await imports.tried('orders', faulty, byName(faulty));
    expect(tried.faults.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'customer', ''],
      [3, null, ''],
      [4, 'total', ''],
      [5, 'total', '(100)'],
      [6, 'paid', '150'],
      [7, 'dueOn', '2027-01-20'],
      [8, 'text', ''],
      [9, 'departure', '2027-01-14'],
      [10, 'adults', ''],
      [11, 'phone', '1.7E+09'],
      [11, 'total', '12.345'],
      [11, 'dueOn', '2027-02-30'],
      [11, 'adults', 'x'],
      [12, 'package', 'Nowhere'],
      [13, 'email', 'no address'],
      [13, 'paid', '-5'],
    ]);
    expect(tried).toMatchObject({ willAdd: 0, faultyRows: 12 });
    const bangla = await imports.tried('orders', faulty, { ...byName(faulty), language: 'bn' });
    expect(bangla.faults[4]?.message).toBe(
      'দামের (৳১০০) চেয়ে বেশি পাওয়া গেছে। একটি ঠিক করুন; যা ফেরত যাবে তা হিসাবে ফেরত হিসেবে লিখুন।',
    );
    expect(bangla.faults.every(({ message }) => /[\u0980-\u09ff]/.test(message))).toBe(true);
  });

  test('is kept from an undo by a payment, a change or a letter; the books go on from it', async ({
    imports,
    deps,
  }) => {
    await saveAgency(deps);
    const { id } = await imports.tried('orders', list, byName(list));
    await imports.taken(id);
    const [first, , paid] = await shownOrders(deps);
    await payCash(deps, first?.id ?? '', 2_000_000);
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      status: 409,
      code: 'imports.built-on',
      details: {
        standing: [
          { kind: 'payments', count: 1 },
          { kind: 'letters', count: 1 },
          { kind: 'papers', count: 1 },
        ],
      },
    });
    expect((await shownOrders(deps))[0]).toMatchObject({ paid: 7_000_000, due: 5_000_000 });
    expect(await balances(deps)).toEqual({ '1010': 2_000_000, '1100': 5_850_050, '3100': -7_850_050 });
    // What is cancelled leaves the opening as if it had never come: no income of now is taken back.
    const { keep } = await run(deps, staff('amina'), cancelOrder, {
      id: paid?.id ?? '',
      reason: 'No visa',
      preview: false,
    });
    expect(keep).toBeGreaterThan(0);
    expect(await balances(deps)).toMatchObject({ '3100': 4_500_000 - 7_850_050, '4200': 0 - keep });
    expect((await balances(deps))['4100']).toBeUndefined();
  });

  test('reminds nobody of what is past: only of a day that is still to come', async ({
    imports,
    deps,
    db,
    clock,
  }) => {
    await saveAgency(deps);
    const late = `customer,phone,email,text,total,dueOn,travelsOn
Late,01700000118,late@example.com,Visa,100,2026-11-30,2026-12-20
Soon,01700000119,soon@example.com,Visa,100,2026-12-10,2026-12-20
Over,01700000310,over@example.com,Visa,100,2026-11-01,2026-11-20
`;
    await imports.taken((await imports.tried('orders', late, byName(late))).id);
    for (const day of ['01', '02', '03', '04', '05', '06']) {
      clock.set(`2026-12-${day}T06:00:00Z`);
      await tendOrders(deps);
      expect(await toBeSent(db), day).toBe(0);
    }
    clock.set('2026-12-07T06:00:00Z');
    await tendOrders(deps);
    expect(await toBeSent(db)).toBeGreaterThan(0);
    const told = await db.select({ to: messages.toAddress }).from(messages);
    expect(new Set(told.map(({ to }) => to))).toEqual(new Set(['soon@example.com', '+8801700000119']));
  });

  test('leaves a customer whom it made once something else stands on them', async ({ imports, deps, db }) => {
    await saveAgency(deps);
    const person = { name: 'Anwar H.', phone: '+8801700000118', email: null };
    await db.transaction((tx) => recordCustomer({ tx, now: deps.clock.now() }, person, { bySite: false }));
    const known = await db.select().from(customers);
    const { id } = await imports.tried('orders', list, byName(list));
    await imports.taken(id);
    expect(await db.$count(customers)).toBe(3);
    const after = { name: 'Shamsul Alam', phone: '+8801700000555', email: 's.alam@example.com' };
    await sell(deps, { contact: { ...after } });
    expect((await imports.undo(id)).status).toBe(200);
    const left = await db.select().from(customers).orderBy(asc(customers.name));
    expect(left.map(({ name }) => name)).toEqual(['Anwar H.', 'Shamsul Alam']);
    expect(left[0]?.alsoCalled).toEqual(known[0]?.alsoCalled);
  });
});
