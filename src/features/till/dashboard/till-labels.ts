import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { m } from '#messages/messages.js';
import type { Till } from '../till.contract.ts';

/** How a till stands. */
export const stateNames: Readonly<Record<Till['state'], () => string>> = {
  unopened: m.office_till_unopened,
  open: m.office_till_open,
  closed: m.office_till_closed,
};

const kinds: Partial<Record<EntryKind, () => string>> = {
  payment: m.office_till_payment,
  'payment-undone': m.office_till_payment_undone,
  refund: m.office_till_refund,
  'refund-undone': m.office_till_refund_undone,
  'till-opened': m.office_till_opened,
  'supplier-payment': m.office_till_supplier,
  'supplier-payment-undone': m.office_till_supplier_undone,
  transfer: m.office_books_transfer,
  'transfer-undone': m.office_books_transfer_undone,
  expense: m.office_books_till_expense,
  'expense-undone': m.office_books_till_expense_undone,
  'pay-on': m.office_payon_row,
  'pay-on-undone': m.office_payon_row_undone,
};

/** What a movement of cash is. */
export const movementLabel = (kind: EntryKind): string => (kinds[kind] ?? m.office_till_other_entry)();
