import { expect, test } from 'vitest';
import { ratingThing } from './rating/rating-thing.rules.ts';
import { ratingOf } from './traveller-reviews.rules.ts';

test('a rating counts every star that was given, and rounds to one decimal', () => {
  const rating = ratingOf([
    { stars: 5, count: 22 },
    { stars: 4, count: 10 },
    { stars: 3, count: 3 },
    { stars: 2, count: 2 },
    { stars: 1, count: 1 },
  ]);
  expect(rating).toMatchObject({ count: 38, average: 4.3 });
  expect(rating.each.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 22],
    [4, 10],
    [3, 3],
    [2, 2],
    [1, 1],
  ]);
  expect(ratingOf([]).each.every(({ count }) => count === 0)).toBe(true);
  expect(
    ratingOf([
      { stars: 1, count: 2 },
      { stars: 1, count: 1 },
    ]),
  ).toMatchObject({ count: 3, average: 1 });
});

test('without a review that is shown, structured data say of a package that it has no rating', () => {
  expect(ratingThing(undefined, 'A traveller')).toEqual({});
  const hidden = { asked: 3, answered: 1, hidden: 1, rating: ratingOf([]), items: [] };
  expect(ratingThing(hidden, 'A traveller')).toEqual({});
});
