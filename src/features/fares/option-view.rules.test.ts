import { expect, test } from 'vitest';
import type { Language } from '#platform/language.ts';
import type { Option } from './fares.contract.ts';
import { optionView } from './option-view.rules.ts';

const flown = (arrives: string): Option['segments'][number] => ({
  airline: 'BG',
  flight: '611',
  from: 'DAC',
  to: 'CGP',
  departs: '2027-01-12T08:00',
  arrives,
  bookingClass: 'Y',
  status: 'HK',
});
const option: Option = {
  id: 'a',
  segments: [flown('2027-01-12T08:55')],
  fares: [],
  cabin: 'economy',
  baggage: null,
  changeFee: null,
  refundFee: null,
  timeLimit: '2027-01-01T00:00:00Z',
  total: 100,
  isOver: false,
  ended: null,
};
const shown = (language: Language, changed: Partial<Option> = {}) => {
  const one = { ...option, ...changed };
  return optionView(one, [one], { language, now: new Date('2026-12-01'), cityOf: (code) => code });
};

test('a flight of less than an hour has minutes and no hours', () => {
  expect(shown('en').legs[0]?.lasts).toBe('55 min');
  expect(shown('bn').legs[0]?.lasts).toBe('৫৫ মিনিট');
  const longer = { segments: [flown('2027-01-12T09:05')] };
  expect(shown('en', longer).legs[0]?.lasts).toBe('1 h 05 min');
});

test('what costs nothing is said in words and not as ৳0', () => {
  const free = { changeFee: 0, refundFee: 0 };
  expect(shown('en', free).rules).toBe('No airline fee for changes, no airline fee for a refund');
  expect(shown('bn', free).rules).toBe('বদলালে এয়ারলাইনের ফি নেই, ফেরত দিলে এয়ারলাইন কিছু কাটে না');
  expect(shown('en', { changeFee: 5_000_00, refundFee: 0 }).rules).toBe(
    'Change ৳5,000 each, no airline fee for a refund',
  );
  expect(shown('en').rules).toBe('No changes, no refund');
});
