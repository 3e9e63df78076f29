import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameContent } from '#platform/compare.ts';
import { mergeThree } from './merge.ts';

const base = {
  slug: 'sajek',
  facts: {
    nights: 2,
    departures: [
      { key: 'a', seats: 20 },
      { key: 'b', seats: 20 },
    ],
  },
  texts: { en: { title: 'Sajek', highlights: ['Clouds', 'Hills'] } },
};

test('two people who change different fields lose nothing', () => {
  const mine = { ...base, facts: { ...base.facts, nights: 3 } };
  const theirs = { ...base, texts: { en: { ...base.texts.en, title: 'Sajek valley' } } };
  const { value, clashes, taken } = mergeThree(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(taken).toEqual(['texts.en.title']);
  expect(value).toEqual({ ...mine, texts: theirs.texts });
});

test('the same field changed in two ways is a conflict, and mine stays until it is resolved', () => {
  const mine = { ...base, facts: { ...base.facts, nights: 3 } };
  const theirs = { ...base, facts: { ...base.facts, nights: 4 } };
  const { value, clashes } = mergeThree(base, mine, theirs);
  expect(value).toEqual(mine);
  expect(clashes).toEqual([{ path: 'facts.nights', before: 2, mine: 3, theirs: 4 }]);
});

test('seats of one departure, a departure added and one taken out all hold', () => {
  const mine = { ...base, facts: { ...base.facts, departures: [{ key: 'b', seats: 25 }] } };
  const theirs = {
    ...base,
    facts: { ...base.facts, departures: [...base.facts.departures, { key: 'c', seats: 9 }] },
  };
  const { value, clashes } = mergeThree(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(value).toMatchObject({
    facts: {
      departures: [
        { key: 'b', seats: 25 },
        { key: 'c', seats: 9 },
      ],
    },
  });
});

test('a departure that one removed and the other changed is a conflict', () => {
  const mine = { ...base, facts: { ...base.facts, departures: [{ key: 'a', seats: 20 }] } };
  const theirs = {
    ...base,
    facts: {
      ...base.facts,
      departures: [
        { key: 'a', seats: 20 },
        { key: 'b', seats: 5 },
      ],
    },
  };
  expect(mergeThree(base, mine, theirs).clashes).toEqual([
    {
      path: 'facts.departures.1',
      before: { key: 'b', seats: 20 },
      mine: undefined,
      theirs: { key: 'b', seats: 5 },
    },
  ]);
});

test('lines of a list are matched by their place as long as none came or went', () => {
  const lines = (highlights: string[]) => ({ ...base, texts: { en: { title: 'Sajek', highlights } } });
  const both = mergeThree(base, lines(['Clouds!', 'Hills']), lines(['Clouds', 'Hills!']));
  expect(both.clashes).toEqual([]);
  expect(both.value).toEqual(lines(['Clouds!', 'Hills!']));
  expect(mergeThree(base, lines(['Clouds']), lines(['Clouds', 'Hills', 'Tea'])).clashes).toHaveLength(1);
});

test('whatever two people do, one who changed nothing gets the other’s, and nothing clashes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const [left, right] = [mergeThree(before, after, before), mergeThree(before, before, after)];
      expect(left.clashes).toEqual([]);
      expect(right.clashes).toEqual([]);
      expect(sameContent(left.value, after)).toBe(true);
      expect(sameContent(right.value, after)).toBe(true);
    }),
  );
});
