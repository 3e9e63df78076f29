import { oneOf, query } from '#platform/http/query.ts';

export const maxStars = 5;
/** Letters of what somebody writes. */
export const reviewLetters = { least: 10, most: 2000 } as const;

/** What a traveller fills in. */
export const reviewFields = ['stars', 'words', 'name', 'consent'] as const;
export type ReviewField = (typeof reviewFields)[number];

/** The parameters of the page where it is written. */
export const reviewPageQuery = query({
  /** That it was sent a moment ago. */
  saved: oneOf(['done']),
});

/** So long after the return somebody is still asked: whoever came home before the program asked isn't. */
export const requestedWithinDays = 14;

/** How often each number of stars was given. */
export interface StarCount {
  readonly stars: number;
  readonly count: number;
}

export interface Rating {
  readonly count: number;
  /** With one decimal; 0 without any. */
  readonly average: number;
  /** From the most stars to the fewest, each of them. */
  readonly each: readonly StarCount[];
}

/** The stars of reviews, summed up. */
export function ratingOf(given: readonly StarCount[]): Rating {
  const each = Array.from({ length: maxStars }, (_, index) => {
    const stars = maxStars - index;
    return { stars, count: given.reduce((sum, one) => sum + (one.stars === stars ? one.count : 0), 0) };
  });
  const count = each.reduce((sum, one) => sum + one.count, 0);
  const stars = each.reduce((sum, one) => sum + one.count * one.stars, 0);
  return { count, average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10, each };
}
