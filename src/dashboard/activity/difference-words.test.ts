import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { actionWords } from './action-words.ts';
import { differencesOf } from './difference.rules.ts';
import { differenceWords } from './difference-words.ts';

afterEach(() => vi.unstubAllGlobals());

/** The lines of a log entry in an office of a language. */
function linesIn(language: Language, difference: unknown): readonly string[] {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, () => differencesOf(difference).map(differenceWords));
}

test('sums of money are told in taka, other numbers as they are', () => {
  const changes = [
    { path: 'routes.0.fareFrom', before: 12_500_00, after: 13_000_00 },
    { path: 'routes.0.minutes', before: 95, after: 1_100 },
    { path: 'facts.bands.regular.adult', before: 1_25_000_00, after: 1_30_000_00 },
    { path: 'facts.group.max', before: 20, after: 24 },
  ];
  const [fare, minutes, adult, group] = linesIn('en', { changes });
  expect(fare).toContain('৳12,500 → ৳13,000');
  expect(minutes).toContain('95 → 1,100');
  expect(adult).toContain('৳1,25,000 → ৳1,30,000');
  expect(group).toContain('20 → 24');
  expect(linesIn('bn', { changes })[2]).toContain('৳১,২৫,০০০ → ৳১,৩০,০০০');
});

test('money of an order is told in taka, with its method by name', () => {
  expect(linesIn('bn', { happened: 'paid', method: 'cash', amount: 5_000_00 })).toEqual([
    'মাধ্যম: নগদ টাকা',
    'টাকা: ৳৫,০০০',
  ]);
});

test('a changed departure says from what to what, in the office’s language', () => {
  const lines = linesIn('bn', {
    departsOn: { from: '2027-01-14', to: '2027-01-21' },
    seats: { from: 20, to: 24 },
    state: { from: 'open', to: 'closed' },
    priceList: { from: 'a1b2c3d4', to: 'b1b2c3d4' },
    leastToRun: { from: null, to: 8 },
  });
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('আসন: ২০ → ২৪');
  expect(lines.filter((line) => /[a-z]/i.test(line))).toEqual([]);
});

test('in Bangla the log speaks of people with respect, and of the program without', () => {
  const told = (actor: string) => inLanguage('bn', () => actionWords('visa.publish', actor));
  expect([told('user:1'), told('visitor'), told('system:schedule')]).toEqual([
    'প্রকাশ করেছেন',
    'প্রকাশ করেছেন',
    'প্রকাশ করেছে',
  ]);
});
