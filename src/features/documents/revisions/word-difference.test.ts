import { expect, test } from 'vitest';
import { type Piece, wordDifference } from './word-difference.rules.ts';

const without = (kind: Piece['kind'], pieces: readonly Piece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

test('words are taken out and put in whole, in Bangla too', () => {
  expect(wordDifference('ভিসার ফি ৳৫০০ মাত্র', 'ভিসার খরচ ৳৫০০ মাত্র')).toEqual([
    { kind: 'same', text: 'ভিসার ' },
    { kind: 'removed', text: 'ফি' },
    { kind: 'added', text: 'খরচ' },
    { kind: 'same', text: ' ৳৫০০ মাত্র' },
  ]);
});

test('the pieces give both texts back, however far these are apart', () => {
  const many = (word: string) => Array.from({ length: 2_000 }, (_, index) => `${word}${index}`).join(' ');
  const pairs = [
    ['', 'New'],
    ['One  two\nthree', 'One three two'],
    [many('a'), many('b')],
  ] as const;
  for (const [before, after] of pairs) {
    const pieces = wordDifference(before, after);
    expect(without('added', pieces)).toBe(before);
    expect(without('removed', pieces)).toBe(after);
  }
  expect(wordDifference(many('a'), many('b'))).toHaveLength(2);
});
