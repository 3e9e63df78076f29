import { expect, test } from 'vitest';
import { orderHead } from './order-head.rules.ts';

const held = { state: 'quoted', paid: 0, hold: 'held', isAnswering: false, isClaimed: false } as const;
const open = { ...held, state: 'open', hold: 'booked' } as const;

test('seats that are held are called so, and never a quote', () => {
  expect(orderHead(held)).toBe('held');
  expect(orderHead({ ...held, hold: 'free' })).toBeUndefined();
  expect(orderHead({ ...held, hold: undefined })).toBeUndefined();
});

test('whoever has paid reads that it is booked, or paid where there are no seats', () => {
  expect(orderHead(open)).toBeUndefined();
  expect(orderHead({ ...open, paid: 1 })).toBe('booked');
  expect(orderHead({ ...open, paid: 1, hold: undefined })).toBe('paid');
  expect(orderHead({ ...open, paid: 1, state: 'cancelled' })).toBeUndefined();
});

test('what is being checked comes before all else', () => {
  expect(orderHead({ ...held, isClaimed: true })).toBe('checking');
  expect(orderHead({ ...open, paid: 1, isClaimed: true })).toBe('checking');
  expect(orderHead({ ...held, hold: 'free', isClaimed: true })).toBeUndefined();
  expect(orderHead({ ...open, isClaimed: true, isAnswering: true })).toBe('answering');
});
