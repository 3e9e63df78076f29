import fc from 'fast-check';
import type { SoldLine } from '#features/orders/lifecycle/cancellation.rules.ts';
import { addDays } from '#platform/calendar-date.ts';

export const today = '2026-12-01';

const unit = fc.oneof(
  fc.integer({ min: 0, max: 50_000_000 }),
  // Thousands of taka, as most prices are, whole taka, and single poisha.
  fc.integer({ min: 0, max: 500 }).map((thousands) => thousands * 100_000),
  fc.integer({ min: 0, max: 500_000 }).map((taka) => taka * 100),
  fc.integer({ min: 0, max: 3 }),
);
const ladder = fc.uniqueArray(
  fc.record({
    daysBefore: fc.integer({ min: 0, max: 90 }),
    // In hundredths of a per cent.
    keepPercent: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100),
  }),
  { maxLength: 4, selector: ({ daysBefore }) => daysBefore },
);

const priced = fc.record({
  charge: fc.constantFrom(
    'own' as const,
    'own' as const,
    'official' as const,
    'supplier' as const,
    'fee' as const,
  ),
  quantity: fc.integer({ min: 1, max: 60 }),
  unit,
  ladder,
  /** How much of what was charged was spent, in per cent. */
  spentShare: fc.constantFrom(0, 0, 33, 50, 100, 120),
});

/** Discounts are a share of the prices, so that the total isn't negative. */
const discounts = fc.array(fc.integer({ min: 1, max: 450 }), { maxLength: 2 });

/** The lines of an order, with what can't come back of each. */
export const soldLines: fc.Arbitrary<SoldLine[]> = fc
  .record({ lines: fc.array(priced, { minLength: 1, maxLength: 8 }), discounts })
  .map(({ lines, discounts: shares }) => {
    const sold = lines.map(({ spentShare, ladder: steps, ...line }) => ({
      ...line,
      refund: { ladder: steps },
      spent: Math.floor((line.quantity * line.unit * spentShare) / 100),
    }));
    const whole = sold.reduce((sum, line) => sum + line.quantity * line.unit, 0);
    const off = shares
      .map((share) => Math.floor((whole * share) / 1_000))
      .filter((sum) => sum > 0)
      .map((sum) => ({
        charge: 'discount' as const,
        quantity: 1,
        unit: 0 - sum,
        refund: { ladder: [] },
        spent: 0,
      }));
    return [...sold, ...off];
  });

/** What happens to an order's money, each sum a share of what it costs in thousandths. */
const movement = fc.record({
  what: fc.constantFrom('payment' as const, 'payment' as const, 'undo' as const, 'refund' as const),
  share: fc.integer({ min: 1, max: 1_200 }),
  method: fc.constantFrom('cash' as const, 'bank' as const, 'bkash' as const),
});

/** An order from its quote to its end. */
export const orderLife = fc.record({
  lines: soldLines,
  travelsOn: fc.option(
    fc.integer({ min: -5, max: 200 }).map((days) => addDays(today, days)),
    { nil: undefined },
  ),
  terms: fc.record({
    depositPercent: fc.integer({ min: 0, max: 100 }),
    restDaysBefore: fc.integer({ min: 0, max: 60 }),
  }),
  vat: fc.constantFrom(0, 5, 7.5, 15),
  before: fc.array(movement, { maxLength: 5 }),
  isCancelled: fc.boolean(),
  after: fc.array(movement, { maxLength: 3 }),
});
export type OrderLife = typeof orderLife extends fc.Arbitrary<infer Value> ? Value : never;
