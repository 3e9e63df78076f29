import type { Market, Prices } from '#features/departures/departures.contract.ts';
import type { Picture } from '#features/media/media.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { DrawnMap } from '../route-map/route-map.contract.ts';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import type { TourPackageFacts, TourPackageTexts, Transport } from '../tour-packages.contract.ts';

/** A departure that can be requested, with its prices. */
export interface OpenDeparture {
  readonly id: string;
  readonly key: string;
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
  /** The last day of selling its seats. */
  readonly cutOff: CalendarDate;
  readonly seats: number;
  readonly seatsLeft: number;
  /** While it isn't decided whether it runs. */
  readonly joined?:
    | { readonly booked: number; readonly least: number; readonly decidedOn: CalendarDate }
    | undefined;
  /** Poisha per person. */
  readonly band: Prices;
  /** The holiday of the departure. */
  readonly note: string | undefined;
}

/** A means of travel and its name. */
interface Travel {
  readonly transport: Transport;
  readonly name: string;
}

export interface PackageDay {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly stay: string | undefined;
  /** "Breakfast, dinner"; empty when there is none. */
  readonly meals: string;
  readonly by: readonly Travel[];
  readonly picture: Picture | undefined;
}

export interface PackageHotel {
  readonly name: string;
  readonly place: string;
  readonly nights: number;
  readonly stars: number | undefined;
}

/** The data of a package's page, in one language. */
export interface PackageView
  extends Pick<
      TourPackageFacts,
      'nights' | 'days' | 'group' | 'flightsIncluded' | 'mainTransport' | 'childPolicy' | 'hotelStars'
    >,
    Pick<
      TourPackageTexts,
      'title' | 'summary' | 'highlights' | 'included' | 'excluded' | 'hotel' | 'travel' | 'faq'
    > {
  /** The hotels by name, in the order of travel; empty while they aren't named. */
  readonly hotels: readonly PackageHotel[];
  /** Nights in a seat on the way; 0 when there is none. */
  readonly travelNights: number;
  readonly slug: string;
  readonly market: Market;
  readonly language: Language;
  readonly writtenIn: readonly Language[];
  readonly head: { readonly title: string; readonly description: string };
  readonly intro: readonly string[];
  readonly childWords: string;
  /** Earliest first: the retained share, and when it applies. */
  readonly ladder: readonly { readonly kept: string; readonly when: string }[];
  readonly cancellationWords: string;
  readonly mainTransportName: string;
  readonly gallery: readonly Picture[];
  readonly itinerary: readonly PackageDay[];
  /** Soonest first. */
  readonly departures: readonly OpenDeparture[];
  /** Poisha; for when no departure is open. */
  readonly priceFrom: number;
  readonly stops: readonly {
    readonly key: string;
    readonly name: string;
    /** "by coach"; absent on the first. */
    readonly by: string | undefined;
    readonly km: number | undefined;
  }[];
  readonly map: DrawnMap | undefined;
  readonly visa: VisaBeside | undefined;
  readonly related: readonly PackageSummary[];
}

export interface VisaBeside {
  readonly id: string;
  readonly slug: string;
  readonly country: string;
  /** The lowest total of its kinds, poisha. */
  readonly feeFrom: number;
  /** Whether others cost more. */
  readonly severalFees: boolean;
  readonly workingDaysMin: number;
  readonly workingDaysMax: number;
}
