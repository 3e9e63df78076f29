import { expect, test } from 'vitest';
import { passportMoveKinds, usualPerson } from './passports.rules.ts';

test('a slip names the customer who brings a passport or gets it back, not on its ways to and from the centre', () => {
  expect(passportMoveKinds.map((move) => [move, usualPerson(move, 'Tanvir Sample')])).toEqual([
    ['received', 'Tanvir Sample'],
    ['sent', ''],
    ['collected', ''],
    ['handed-over', 'Tanvir Sample'],
  ]);
});
