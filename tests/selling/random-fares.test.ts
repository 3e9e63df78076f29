import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PassengerFare } from '#features/fares/fares.contract.ts';
import { fareLines, totalOfFares } from '#features/fares/fares.rules.ts';
import { cancelledLines } from '#features/orders/lifecycle/cancellation.rules.ts';
import { sumOf, totalOf } from '#features/orders/orders.rules.ts';
import { groupsOf } from '#features/papers/paper-sums.rules.ts';
import { seed } from '#platform/testing/seed.ts';
import { test as withDatabase } from '#platform/testing/test.ts';
import { anOption, openFares } from './fare-world.ts';

/** FARES=100000 for more. */
const runs = Number(process.env.FARES ?? 10_000);

// To the single poisha, as foreign fares come out of an exchange rate.
const price = fc.oneof(fc.integer({ min: 1, max: 90_000_000 }), fc.constantFrom(0, 1, 99, 100, 200_000));
const party: fc.Arbitrary<PassengerFare[]> = fc
  .uniqueArray(
    fc.record({
      kind: fc.constantFrom('adult' as const, 'child' as const, 'infant' as const),
      passengers: fc.integer({ min: 1, max: 9 }),
      base: price,
      taxes: price,
      service: price,
    }),
    { minLength: 1, maxLength: 3, selector: ({ kind }) => kind },
  )
  .filter((fares) => totalOfFares(fares) > 0);

/** What a party pays, added passenger by passenger. */
function owed(fares: readonly PassengerFare[]): bigint {
  let sum = 0n;
  for (const { passengers, base, taxes, service } of fares) {
    for (let one = 0; one < passengers; one += 1) {
      sum += BigInt(base) + BigInt(taxes) + BigInt(service);
    }
  }
  return sum;
}

const add = (sums: readonly number[]) => sums.reduce((sum, each) => sum + BigInt(each), 0n);

test('what random parties pay is the same in option, order, invoice and refund, to the poisha', () => {
  const { segments } = anOption();
  fc.assert(
    fc.property(party, (fares) => {
      const whole = owed(fares);
      expect(BigInt(totalOfFares(fares))).toBe(whole);
      const lines = fareLines(segments, fares);
      expect(BigInt(totalOf(lines)), 'the order').toBe(whole);
      const printed = lines.map((line) => ({ ...line, text: line.text.en, sum: sumOf(line) }));
      const invoiced = groupsOf(printed).flatMap((group) => group.lines);
      expect(add(invoiced.map(({ sum }) => sum)), 'the invoice').toBe(whole);
      const sold = lines.map((line) => ({ ...line, refund: { ladder: [] }, spent: 0 }));
      const parts = cancelledLines(sold, '2027-02-12', '2027-01-01');
      expect(add(parts.flatMap(({ keep, back }) => [keep, back])), 'the refund').toBe(whole);
    }),
    { numRuns: runs, seed },
  );
}, 120_000);

withDatabase(
  'random options cost the same at the desk, in the order of one and in what is due',
  async ({ deps }) => {
    const { request, add: offer, send, accept } = await openFares(deps);
    const parties = fc.sample(party, { numRuns: 5, seed });
    const ids: string[] = [];
    for (const fares of parties) {
      const made = await offer({ fares });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      expect(BigInt(made.body.total)).toBe(owed(fares));
      ids.push(made.body.id);
    }
    const taken = seed % parties.length;
    const fares = parties[taken] ?? [];
    const passengers = fares.flatMap(({ kind, passengers: people }) =>
      Array.from({ length: people }, () => ({ kind, surname: 'Sample', givenNames: 'Rahima' })),
    );
    const made = await accept(await send(), ids[taken] ?? '', { passengers });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const order = (await request('GET', `/visitor/orders/${made.body.order.token}`)).body;
    expect(BigInt(order.total)).toBe(owed(fares));
    expect(order.due).toBe(order.total);
    expect(totalOf(order.lines)).toBe(order.total);
  },
);
