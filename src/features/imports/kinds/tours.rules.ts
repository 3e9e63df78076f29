import type { Prices, StoredState } from '#features/departures/departures.contract.ts';
import type { TourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';
import { daysBetween } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { OrderFault } from '../faults.contract.ts';
import { nearestIn } from '../values/nearest.rules.ts';

/** A package that is published, with every address that it has or had. */
export interface SoldTour extends Pick<TourPackageFacts, 'childPolicy'> {
  readonly id: string;
  readonly slug: string;
  readonly nights: number;
  readonly days: number;
  readonly ladder: TourPackageFacts['cancellation'];
  readonly slugs: readonly string[];
  readonly titles: readonly { readonly language: Language; readonly title: string }[];
}

/** A departure of a package. @property left seats that can still be taken, whoever waits for them */
export interface TourRun {
  readonly id: string;
  readonly packageId: string;
  readonly key: string;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly state: StoredState;
  readonly seats: number;
  readonly keptBack: number;
  readonly booked: number;
  readonly held: number;
  readonly priceList: string;
  readonly left: number;
}

/** The prices of packages: the list that each band has now, and every list; poisha. */
export interface TourPrices {
  readonly bands: readonly {
    readonly packageId: string;
    readonly band: string;
    readonly priceList: string;
  }[];
  readonly lists: readonly { readonly id: string; readonly prices: Prices }[];
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const namesOf = ({ slugs, titles }: SoldTour) => [...slugs, ...titles.map(({ title }) => title)].map(plain);

/** The titles of a package by their languages. */
export const titleOf = ({ titles }: SoldTour): { readonly en?: string; readonly bn?: string } =>
  Object.fromEntries(titles.map(({ language, title }) => [language, title]));

type Found<Thing> = { readonly found: Thing } | { readonly fault: OrderFault };

/** The package of a title in either language, or of an address that it has or had. */
export function tourCalled(tours: readonly SoldTour[], typed: string): Found<SoldTour> {
  const wanted = plain(typed);
  const called = tours.filter((tour) => namesOf(tour).includes(wanted));
  const [found, second] = called;
  if (found !== undefined && second === undefined) {
    return { found };
  }
  if (found !== undefined) {
    return { fault: { code: 'package-several', slugs: called.map(({ slug }) => slug) } };
  }
  const nearest = nearestIn(tours.map((tour) => ({ thing: tour, names: namesOf(tour) })))(wanted);
  const near = nearest && titleOf(nearest);
  return { fault: { code: 'package-none', value: typed, nearest: near && (near.en ?? near.bn) } };
}

/** The departure of a package on a day, on which seats can still be taken. @param today in Asia/Dhaka */
export function runOn(runs: readonly TourRun[], tour: SoldTour, on: string, today: string): Found<TourRun> {
  const own = runs.filter(({ packageId }) => packageId === tour.id);
  const alive = own.filter(({ state, departsOn }) => state !== 'cancelled' && departsOn >= today);
  const [found, second] = alive.filter(({ departsOn }) => departsOn === on);
  if (second !== undefined) {
    return { fault: { code: 'departure-several', on } };
  }
  if (found !== undefined) {
    return { found };
  }
  if (own.some(({ departsOn }) => departsOn === on)) {
    return { fault: { code: 'departure-over', on } };
  }
  const [nearest] = alive
    .map(({ departsOn }) => ({ departsOn, days: Math.abs(daysBetween(on, departsOn)) }))
    .sort((one, other) => one.days - other.days);
  return { fault: { code: 'departure-none', on, nearest: nearest?.departsOn } };
}
