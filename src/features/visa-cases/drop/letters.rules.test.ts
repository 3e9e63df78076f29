import { expect, test } from 'vitest';
import { paperLetters } from './letters.rules.ts';

const lettersOf = (...keys: string[]) => Object.fromEntries(paperLetters(keys.map((key) => ({ key }))));

test('a passport is P, a photograph F and a bank statement B, whatever else is asked', () => {
  expect(lettersOf('pension-book', 'passport', 'photo-35x45', 'birth-certificate', 'bank-statement')).toEqual(
    {
      passport: 'p',
      'photo-35x45': 'f',
      'bank-statement': 'b',
      'birth-certificate': 'c',
      'pension-book': 'e',
    },
  );
});

test('no two papers have one letter, and one that several are asked for has one', () => {
  const keys = Array.from({ length: 30 }, (_, index) => `paper-${index}`);
  const letters = Object.values(lettersOf(...keys, ...keys));
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).toHaveLength(26);
});
