import { expect, test } from 'vitest';
import { plainLine, plainLines } from './plain-text.contract.ts';

test('a line keeps its characters and loses control characters', () => {
  const line = plainLine(40, 2);
  expect(line.parse('  Rahim\t\u0000\u202e Uddin\n ')).toBe('Rahim Uddin');
  expect(line.parse('ক্ষ্ম\u200d\u200c')).toBe('ক্ষ্ম\u200d\u200c');
  expect(line.parse('cafe\u0301')).toBe('café');
  expect(line.parse('a\ud800b')).toBe('a\ufffdb');
  expect([' ', '\u0000\u0000', 'a', 'x'.repeat(41), 12].map((text) => line.safeParse(text).success)).toEqual(
    Array(5).fill(false),
  );
});

test('lines keep their breaks, at most one empty line in a row', () => {
  expect(plainLines(100).parse('One  \r\n\r\n\r\n\r\nTwo\u0007\n')).toBe('One\n\nTwo');
  expect(plainLines(100).parse('')).toBe('');
  expect(plainLines(3).safeParse('Four').success).toBe(false);
});
