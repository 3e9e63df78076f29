import { expect, test } from 'vitest';
import { chequeDigits, isStale, namesCheque, tabOf, viewState } from './cheques.rules.ts';

test('a statement names a cheque by its digits, with or without zeros before them, and by no part of a longer number', () => {
  const digits = chequeDigits('BRAC Bank ০০০১২৩৪');
  expect(digits).toBe('1234');
  for (const said of ['0001234', 'CHQ-1234 BEFTN', 'Clg. 0001234 of Rahim']) {
    expect(namesCheque(said, digits), said).toBe(true);
  }
  for (const said of ['', '10001234', '12340', 'CASH']) {
    expect(namesCheque(said, digits), said).toBe(false);
  }
  expect(chequeDigits('no number')).toBe('');
  expect(namesCheque('0000', chequeDigits('0000'))).toBe(false);
});

test('a cheque is shown by where it is, and by its payment while that waits or is over', () => {
  expect(viewState('counted', undefined)).toBe('in-hand');
  expect(viewState('counted', 'deposited')).toBe('deposited');
  expect(viewState('waiting', undefined)).toBe('waiting');
  expect(viewState('undone', 'bounced')).toBe('bounced');
  expect(viewState('undone', 'cleared')).toBe('undone');
  expect((['in-hand', 'deposited', 'cleared', 'bounced'] as const).map(tabOf)).toEqual([
    'in-hand',
    'deposited',
    'done',
    'done',
  ]);
});

test('a cheque is old from the day on which six months have gone by', () => {
  expect(isStale('2026-06-01', '2026-11-30')).toBe(false);
  expect(isStale('2026-06-01', '2026-12-01')).toBe(true);
});
