import { accounts, kindOf } from '#features/ledger/accounts.data.ts';
import {
  billKinds,
  chargeKinds,
  chequeKinds,
  costKinds,
  type EntryKind,
  openingKinds,
  tillKinds,
  transferKinds,
} from '#features/ledger/ledger.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { added } from '../reports.rules.ts';

/** One side of a voucher: the code of the account and poisha, debits positive. */
interface Side {
  readonly account: string;
  readonly amount: number;
}

/** An entry of the ledger as an accountant files it. */
export interface Voucher {
  /** The id of the entry. */
  readonly entry: string;
  /** Its number among all entries: the same whenever it is taken out. */
  readonly number: number;
  readonly on: CalendarDate;
  readonly kind: EntryKind;
  /** The customer or the supplier; empty for nobody. */
  readonly party: string;
  readonly text: string;
  /** What others know it by: a TrxID, a cheque's number, a supplier's bill; empty for none. */
  readonly outside: string;
  readonly sides: readonly Side[];
}

/** The kinds of voucher that accountants here know. */
export type VoucherType =
  | 'Payment'
  | 'Receipt'
  | 'Contra'
  | 'Journal'
  | 'Sales'
  | 'Purchase'
  | 'Credit Note'
  | 'Debit Note';

const isOf = (kinds: readonly EntryKind[], kind: EntryKind) => kinds.some((each) => each === kind);
const isMoney = (code: string) => kindOf(code) === 'money' || kindOf(code) === 'clearing';
const ofSuppliers: readonly string[] = [accounts.supplier.code, accounts.supplierAdvances.code];
const ofCustomers: readonly string[] = [
  accounts.receivable.code,
  accounts.deposits.code,
  accounts.refundsPayable.code,
];
/** Money of the agency's own that changes its place. */
const within = [...transferKinds, ...tillKinds, ...chequeKinds];

const sumOf = (sides: readonly Side[], isWanted: (code: string) => boolean) =>
  added(sides.filter(({ account }) => isWanted(account)).map(({ amount }) => amount));

/** What kind of voucher an entry is. What is charged back is a credit note, what a supplier takes back a debit note. */
export function voucherTypeOf({ kind, sides }: Pick<Voucher, 'kind' | 'sides'>): VoucherType {
  if (isOf(chargeKinds, kind)) {
    return sumOf(sides, (code) => ofCustomers.includes(code)) < 0 ? 'Credit Note' : 'Sales';
  }
  if (isOf([...billKinds, ...costKinds], kind)) {
    return sumOf(sides, (code) => ofSuppliers.includes(code)) > 0 ? 'Debit Note' : 'Purchase';
  }
  const money = sides.filter(({ account }) => isMoney(account));
  const bothWays = money.some(({ amount }) => amount > 0) && money.some(({ amount }) => amount < 0);
  if (money.length === 0 || isOf(['safe-opened', ...openingKinds], kind)) {
    return 'Journal';
  }
  if (bothWays && (isOf(within, kind) || money.length === sides.length)) {
    return 'Contra';
  }
  const gained = sumOf(sides, isMoney);
  return gained > 0 ? 'Receipt' : gained < 0 ? 'Payment' : 'Journal';
}
