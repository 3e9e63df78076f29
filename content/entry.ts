import type { DeparturePlan } from '#features/departures/departures.contract.ts';
import type { PostFacts, PostTexts } from '#features/posts/posts.contract.ts';
import type { TourPackageFacts, TourPackageTexts } from '#features/tour-packages/tour-packages.contract.ts';
import type { VisaFacts, VisaTexts } from '#features/visas/visas.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';

/**
 * The day the demo content is made on, and days counted from it, so that
 * departures are always ahead and "checked on" dates always recent.
 */
export interface DemoCalendar {
  readonly today: CalendarDate;
  daysAgo(days: number): CalendarDate;
  /** The first `weekday` (0 Sunday to 6 Saturday) at least `days` ahead. */
  weekdayAhead(weekday: number, days: number): CalendarDate;
}

/** A departure of a demo package, with the key that its address has. */
export type DemoDeparture = DeparturePlan & { readonly key: string };

/** Pictures are named by their file in `content/pictures` here; the loader turns the name into the id in the media library. */
type PictureNamed<Facts> = Omit<Facts, 'cover' | 'gallery' | 'itinerary'>;

interface Entry<Facts, Texts> {
  slug: string;
  cover: string;
  facts: Facts;
  texts: Readonly<Record<Language, Texts>>;
}

export type VisaEntry = (calendar: DemoCalendar) => Entry<Omit<VisaFacts, 'cover'>, VisaTexts>;

type ItineraryDay = Omit<TourPackageFacts['itinerary'][number], 'picture'> & { picture?: string };

export type TourPackageEntry = (calendar: DemoCalendar) => Entry<
  PictureNamed<TourPackageFacts> & { itinerary: ItineraryDay[] },
  TourPackageTexts
> & {
  departures: DemoDeparture[];
  /** Pictures shown beside the cover, in order. */
  gallery: string[];
};

export type PostEntry = (calendar: DemoCalendar) => Entry<Omit<PostFacts, 'cover'>, PostTexts>;
