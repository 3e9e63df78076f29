import { expect, test } from 'vitest';
import { changeNotification } from './order-labels.ts';

test('of a change is told what became of it: a new quote, a change at once, or one that waits for the customer', () => {
  expect(changeNotification('quoted', false)).toBe('The new quote is on the customer’s page.');
  expect(changeNotification('quoted', true)).toBe('The new quote is on the customer’s page.');
  expect(changeNotification('open', true)).toBe('The change applies from now on.');
  expect(changeNotification('open', false)).toBe('The change waits on the customer’s page.');
});
