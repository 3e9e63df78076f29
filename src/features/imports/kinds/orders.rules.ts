import type { RowCells } from '../tables/cells.rules.ts';

export const orderFields = [
  'reference',
  'customer',
  'phone',
  'email',
  'text',
  'travelsOn',
  'total',
  'paid',
  'dueOn',
  'package',
  'departure',
  'adults',
  'children',
  'infants',
  'note',
] as const;

/** Who travels, as a row tells it: children have a bed. */
export interface TravellingParty {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** An open order as a row tells of it; sums in poisha. */
export interface ImportedOrder {
  readonly reference: string | undefined;
  readonly name: string;
  readonly phones: readonly string[];
  readonly email: string | undefined;
  readonly text: string | undefined;
  readonly travelsOn: string | undefined;
  readonly total: number;
  readonly paid: number;
  readonly dueOn: string | undefined;
  readonly package: string | undefined;
  readonly departure: string | undefined;
  readonly party: TravellingParty;
  readonly note: string | undefined;
}

/** A sum that isn't below nothing. */
export function positiveSum(cells: RowCells, field: string): number | undefined {
  const sum = cells.sum(field);
  if (sum === undefined || sum >= 0) {
    return sum;
  }
  cells.refuse(field, { code: 'sum-negative' });
  return undefined;
}

/** How somebody is reached; a fault of the whole row when that is in no way. */
export function reachIn(cells: RowCells): { readonly phones: string[]; readonly email: string | undefined } {
  const before = cells.faults.length;
  const phones = cells.phones('phone');
  const email = cells.email('email');
  if (phones.length === 0 && email === undefined && cells.faults.length === before) {
    cells.refuse(null, { code: 'no-reach' });
  }
  return { phones, email };
}

/** Who travels. @param isNeeded whether somebody does */
export function partyIn(cells: RowCells, isNeeded: boolean): TravellingParty {
  const before = cells.faults.length;
  const [adults = 0, children = 0, infants = 0] = ['adults', 'children', 'infants'].map((field) =>
    cells.count(field),
  );
  const hasOthers = children + infants > 0;
  if (adults === 0 && (isNeeded || hasOthers) && cells.faults.length === before) {
    cells.refuse('adults', { code: 'no-adults' });
  }
  return { adults, children, infants };
}

/** What it costs, what was paid, and by when the rest is due. */
function moneyIn(cells: RowCells) {
  const before = cells.faults.length;
  const total = positiveSum(cells, 'total');
  if (total === undefined && cells.faults.length === before) {
    cells.refuse('total', { code: 'missing' });
  }
  const paid = positiveSum(cells, 'paid') ?? 0;
  const dueOn = cells.day('dueOn');
  if (total !== undefined && paid > total) {
    cells.refuse('paid', { code: 'paid-more', total });
  } else if (dueOn !== undefined && total === paid) {
    cells.refuse('dueOn', { code: 'due-nothing' });
  }
  return { total: total ?? 0, paid, dueOn };
}

/** An open order as a row tells of it. Pure: whether its package and departure are there is asked later. */
export function readOrder(cells: RowCells): ImportedOrder | undefined {
  const name = cells.needed('customer', 80);
  const text = cells.text('text', 200);
  const tour = cells.text('package', 200);
  const departure = cells.day('departure');
  if (text === undefined && tour === undefined) {
    cells.refuse('text', { code: 'missing' });
  }
  if (departure !== undefined && tour === undefined) {
    cells.refuse('departure', { code: 'no-package' });
  }
  const order = {
    reference: cells.text('reference', 60),
    ...reachIn(cells),
    text,
    travelsOn: cells.day('travelsOn'),
    ...moneyIn(cells),
    package: tour,
    departure,
    party: partyIn(cells, departure !== undefined),
    note: cells.lines('note', 400),
  };
  return name === undefined ? undefined : { ...order, name };
}
