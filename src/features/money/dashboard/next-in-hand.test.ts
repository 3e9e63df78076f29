import { expect, test } from 'vitest';
import { nextInHand } from './next-in-hand.ts';

const before = ['a', 'b', 'c', 'd'];

test.for([
  { what: 'the row stays in hand, wherever it stands', hand: 'b', names: ['x', 'a', 'c', 'b'], next: 'b' },
  { what: 'a row that is gone leaves the next one in hand', hand: 'b', names: ['a', 'c', 'd'], next: 'c' },
  { what: 'the next one may be gone, too', hand: 'b', names: ['a', 'd'], next: 'd' },
  { what: 'the last one leaves the one before', hand: 'd', names: ['a', 'b', 'c'], next: 'c' },
  { what: 'of another list the first is in hand', hand: 'b', names: ['x', 'y'], next: 'x' },
  { what: 'without rows none is', hand: 'b', names: [], next: undefined },
])('$what', ({ hand, names, next }) => {
  expect(nextInHand(hand, before, names)).toBe(next);
});
