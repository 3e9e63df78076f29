import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { Rating } from '../traveller-reviews.rules.ts';

/** A review as its traveller wrote it. */
export interface PublishedReview {
  readonly id: string;
  readonly stars: number;
  readonly words: string;
  /** Empty when they want none. */
  readonly name: string;
  /** The one it is written in. */
  readonly language: Language;
  readonly departsOn: CalendarDate;
  /** What the agency says to it; empty for nothing. */
  readonly answer: string;
  readonly writtenAt: Date;
}

/** What travellers say of a package, or of all journeys. */
export interface PackageReviews {
  readonly asked: number;
  readonly answered: number;
  /** Of those who answered, how many aren't shown. */
  readonly hidden: number;
  /** Of all that are shown. */
  readonly rating: Rating;
  /** Newest first. */
  readonly items: readonly PublishedReview[];
}
