import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { languages } from '#platform/language.ts';
import { plainLine, plainLines } from '#platform/plain-text.contract.ts';
import { maxStars, reviewLetters } from './traveller-reviews.rules.ts';

/** `asked`: nothing is written yet. `removed`: it was written, and its writer wants it to be gone. */
export const reviewStates = ['asked', 'waiting', 'visible', 'hidden', 'removed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Tabs of the office's list. */
export const reviewTabs = ['waiting', 'visible', 'hidden'] as const satisfies readonly ReviewState[];
export type ReviewTab = (typeof reviewTabs)[number];

/** What a traveller writes. */
export const writtenReview = z.strictObject({
  stars: z.coerce.number<unknown>().pipe(z.int().min(1).max(maxStars)),
  words: plainLines(reviewLetters.most, reviewLetters.least),
  /** As it is to be shown; empty for none. */
  name: plainLine(60, 0),
  /** That it may be shown. */
  consent: z.literal('yes'),
});
/** So many are on a page of the office's list. */
export const reviewsAtOnce = 30;

export const reviewQuery = z.strictObject({
  tab: z.enum(reviewTabs).default('waiting'),
  page: z.coerce.number<unknown>().pipe(z.int().min(1).max(10_000)).default(1),
});

export const review = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(reviewTabs),
  stars: z.int(),
  words: z.string(),
  name: z.string(),
  language: z.enum(languages),
  writtenAt: z.iso.datetime(),
  departsOn: calendarDate,
  title: z.object({ en: z.string(), bn: z.string() }),
  order: z.uuid(),
  reference: z.string(),
  reason: z.string().nullable(),
  answer: z.string(),
  checkedBy: z.string().nullable(),
});
export type Review = z.infer<typeof review>;

export const reviewList = z.object({ items: z.array(review), total: z.int() });
export type ReviewList = z.infer<typeof reviewList>;

/** An editor's decision; one that isn't shown has a reason. */
export const reviewDecision = z
  .strictObject({
    basedOn: z.int().min(1),
    isVisible: z.boolean(),
    reason: plainLine(300, 3).optional(),
  })
  .refine(({ isVisible, reason }) => isVisible === (reason === undefined), {
    path: ['reason'],
    error: 'Say why it isn’t shown.',
  });

export const longestAnswer = 1000;
/** What the agency says to it; empty takes it away. */
export const reviewAnswer = z.strictObject({ basedOn: z.int().min(1), answer: plainLines(longestAnswer) });
