import type { Market } from '#features/departures/departures.contract.ts';
import type { Picture } from '#features/media/media.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { Transport } from '../tour-packages.contract.ts';

/** The data of a package's card, in one language. */
export interface PackageSummary {
  readonly id: string;
  readonly slug: string;
  readonly market: Market;
  readonly title: string;
  readonly summary: string;
  /** The language of title and summary: the requested one, else the other. */
  readonly language: Language;
  /** The country abroad, the destinations at home. */
  readonly place: string;
  readonly nights: number;
  readonly days: number;
  /** Poisha per adult, the lowest of its bands. */
  readonly priceFrom: number;
  /** Whether other departures cost more. */
  readonly severalPrices: boolean;
  readonly flightsIncluded: boolean;
  readonly mainTransport: Transport;
  readonly cover: Picture | undefined;
  /** The next departure; absent when there is none. No seats left means that all of them are full. */
  readonly next:
    | { readonly key: string; readonly departsOn: CalendarDate; readonly seatsLeft: number }
    | undefined;
  /** What the next departure costs the family that the list is for, in full: poisha for so many people. */
  readonly forFamily: { readonly total: number; readonly people: number } | undefined;
}
