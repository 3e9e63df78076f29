import type { CalendarDate } from '#platform/calendar-date.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { ratedAs } from '../bills/bill-sums.rules.ts';
import { numberKey, poishaAt } from '../bills/bills.rules.ts';
import { nameKey } from '../suppliers.rules.ts';

/** An open bill as a row of a file tells of it. */
export interface ImportedBill {
  readonly supplier: string;
  readonly number: string | undefined;
  readonly on: CalendarDate;
  readonly due: CalendarDate | undefined;
  readonly currency: string | undefined;
  /** Taka for one unit of the currency. */
  readonly rate: string | undefined;
  /** Hundredths of the currency; negative for a credit note. */
  readonly amount: number;
  readonly text: string | undefined;
}

/** Whose bill it is. */
interface BilledSupplier {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

/** A bill that is there, or will be once the rows so far are taken over. */
export interface SeenBill {
  readonly currency: string;
  /** Poisha. */
  readonly total: number;
}

export interface PlannedBill {
  readonly row: number;
  readonly mark: string;
  readonly id: string;
  readonly supplier: BilledSupplier;
  readonly number: string | null;
  readonly on: CalendarDate;
  readonly due: CalendarDate | null;
  readonly currency: string;
  readonly rate: string;
  readonly amount: number;
  /** Poisha. */
  readonly total: number;
  readonly text: string;
}

/** Why a row can't be taken. */
export type RefusedBill = { readonly row: number; readonly value: ImportedBill } & (
  | { readonly why: 'no-supplier' | 'several' | 'own-rate' | 'total' }
  | { readonly why: 'no-rate'; readonly currency: string }
  | { readonly why: 'seen'; readonly stands: SeenBill }
);

export interface BillPlan {
  readonly rows: readonly PlannedBill[];
  /** How many are there already. */
  readonly skipped: number;
  readonly refused: readonly RefusedBill[];
}

/** By what a bill is told: whose it is, and its number. */
export const seenKey = (supplierId: string, number: string): string => `${supplierId} ${numberKey(number)}`;

interface Row {
  readonly row: number;
  readonly mark: string;
  readonly value: ImportedBill;
}

/** What is known when bills are planned. */
export interface BillsKnown {
  /** By `nameKey`. */
  readonly suppliers: ReadonlyMap<string, readonly BilledSupplier[]>;
  /** By `seenKey`. */
  readonly seen: ReadonlyMap<string, SeenBill>;
}

/** Rows of a slice: everything else has its turn behind each. */
const slice = 500;

/** The bill of a row, or why there can’t be one. */
function billOf(
  { row, mark, value }: Row,
  suppliers: BillsKnown['suppliers'],
): { readonly bill: PlannedBill } | { readonly refused: RefusedBill } {
  const [supplier, second] = suppliers.get(nameKey(value.supplier)) ?? [];
  if (supplier === undefined || second !== undefined) {
    return { refused: { row, value, why: supplier === undefined ? 'no-supplier' : 'several' } };
  }
  const { currency, rate, wrong } = ratedAs(value, supplier.currency);
  if (wrong !== undefined) {
    return {
      refused: { row, value, ...(wrong === 'own' ? { why: 'own-rate' } : { why: 'no-rate', currency }) },
    };
  }
  const total = poishaAt(value.amount, rate);
  if (total === undefined || total === 0 || Math.abs(total) > largestAmount) {
    return { refused: { row, value, why: 'total' } };
  }
  const { number = null, on, due = null, amount, text = number ?? supplier.name } = value;
  const id = crypto.randomUUID();
  return { bill: { row, mark, id, supplier, number, on, due, currency, rate, amount, total, text } };
}

/**
 * What rows would add to the bills that are there, in the order of the file. The same number of the same supplier comes once: alike it
 * is skipped, with another sum refused.
 */
export function* planBills(
  rows: readonly Row[],
  { suppliers, seen }: BillsKnown,
): Generator<undefined, BillPlan> {
  const planned: PlannedBill[] = [];
  const refused: RefusedBill[] = [];
  const now = new Map(seen);
  let skipped = 0;
  for (const [index, row] of rows.entries()) {
    if (index % slice === slice - 1) {
      yield;
    }
    const made = billOf(row, suppliers);
    if ('refused' in made) {
      refused.push(made.refused);
      continue;
    }
    const { supplier, number, currency, total } = made.bill;
    const key = number === null ? undefined : seenKey(supplier.id, number);
    const stands = key === undefined ? undefined : now.get(key);
    if (stands === undefined) {
      planned.push(made.bill);
      if (key !== undefined) {
        now.set(key, { currency, total });
      }
    } else if (stands.currency === currency && stands.total === total) {
      skipped += 1;
    } else {
      refused.push({ row: row.row, value: row.value, why: 'seen', stands });
    }
  }
  return { rows: planned, skipped, refused };
}

/** When the books began, and what is closed. */
export interface Began {
  readonly opened: CalendarDate | undefined;
  readonly closed: CalendarDate | null;
  readonly on: CalendarDate;
}

/**
 * How a bill that comes along is booked. What it cost belongs to a former period: it is owed against the opening balances, on the day on
 * which the books began. One of a day behind that, which isn't closed, is a bill like any other: a cost of its own day.
 */
export const bookedAs = (
  { on }: Pick<PlannedBill, 'on'>,
  { opened, closed, on: began }: Began,
): {
  readonly kind: 'opening' | 'bill';
  readonly account: 'opening' | 'supplierCosts';
  readonly on: CalendarDate;
} =>
  opened !== undefined && on > opened && (closed === null || on > closed)
    ? { kind: 'bill', account: 'supplierCosts', on }
    : { kind: 'opening', account: 'opening', on: began };
