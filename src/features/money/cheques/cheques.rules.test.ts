import { expect, test } from 'vitest';
import { type BankLine, proposeCheques, type UnseenCheque } from './cheques.rules.ts';

const line = (id: string, changed: Partial<BankLine> = {}): BankLine => ({
  id,
  outside: null,
  note: '',
  amount: 500_000,
  at: new Date('2026-11-24T00:00:00+06:00'),
  ...changed,
});
const cheque = (id: string, changed: Partial<UnseenCheque> = {}): UnseenCheque => ({
  id,
  digits: '1234',
  amount: 500_000,
  state: 'deposited',
  dated: '2026-11-20',
  day: '2026-11-22',
  ...changed,
});
const proposed = (lines: readonly BankLine[], cheques: readonly UnseenCheque[]) =>
  [...proposeCheques(lines, cheques)].map(([id, found]) => [id, found.cheque.id, found.isSure]);

test('a line that names a cheque by number and sum is that cheque, wherever it is', () => {
  const lines = [line('by sum'), line('by number', { outside: '0001234' })];
  expect(proposed(lines, [cheque('a', { state: 'in-hand', day: null })])).toEqual([['by number', 'a', true]]);
  expect(proposed([line('by note', { note: 'Clg chq 0001234' })], [cheque('a')])).toEqual([
    ['by note', 'a', true],
  ]);
  expect(proposed([line('more', { outside: '0001234', amount: 500_001 })], [cheque('a')])).toEqual([]);
});

test('a line before the day on a cheque isn’t it: no bank pays it earlier', () => {
  const lines = [line('x', { outside: '0001234' })];
  const later = cheque('a', { state: 'in-hand', day: null, dated: '2026-12-20' });
  expect(proposed(lines, [later])).toEqual([]);
  expect(proposed(lines, [{ ...later, dated: '2026-11-24' }])).toEqual([['x', 'a', true]]);
  expect(proposed(lines, [{ ...later, dated: null }])).toEqual([['x', 'a', true]]);
});

test('a line with the sum alone may be a cheque that is at the bank, around the days of its clearing', () => {
  const on = (day: string) => [line('x', { at: new Date(`${day}T00:00:00+06:00`) })];
  expect(proposed(on('2026-11-24'), [cheque('a')])).toEqual([['x', 'a', false]]);
  expect(proposed(on('2026-11-24'), [cheque('a', { state: 'in-hand', day: null })])).toEqual([]);
  expect(proposed(on('2026-11-18'), [cheque('a')])).toEqual([]);
  expect(proposed(on('2026-12-14'), [cheque('a')])).toEqual([]);
});

test('each line and each cheque is proposed once, by number before by sum', () => {
  const lines = [line('first'), line('second', { outside: '1234' }), line('third')];
  const cheques = [cheque('a'), cheque('b', { digits: '99' })];
  expect(proposed(lines, cheques)).toEqual([
    ['second', 'a', true],
    ['first', 'b', false],
  ]);
});
