import { afterEach, expect, test, vi } from 'vitest';
import { errorsOf } from '#dashboard/form/request-check.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { changeRequest, type TypedChange } from './change-request.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the form says in an office of a language. */
function errorsIn(language: Language, change: TypedChange) {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, () => errorsOf(changeRequest, change));
}

/** An order of ৳50,000 that is to be paid in two parts; poisha. */
const inParts = (first: number, second: number): TypedChange => ({
  from: 1,
  travelsOn: '',
  reason: 'Paid in two parts',
  sold: [],
  lines: [{ id: 'line', charge: 'own', en: 'Tour', bn: '', quantity: 2, unit: 25_000_00 }],
  plan: [
    { id: 'first', amount: first, due: '2027-01-10' },
    { id: 'second', amount: second, due: '2027-01-20' },
  ],
});

test('a plan that doesn’t add up to the total is refused in the form, with both sums in taka', () => {
  expect(errorsIn('en', inParts(20_000_00, 30_000_00))).toEqual({});
  const less = inParts(20_000_00, 25_000_00);
  expect(errorsIn('en', less)).toEqual({
    plan: 'The parts add up to ৳45,000, but the total is ৳50,000. Make them equal.',
  });
  expect(errorsIn('bn', less)).toEqual({
    plan: 'কিস্তির যোগফল ৳৪৫,০০০, কিন্তু মোট ৳৫০,০০০। দুটি সমান করুন।',
  });
});

test('while a sum is missing, nothing is said of what the parts add up to', () => {
  expect(errorsIn('en', inParts(20_000_00, 0))).toEqual({ 'plan.1.amount': 'Enter an amount above zero.' });
});
