import type { RowCells } from '../tables/cells.rules.ts';
import { partyIn, positiveSum, type TravellingParty } from './orders.rules.ts';

export const departureFields = [
  'package',
  'departsOn',
  'returnsOn',
  'seats',
  'keptBack',
  'name',
  'phone',
  'adults',
  'children',
  'infants',
  'paid',
] as const;

/** A departure as a row tells of it, and who has booked on it, if the row has a name; poisha. */
export interface ImportedDeparture {
  readonly package: string;
  readonly departsOn: string;
  readonly returnsOn: string | undefined;
  readonly seats: number | undefined;
  readonly keptBack: number | undefined;
  readonly booking:
    | {
        readonly name: string;
        readonly phones: readonly string[];
        readonly party: TravellingParty;
        readonly paid: number;
      }
    | undefined;
}

/** Who has booked; undefined for a row that only tells of the departure. */
function bookingIn(cells: RowCells): ImportedDeparture['booking'] {
  const name = cells.text('name', 80);
  const party = partyIn(cells, name !== undefined);
  const paid = positiveSum(cells, 'paid') ?? 0;
  const before = cells.faults.length;
  const phones = cells.phones('phone');
  if (name === undefined) {
    if (party.adults > 0 || paid > 0 || phones.length > 0) {
      cells.refuse('name', { code: 'needs-name' });
    }
    return undefined;
  }
  if (phones.length === 0 && cells.faults.length === before) {
    cells.refuse('phone', { code: 'missing' });
  }
  return { name, phones, party, paid };
}

/** A departure, and a booking on it, as a row tells of them. Pure: what is there already is asked later. */
export function readDeparture(cells: RowCells): ImportedDeparture | undefined {
  const tour = cells.needed('package', 200);
  const before = cells.faults.length;
  const departsOn = cells.day('departsOn');
  if (departsOn === undefined && cells.faults.length === before) {
    cells.refuse('departsOn', { code: 'missing' });
  }
  const returnsOn = cells.day('returnsOn');
  if (departsOn !== undefined && returnsOn !== undefined && returnsOn < departsOn) {
    cells.refuse('returnsOn', { code: 'returns-before' });
  }
  const [seats, keptBack] = [cells.count('seats'), cells.count('keptBack')];
  if (seats !== undefined && keptBack !== undefined && keptBack > seats) {
    cells.refuse('keptBack', { code: 'kept-more', seats });
  }
  const booking = bookingIn(cells);
  return tour === undefined || departsOn === undefined
    ? undefined
    : { package: tour, departsOn, returnsOn, seats, keptBack, booking };
}
