import { expect, test } from 'vitest';
import {
  nextMove,
  passportMoveKinds,
  passportMovesFrom,
  placeAfter,
  usualMove,
  usualPerson,
} from './passports.rules.ts';

test('a slip names the customer who brings a passport or gets it back, not on its ways to and from the centre', () => {
  expect(passportMoveKinds.map((move) => [move, usualPerson(move, 'Tanvir Sample')])).toEqual([
    ['received', 'Tanvir Sample'],
    ['sent', ''],
    ['collected', ''],
    ['handed-over', 'Tanvir Sample'],
  ]);
});

test('back from the centre a passport goes to its holder next, not to the centre again', () => {
  expect(usualMove('collected', false)).toBe('handed-over');
  expect(usualMove('received', false)).toBe('sent');
  // One that never went to a centre goes back once the embassy has decided.
  expect(usualMove('received', true)).toBe('handed-over');
  expect(usualMove('sent', true)).toBe('collected');
  expect(usualMove(undefined, false)).toBe('received');
});

test('the usual next move can always be made', () => {
  for (const last of [undefined, ...passportMoveKinds]) {
    for (const isDecided of [false, true]) {
      expect(passportMovesFrom(placeAfter(last))).toContain(usualMove(last, isDecided));
    }
  }
});

test('of several passports the one that is furthest is moved first, and those with us before those to come', () => {
  expect(nextMove(['collected', 'sent'], true)).toBe('handed-over');
  expect(nextMove(['received', undefined], false)).toBe('sent');
  expect(nextMove(['handed-over', 'sent'], true)).toBe('collected');
  expect(nextMove([undefined, undefined], false)).toBe('received');
});
