import { asBrought } from '#features/orders/lifecycle/intake.rules.ts';
import { payableFor, totalOf } from '#features/orders/orders.rules.ts';
import { packageSnapshot, type TaxedLine } from '#features/orders/terms/package-lines.rules.ts';
import { taxed } from '#features/orders/terms/vat.rules.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { quote } from '#features/tour-packages/price/price.rules.ts';
import { addDays } from '#platform/calendar-date.ts';
import type { OrderFault } from '../faults.contract.ts';
import type { Marked } from '../marks/marks.rules.ts';
import type { ReadRow } from '../tables/cells.rules.ts';
import type { ImportedDeparture } from './departures.rules.ts';
import type { TravellingParty } from './orders.rules.ts';
import { runOn, type SoldTour, type TourPrices, type TourRun, titleOf, tourCalled } from './tours.rules.ts';

export type DepartureRow = ReadRow<ImportedDeparture> & Marked;

/** A departure that rows tell of: one that is there, or one that is to be made. */
export interface PlannedRun {
  readonly tour: SoldTour;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly seats: number;
  readonly keptBack: number;
  readonly band: string;
  readonly priceList: string;
  /** The one that is there; undefined for a new one. */
  readonly known: TourRun | undefined;
  /** The row that makes it. */
  readonly row: number;
  left: number;
}

/** What a row does: makes a departure, books on one, both, or nothing. */
export interface PlannedRow {
  readonly row: DepartureRow;
  readonly run: PlannedRun;
  readonly makes: boolean;
  readonly lines: readonly TaxedLine[];
}

export interface RowFaultAt {
  readonly row: DepartureRow;
  readonly field: string;
  readonly fault: OrderFault;
}

/** What is there. */
export interface Known {
  readonly tours: readonly SoldTour[];
  readonly runs: readonly TourRun[];
  readonly prices: TourPrices;
  readonly vat: VatTerms;
  readonly today: string;
}

/** A party as the house counts it: children have a bed. */
export const partyOfRow = ({ adults, children, infants }: TravellingParty): Party => ({
  adults,
  childrenWithBed: children,
  childrenWithoutBed: 0,
  infants,
  singleRooms: 0,
});

const usualBand = 'regular';
/** So many days before it leaves nobody asks for seats any more, as the form of a departure says it. */
export const cutOffDays = 7;

type Refused = { readonly field: string; readonly fault: OrderFault };

/** The departure of a row that none before had: as it is there, or as it is to be made. */
function runOfRow(
  { row, value }: DepartureRow,
  all: readonly DepartureRow[],
  known: Known,
): PlannedRun | Refused {
  const tour = tourCalled(known.tours, value.package);
  if ('fault' in tour) {
    return { field: 'package', fault: tour.fault };
  }
  const { departsOn } = value;
  const there = runOn(known.runs, tour.found, departsOn, known.today);
  if ('found' in there) {
    const { band, ...run } = { band: '', ...there.found };
    return { ...run, band, tour: tour.found, known: there.found, row };
  }
  if (there.fault.code !== 'departure-none' || departsOn < known.today) {
    const fault =
      there.fault.code === 'departure-none'
        ? { code: 'departure-over' as const, on: departsOn }
        : there.fault;
    return { field: 'departsOn', fault };
  }
  const same = all.filter(
    (each) => each.value.package === value.package && each.value.departsOn === departsOn,
  );
  const said = (field: 'seats' | 'keptBack') =>
    same.map((each) => each.value[field]).find((count) => count !== undefined);
  const [seats = 0, keptBack = 0] = [said('seats'), said('keptBack')];
  if (seats === 0) {
    return { field: 'seats', fault: { code: 'needs-seats' } };
  }
  if (keptBack > seats) {
    return { field: 'keptBack', fault: { code: 'kept-more', seats } };
  }
  const bands = known.prices.bands.filter(({ packageId }) => packageId === tour.found.id);
  const band = bands.length === 1 ? bands[0] : bands.find((each) => each.band === usualBand);
  if (band === undefined) {
    return { field: 'package', fault: { code: 'bands-several', bands: bands.map((each) => each.band) } };
  }
  const returnsOn =
    same.map((each) => each.value.returnsOn).find((day) => day !== undefined) ??
    addDays(departsOn, tour.found.days - 1);
  return {
    tour: tour.found,
    departsOn,
    returnsOn,
    seats,
    keptBack,
    band: band.band,
    priceList: band.priceList,
    known: undefined,
    row,
    left: seats - keptBack,
  };
}

/** What a row says otherwise than its departure is. */
function otherwise({ value }: DepartureRow, run: PlannedRun): Refused | undefined {
  const fields = ['returnsOn', 'seats', 'keptBack'] as const;
  const field = fields.find((each) => value[each] !== undefined && value[each] !== run[each]);
  return field && { field, fault: { code: 'departure-has', value: String(run[field]) } };
}

/** What a party costs by the prices of the package, with the VAT that comes on top: it was sold for that before. */
function linesOf(party: Party, run: PlannedRun, { prices, vat }: Known): TaxedLine[] {
  const list = prices.lists.find(({ id }) => id === run.priceList);
  if (list === undefined) {
    return [];
  }
  const { en: title, bn: other } = titleOf(run.tour);
  const en = title ?? other ?? run.tour.slug;
  const lines = packageSnapshot({
    titles: { en, bn: other ?? en },
    nights: run.tour.nights,
    departsOn: run.departsOn,
    quote: quote(list.prices, party),
    ladder: run.tour.ladder,
    source: {
      kind: 'package',
      id: run.tour.id,
      departure: run.known?.key ?? run.departsOn,
      childPolicy: run.tour.childPolicy,
    },
  });
  return asBrought(
    taxed(lines, vat).map((line) => ({
      ...line,
      ...(line.vatAdded && line.vatRate > 0 ? { quantity: 1, unit: payableFor(line) } : {}),
      vatRate: 0,
      vatAdded: false,
    })),
  );
}

/** What rows do, in the order of the file; the seats of a departure go to who stands there first. */
export function* planDepartures(
  rows: readonly DepartureRow[],
  known: Known,
): Generator<undefined, { readonly planned: PlannedRow[]; readonly faults: RowFaultAt[] }> {
  const planned: PlannedRow[] = [];
  const faults: RowFaultAt[] = [];
  const runs = new Map<string, PlannedRun>();
  for (const [index, row] of rows.entries()) {
    if (index % 200 === 199) {
      yield;
    }
    const name = JSON.stringify([row.value.package, row.value.departsOn]);
    const before = runs.get(name);
    const run = before ?? runOfRow(row, rows, known);
    if ('fault' in run) {
      faults.push({ row, ...run });
      continue;
    }
    const { booking } = row.value;
    const party = booking && partyOfRow(booking.party);
    const lines = party === undefined ? [] : linesOf(party, run, known);
    const seats = party === undefined ? 0 : seatsOf(party);
    const refused =
      otherwise(row, run) ??
      (seats > run.left
        ? { field: 'adults', fault: { code: 'seats-few' as const, left: Math.max(0, run.left) } }
        : undefined) ??
      (booking !== undefined && booking.paid > totalOf(lines)
        ? { field: 'paid', fault: { code: 'paid-more' as const, total: totalOf(lines) } }
        : undefined);
    if (refused !== undefined) {
      faults.push({ row, ...refused });
      continue;
    }
    run.left -= seats;
    runs.set(name, run);
    planned.push({ row, run, makes: before === undefined && run.known === undefined, lines });
  }
  return { planned, faults };
}
