import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import type { Bill } from '../bills/bills.contract.ts';
import type { Memo } from '../bills/bills.rules.ts';
import type { Supplier, SupplierPaid } from '../suppliers.contract.ts';
import type { SupplierKind } from '../suppliers.rules.ts';

export const supplierKindLabels: Readonly<Record<SupplierKind, () => string>> = {
  airline: m.office_supplier_kind_airline,
  hotel: m.office_supplier_kind_hotel,
  transport: m.office_supplier_kind_transport,
  'visa-centre': m.office_supplier_kind_visa_centre,
  embassy: m.office_supplier_kind_embassy,
  guide: m.office_supplier_kind_guide,
  other: m.office_supplier_kind_other,
};

const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths of a currency, always with both decimals, as bills have them. */
export const formatHundredths = (amount: number): string =>
  digits(hundredths.format(amount / 100), officeLanguage());

export const formatRate = (rate: string): string => digits(rate, officeLanguage());

/** What a supplier is owed; an advance is named. */
export const balanceLabel = ({ balance }: Pick<Supplier, 'balance'>): string =>
  balance === 0
    ? '–'
    : balance < 0
      ? m.office_supplier_advance_of({ sum: formatTaka(0 - balance) })
      : formatTaka(balance);

/** The memos of airlines, by the names that agencies use. */
export const memoLabels: Readonly<Record<Memo, () => string>> = {
  adm: m.office_supplier_adm,
  acm: m.office_supplier_acm,
};

/** A bill, a credit note or a memo, by its number. */
export function billLabel({ number, total, memo }: Pick<Bill, 'number' | 'total' | 'memo'>): string {
  if (memo !== null) {
    return [memo.toUpperCase(), number].filter((part) => part !== null).join(' ');
  }
  if (number === null) {
    return total < 0 ? m.office_supplier_note() : m.office_supplier_bill();
  }
  return total < 0 ? m.office_supplier_note_of({ number }) : m.office_supplier_bill_of({ number });
}

/** How a bill stands, with the mark of its state. */
export function billState({ state, total, open }: Bill): { readonly mark: string; readonly words: string } {
  if (state === 'undone') {
    return { mark: 'trashed', words: m.office_supplier_undone() };
  }
  if (total < 0) {
    return { mark: 'published', words: m.office_supplier_credited() };
  }
  return open === 0
    ? { mark: 'published', words: m.office_supplier_paid() }
    : { mark: 'changed', words: m.office_supplier_left({ sum: formatTaka(open) }) };
}

const paidStates: Readonly<Record<SupplierPaid['state'], { mark: string; words: () => string }>> = {
  waiting: { mark: 'changed', words: m.office_supplier_state_waiting },
  booked: { mark: 'published', words: m.office_supplier_state_booked },
  refused: { mark: 'trashed', words: m.office_supplier_state_refused },
  undone: { mark: 'trashed', words: m.office_supplier_undone },
};

/** How a payment stands, with the mark of its state. */
export const paidState = ({ state }: SupplierPaid) => paidStates[state];

/** What an entry of a statement is. */
export function entryLabel(kind: string): string {
  const labels: Readonly<Record<string, () => string>> = {
    bill: m.office_supplier_row_bill,
    'bill-undone': m.office_supplier_row_bill_undone,
    opening: m.office_supplier_row_opening,
    'opening-undone': m.office_supplier_row_opening_undone,
    'supplier-payment': m.office_supplier_row_payment,
    'supplier-payment-undone': m.office_supplier_row_payment_undone,
  };
  return (labels[kind] ?? m.office_supplier_row_other)();
}
