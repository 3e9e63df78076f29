import { expect, test } from 'vitest';
import { writtenPackage } from '#features/tour-packages/dashboard/written-package.ts';
import { writtenVisa } from '#features/visas/dashboard/written-visa.ts';
import { valueLabel } from './value-labels.ts';

const tour = writtenPackage('domestic');

test('a sum is shown in taka wherever the kind of document has one', () => {
  expect(valueLabel(tour, 'facts.bands.0.adult', 1_250_000, 'en')).toBe('৳12,500');
  expect(valueLabel(tour, 'facts.bands.1.singleSupplement', 50_000, 'bn')).toBe('৳৫০০');
  expect(valueLabel(writtenVisa, 'facts.kinds.0.fees.embassy.poisha', 350_000, 'en')).toBe('৳3,500');
});

test('other numbers are only numbers', () => {
  expect(valueLabel(tour, 'facts.nights', 3, 'bn')).toBe('৩');
  expect(valueLabel(writtenVisa, 'facts.kinds.0.stayDays', 3650, 'en')).toBe('3,650');
  expect(valueLabel(writtenVisa, 'facts.kinds.0.fees.embassy.quoted.minor', 4000, 'en')).toBe('4,000');
  expect(valueLabel(tour, 'facts.departures.0.adult', 7, 'en')).toBe('7');
});
