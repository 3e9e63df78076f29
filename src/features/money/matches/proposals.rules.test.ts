import { describe, expect, test } from 'vitest';
import { type ComparedArrival, type ComparedClaim, compare, proposeMatches } from './proposals.rules.ts';

const told = new Date('2026-12-01T04:00:00Z');
const minutesLater = (minutes: number) => new Date(told.getTime() + minutes * 60_000);

const claimed: ComparedClaim = {
  id: 'claim',
  method: 'bkash',
  outsideKey: null,
  lookKey: null,
  sender: '01711000111',
  amount: 1_000_000,
  at: told,
  reference: 'SF7K3M9Q',
  isRepeated: false,
};
const arrived: ComparedArrival = {
  id: 'arrival',
  method: 'bkash',
  outsideKey: null,
  lookKey: null,
  sender: '',
  amount: 1_000_000,
  at: told,
  note: '',
};
const kinds = (claim: Partial<ComparedClaim>, arrival: Partial<ComparedArrival>) =>
  compare({ ...claimed, ...claim }, { ...arrived, ...arrival })?.reasons.map(({ kind }) => kind);

describe('a claim and an arrival of the same sum without number and sender', () => {
  test('may belong together within 48 hours, and not a minute later', () => {
    expect(kinds({}, { at: minutesLater(48 * 60) })).toEqual(['sum', 'time']);
    expect(kinds({}, { at: minutesLater(-48 * 60) })).toEqual(['sum', 'time']);
    expect(kinds({}, { at: minutesLater(48 * 60 + 1) })).toBeUndefined();
  });

  test('don’t belong together when they came in other ways', () => {
    expect(kinds({}, { method: 'nagad' })).toBeUndefined();
  });
});

describe('less than was told, by the same sender', () => {
  const sender = '01711000111';

  test('may be a cash-out’s fee up to 2.5 per cent, and not a poisha more', () => {
    expect(kinds({}, { sender, amount: 975_000 })).toEqual(['sum-less', 'sender', 'time']);
    expect(kinds({}, { sender, amount: 974_999 })).toBeUndefined();
  });

  test('is no fee two days later', () => {
    expect(kinds({}, { sender, amount: 975_000, at: minutesLater(48 * 60 + 1) })).toBeUndefined();
  });
});

test('of two arrivals with the same sum and sender, the one that came in the way that was told is proposed', () => {
  const sender = '01711000111';
  const other = { ...arrived, id: 'a-first-by-name', sender, method: 'nagad' as const };
  const proposed = proposeMatches([claimed], [other, { ...arrived, sender }]);
  expect(proposed.map(({ arrival }) => arrival)).toEqual(['arrival']);
});

test('an agreed number and sum are sure only when the way agrees and nobody told of it before', () => {
  const number = { outsideKey: '9KO1LM2QXB', lookKey: '9K01LM2QXB' };
  const sure = (claim: Partial<ComparedClaim>, arrival: Partial<ComparedArrival> = {}) =>
    compare({ ...claimed, ...number, ...claim }, { ...arrived, ...number, ...arrival })?.isSure;
  expect(sure({})).toBe(true);
  expect(sure({}, { method: 'nagad' })).toBe(false);
  expect(sure({}, { amount: 1_000_001 })).toBe(false);
  expect(sure({ isRepeated: true })).toBe(false);
  expect(sure({}, { outsideKey: '9K01LM2QXB' })).toBe(false);
});

test('an order’s reference in the note of a transfer is found however it was written there, and another’s isn’t', () => {
  const far = { amount: 700_000, at: minutesLater(72 * 60) };
  const noted = (note: string) => proposeMatches([claimed], [{ ...arrived, ...far, note }]);
  for (const note of ['SF-7K3M9Q', 'tour sf 7k3m-9q thanks', 'inv:SF7K3M9Q/2']) {
    expect(noted(note).map(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual([
      ['reference', 'sum-less'],
    ]);
  }
  expect(noted('SF-7K3M9R')).toEqual([]);
});

test('a note that names another order speaks against a claim, unless its number agrees', () => {
  const sender = '01711000111';
  expect(kinds({}, { sender, note: 'for SF-QC5D-TJ' })).toBeUndefined();
  const number = { outsideKey: '9KO1LM2QXB', lookKey: '9K01LM2QXB' };
  expect(kinds(number, { ...number, note: 'for SF-QC5D-TJ' })).toEqual(['trx', 'sum', 'time']);
});
