import type { ImportedBill } from '#features/suppliers/bill-intake/bill-intake.rules.ts';
import { isRate } from '#features/suppliers/bills/bills.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { minorUnits } from '#platform/money/money.rules.ts';
import type { RowCells } from '../tables/cells.rules.ts';
import { currencyIn } from './suppliers.rules.ts';

export const billFields = ['supplier', 'number', 'on', 'due', 'currency', 'rate', 'amount', 'text'] as const;

/** Taka for one unit of a currency; undefined when nothing stands there, or a fault. */
function rateIn(cells: RowCells): string | undefined {
  const typed = cells.text('rate', 40);
  const rate = typed === undefined ? undefined : westernDigits(typed.normalize('NFKC'));
  if (rate === undefined || isRate(rate)) {
    return rate;
  }
  cells.refuse('rate', { code: 'rate-none', value: rate });
  return undefined;
}

/** What is open of a bill, in hundredths as bills have it, whatever decimals its currency has. */
function amountIn(cells: RowCells, currency: string | undefined): number | undefined {
  const before = cells.faults.length;
  const minor = cells.sum('amount', currency);
  if (minor === undefined || minor === 0) {
    if (cells.faults.length === before) {
      cells.refuse('amount', { code: minor === 0 ? 'bill-nothing' : 'missing' });
    }
    return undefined;
  }
  const hundredths = (minor * 100) / minorUnits(currency ?? 'BDT');
  if (!Number.isInteger(hundredths)) {
    cells.refuse('amount', { code: 'sum-decimals', value: String(hundredths / 100) });
    return undefined;
  }
  return hundredths;
}

/** A day that is needed. */
function neededDay(cells: RowCells, field: string): string | undefined {
  const before = cells.faults.length;
  const day = cells.day(field);
  if (day === undefined && cells.faults.length === before) {
    cells.refuse(field, { code: 'missing' });
  }
  return day;
}

/** An open bill as a row tells of it; a credit note when its sum is below nothing. */
export function readBill(cells: RowCells): ImportedBill | undefined {
  const supplier = cells.needed('supplier', 120);
  const on = neededDay(cells, 'on');
  const due = cells.day('due');
  const currency = currencyIn(cells);
  const bill = {
    number: cells.text('number', 60),
    due,
    currency,
    rate: rateIn(cells),
    text: cells.text('text', 200),
  };
  const amount = amountIn(cells, currency);
  if (on !== undefined && on > cells.today) {
    cells.refuse('on', { code: 'bill-future' });
  }
  if (on !== undefined && due !== undefined && due < on) {
    cells.refuse('due', { code: 'bill-due' });
  }
  return supplier === undefined || on === undefined || amount === undefined
    ? undefined
    : { ...bill, supplier, on, amount };
}
