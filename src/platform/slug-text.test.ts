import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeKey, slugOf } from './slug-text.ts';
import { slug } from './text.contract.ts';

test.for([
  ['Cox’s Bazar: three nights by the sea', 'coxs-bazar-three-nights-by-the-sea'],
  ['  São Tomé & Príncipe!  ', 'sao-tome-and-principe'],
  ['Türkiye 2027', 'turkiye-2027'],
  ['কক্সবাজার', ''],
] as const)('%s makes its address', ([title, address]) => {
  expect(slugOf(title)).toBe(address);
});

test('whatever the title, the address is one that is taken or there is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const made = slugOf(title);
      expect(made.length < 2 || slug.safeParse(made).success).toBe(true);
    }),
  );
});

test('a long title is cut between words', () => {
  const made = slugOf('a very long title '.repeat(10));
  expect(made.length).toBeLessThanOrEqual(80);
  expect(made).toMatch(/-(?:a|very|long|title)$/);
});

test('one long word is cut where an address ends', () => {
  expect(slugOf('w'.repeat(100))).toBe('w'.repeat(80));
});

test('a key beside others is free', () => {
  expect(freeKey('Tourist e-visa', [])).toBe('tourist-e-visa');
  expect(freeKey('tourist', ['tourist', 'tourist-2'])).toBe('tourist-3');
  expect(freeKey('ভিসা', [])).toBe('item');
});
