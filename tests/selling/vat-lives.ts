import fc from 'fast-check';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { addDays } from '#platform/calendar-date.ts';
import { soldLines, today } from './order-lives.ts';

/** In hundredths of a per cent: none, those of the law, and any other. */
const rate = fc.oneof(fc.constantFrom(0, 500, 750, 1_000, 1_500), fc.integer({ min: 0, max: 10_000 }));
const asPercent = (hundredths: number) => hundredths / 100;

export const vatSettings: fc.Arbitrary<VatTerms> = fc
  .record({
    mode: fc.constantFrom('inclusive' as const, 'added' as const),
    rates: fc.tuple(rate, rate, rate, rate),
  })
  .map(({ mode, rates: [own, official, supplier, fee] }) => ({
    mode,
    own: asPercent(own),
    official: asPercent(official),
    supplier: asPercent(supplier),
    fee: asPercent(fee),
  }));

/** Lines of an order, some with a rate of their own. */
const lines = fc
  .tuple(soldLines, fc.array(fc.option(rate, { freq: 3 }), { minLength: 12, maxLength: 12 }))
  .map(([sold, rates]) =>
    sold.map((line, index) => {
      const own = rates[index] ?? null;
      return own === null ? line : { ...line, written: asPercent(own) };
    }),
  );

/** An order with VAT from its sale to its end. */
export const vatLife = fc.record({
  settings: vatSettings,
  lines,
  change: fc.option(fc.record({ settings: vatSettings, stay: fc.integer({ min: 0, max: 8 }), more: lines }), {
    freq: 2,
  }),
  travelsOn: fc.option(
    fc.integer({ min: -5, max: 120 }).map((days) => addDays(today, days)),
    { nil: undefined },
  ),
  isCancelled: fc.boolean(),
  refund: fc.option(fc.integer({ min: 1, max: 900 })),
});
export type VatLife = typeof vatLife extends fc.Arbitrary<infer Life> ? Life : never;
