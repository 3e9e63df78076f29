import { expect, test } from 'vitest';
import { getAt, moved, setAt } from './plain.ts';

const draft = { slug: 'a-walk', facts: { departures: [{ seats: 3 }, { seats: 4 }], nights: 2 } };

test('a field is found and changed by its path, and nothing else changes', () => {
  const changed = setAt(draft, 'facts.departures.1.seats', 9);
  expect(getAt(changed, 'facts.departures.1.seats')).toBe(9);
  expect(getAt(draft, 'facts.departures.1.seats')).toBe(4);
  expect(getAt(changed, 'facts.departures.0')).toBe(getAt(draft, 'facts.departures.0'));
});

test('a field that is emptied is gone', () => {
  expect(setAt(draft, 'facts.nights', undefined)).toEqual({
    slug: 'a-walk',
    facts: { departures: draft.facts.departures },
  });
});

test('a missing place is created', () => {
  expect(getAt(setAt(draft, 'texts.en.faq.0.question', 'Why?'), 'texts.en.faq.0.question')).toBe('Why?');
  expect(getAt(draft, 'texts.en.faq.0.question')).toBeUndefined();
});

test('a row can be moved up and down', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});
