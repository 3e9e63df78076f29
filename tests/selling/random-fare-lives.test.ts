import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { PassengerFare } from '#features/fares/fares.contract.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { seed } from '#platform/testing/seed.ts';
import { testAtStatedMoment } from '#platform/testing/test.ts';
import { fare, rowOf } from '../enquiries/desk.ts';
import { anOption, openFares } from './fare-world.ts';
import { aKey, payCash } from './sales.ts';

/** STORED_FARES=1000 for more. */
const runs = Number(process.env.STORED_FARES ?? 100);

// To the single poisha, as foreign fares come out of an exchange rate.
const price = fc.oneof(fc.integer({ min: 1, max: 1_500_000 }), fc.constantFrom(1, 99, 100, 200_000));
const life = fc.record({
  fares: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom('adult' as const, 'child' as const, 'infant' as const),
      passengers: fc.integer({ min: 1, max: 3 }),
      base: price,
      taxes: price,
      service: price,
    }),
    { minLength: 1, maxLength: 3, selector: ({ kind }) => kind },
  ),
  /** How the first passenger's ticket ends, if it is given back. */
  way: fc.constantFrom('kept' as const, 'refund' as const, 'void' as const, 'reissue' as const),
  penalty: fc.integer({ min: 0, max: 900_000 }),
  charge: fc.integer({ min: 0, max: 90_000 }),
  difference: fc.integer({ min: 1, max: 900_000 }),
});

/** A change of less than one taka, which is rounded off: dearer, cheaper, and one taka, which isn't. */
const nearly = { base: 500, taxes: 99, service: 1, kind: 'adult' as const, passengers: 2 };
const small: (typeof life extends fc.Arbitrary<infer Life> ? Life : never)[] = [
  { fares: [nearly], way: 'reissue', penalty: 7, charge: 4, difference: 3 },
  { fares: [nearly], way: 'refund', penalty: 500, charge: 98, difference: 1 },
  { fares: [nearly], way: 'refund', penalty: 500, charge: 101, difference: 1 },
  { fares: [nearly], way: 'refund', penalty: 499, charge: 0, difference: 1 },
  { fares: [nearly], way: 'void', penalty: 0, charge: 597, difference: 1 },
];

const add = (sums: readonly number[]) => sums.reduce((sum, each) => sum + each, 0);

/** What an order costs that was paid in whole taka: less than one taka either way is rounded off. */
const rounded = (total: number, paid: number): number =>
  total % 100 !== 0 && paid % 100 === 0 && Math.abs(total - paid) < 100 ? paid : total;

/** What a party pays, added passenger by passenger. */
function owed(fares: readonly PassengerFare[]): number {
  let sum = 0;
  for (const { passengers, base, taxes, service } of fares) {
    for (let one = 0; one < passengers; one += 1) {
      sum += base + taxes + service;
    }
  }
  return sum;
}

testAtStatedMoment(
  `${runs} random fares through the database: option, order, invoice, payments, tickets, refund, reissue and ledger agree to the poisha (seed ${seed})`,
  async ({ deps, clock }) => {
    const { request, staff } = await openFares(deps);
    let moment = clock.now().getTime();
    const ticks = () => {
      moment += 1_000;
      clock.set(new Date(moment).toISOString());
    };
    let [owing, received, serial] = [0, 0, 2_400_000_000];
    for (const [turn, one] of [...small, ...fc.sample(life, runs)].entries()) {
      ticks();
      const { fares, way, penalty, charge, difference } = one;
      const phone = `01812-${String(turn).padStart(6, '0')}`;
      const form = { ...fare(), contact: { name: 'Sample', phone, reply: 'whatsapp' } };
      const asked = await request('POST', '/enquiries', form, { visitor: `192.0.2.${turn}` });
      expect(asked.status, JSON.stringify(asked.body)).toBe(201);
      const { id } = await rowOf(deps.db, asked.body.reference);
      const timeLimit = new Date(moment + 3_600_000).toISOString();
      const offered = await staff('POST', `/fares/${id}/options`, {
        ...anOption({ fares, timeLimit }),
        key: aKey(),
      });
      const whole = owed(fares);
      expect([offered.status, offered.body.total], JSON.stringify(offered.body)).toEqual([201, whole]);
      const { token } = (await staff('POST', `/fares/${id}/send`)).body;
      const passengers = fares.flatMap(({ kind, passengers: people }) =>
        Array.from({ length: people }, () => ({ kind, surname: 'Sample', givenNames: 'Rahima' })),
      );
      const accepted = await request('POST', `/visitor/fares/${token}/accept`, {
        option: offered.body.id,
        passengers,
        key: aKey(),
      });
      expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
      const link = accepted.body.order.token;
      const order = async () => (await request('GET', `/visitor/orders/${link}`)).body;
      expect(await order()).toMatchObject({ total: whole, due: whole });

      const [row] = await deps.db.select().from(orders).where(eq(orders.token, link));
      const orderId = row?.id ?? '';
      const good = async (kind: string) =>
        (await listPapers(deps.db, orderId))
          .filter((paper) => paper.kind === kind && paper.undoneAt === null)
          .map(({ amount }) => amount);
      expect(await good('invoice')).toEqual([whole]);
      // What a customer pays in a day counts from a sum on when a second person has approved it.
      for (let left = whole; left > 0; left -= 4_000_000) {
        await payCash(deps, orderId, Math.min(left, 4_000_000));
      }
      expect(await order()).toMatchObject({ paid: whole, due: 0 });

      const numbers = passengers.map((_, passenger) => {
        serial += 1;
        return { passenger, number: `997-${serial}`, fare: 1 };
      });
      const issued = await staff('POST', `/fares/${id}/tickets`, {
        pnr: 'K4T9XB',
        key: aKey(),
        tickets: numbers,
      });
      expect(issued.status, JSON.stringify(issued.body)).toBe(200);
      let total = whole;
      const [first] = fares;
      const change = (path: string, body: object) =>
        staff('POST', `/fares/${id}/tickets/${path}`, { reason: 'Sample', key: aKey(), ...body });
      if (way === 'reissue') {
        serial += 1;
        total += difference + penalty + charge;
        const tickets = [{ passenger: 0, number: `997-${serial}`, fare: 1 }];
        const { status, body } = await change('reissue', { tickets, difference, penalty, charge });
        expect([status, body.total], JSON.stringify(body)).toEqual([200, total]);
      } else if (way !== 'kept') {
        const kept = way === 'void' ? 0 : penalty;
        total += kept + charge - (first?.base ?? 0) - (first?.taxes ?? 0);
        const body = { how: way, passengers: [0], penalty: kept, charge };
        const done = await change('give-back', body);
        expect([done.status, done.body.total, done.body.back], JSON.stringify(done.body)).toEqual([
          200,
          total,
          Math.max(0, whole - rounded(total, whole)),
        ]);
      }
      const { lines, ...after } = await order();
      const costs = rounded(total, whole);
      expect([after.total, after.paid, after.due]).toEqual([costs, whole, Math.max(0, costs - whole)]);
      const sums: number[] = lines.map(({ sum }: { sum: number }) => sum);
      expect(add(sums)).toBe(total);
      const papers = [(await good('invoice'))[0] ?? 0, ...(await good('credit-note')).map((sum) => -sum)];
      expect(add(papers), 'the invoice less what was credited').toBe(total);
      owing += costs - whole;
      received += whole;
    }
    const balance = await findTrialBalance(deps.db, dhakaDate(clock.now()));
    expect(balance.debit).toBe(balance.credit);
    const on = (code: string) => {
      const found = balance.accounts.find((account) => account.code === code);
      return (found?.debit ?? 0) - (found?.credit ?? 0);
    };
    expect(on('1010'), 'cash').toBe(received);
    expect(on('1100') + on('2100'), 'what customers owe, less what they have to get back').toBe(owing);
  },
  240_000,
);
