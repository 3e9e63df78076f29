import { expect, test } from 'vitest';
import { changeTold } from './order-words.ts';

test('of a change is told what became of it: a new quote, a change at once, or one that waits for the customer', () => {
  expect(changeTold('quoted', false)).toBe('The new quote is on the customer’s page.');
  expect(changeTold('quoted', true)).toBe('The new quote is on the customer’s page.');
  expect(changeTold('open', true)).toBe('The change applies from now on.');
  expect(changeTold('open', false)).toBe('The change waits on the customer’s page.');
});
