import { poishaPerTaka } from '#platform/money/money.rules.ts';
import type { Account } from './accounts.data.ts';

/** Kinds of entry. What is charged, and what was paid, are told apart by them. */
export const chargeKinds = ['sale', 'amendment', 'cancellation'] as const;
export const moneyKinds = ['payment', 'payment-undone', 'refund', 'refund-undone'] as const;
export const owedKinds = ['refund-owed', 'refund-not-owed'] as const;
/** A till is opened with money from the safe, counted, and closed. */
export const tillKinds = ['till-opened', 'till-difference', 'till-closed', 'till-reopened'] as const;
/** What was in the safe when the books began, and what a count of it finds later. */
export const safeKinds = ['safe-opened', 'safe-counted'] as const;
/** What suppliers take for a departure, which is the subject. */
export const costKinds = ['departure-cost', 'departure-cost-undone'] as const;
/** What is paid to a supplier for a cost, which is the subject. */
export const supplierKinds = ['supplier-payment', 'supplier-payment-undone'] as const;
/** A cheque of a customer on its way to the bank, and what the bank took for one that bounced; the subject is its payment. */
export const chequeKinds = [
  'cheque-deposited',
  'cheque-deposited-undone',
  'cheque-cleared',
  'cheque-cleared-undone',
  'cheque-charge',
  'cheque-charge-undone',
] as const;
/** Money of the agency's own, from one account to another. */
export const transferKinds = ['transfer', 'transfer-undone'] as const;
/** What the agency itself costs: rent, salaries. */
export const expenseKinds = ['expense', 'expense-undone'] as const;
/** What a bank paid for what is with it. */
export const interestKinds = ['interest', 'interest-undone'] as const;
/** What a supplier takes. */
export const billKinds = ['bill', 'bill-undone'] as const;
/** What an order's official fees and suppliers' prices really cost; and what that becomes when the order changes or is over. */
export const passedOnKinds = ['pay-on', 'pay-on-undone', 'passed-on'] as const;
/** What of an order is forgiven, or kept of what was paid too much. It changes what the order costs, but is no price of it. */
export const writeOffKinds = ['write-off', 'write-off-undone'] as const;
/** What a customer has too much on one order, moved to another one; two entries with one subject. */
export const creditKinds = ['credit-moved', 'credit-moved-undone'] as const;
/** What the agency had when its books began. */
export const openingKinds = ['opening', 'opening-undone'] as const;
/** What an order that came along was sold for, and what was paid for it, before the books began: no sale and no money of now. */
export const broughtKinds = [
  'opening-order',
  'opening-order-undone',
  'opening-paid',
  'opening-paid-undone',
] as const;
export const entryKinds = [
  ...chargeKinds,
  ...moneyKinds,
  ...owedKinds,
  ...tillKinds,
  ...safeKinds,
  ...costKinds,
  ...supplierKinds,
  ...chequeKinds,
  ...transferKinds,
  ...expenseKinds,
  ...interestKinds,
  ...billKinds,
  ...passedOnKinds,
  ...writeOffKinds,
  ...creditKinds,
  ...openingKinds,
  ...broughtKinds,
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One side of an entry: a debit when positive, a credit when negative; poisha. */
export interface Posting {
  readonly account: Account;
  readonly amount: number;
  /** Of a posting of VAT: its rate in per cent, and the price without VAT on which it was reckoned, with the sign of what is sold. */
  readonly vat?: { readonly rate: number; readonly base: number };
}

/** What a customer's accounts hold before an entry, debits positive; poisha. */
export interface CustomerBalance {
  readonly receivable: number;
  readonly deposits: number;
}

/** One posting for each account, in order of first use, without those that add to nothing. */
export function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<Account, number>();
  for (const { account, amount } of postings) {
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return [...sums].filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount }));
}

/** What postings add to on an account; poisha. */
export const sumOn = (postings: readonly Posting[], account: Account): number =>
  postings.reduce((sum, each) => (each.account === account ? sum + each.amount : sum), 0);

/**
 * Moves money between receivable and deposits so that a customer has a balance on one of them only: what was paid too
 * much, or too early, is a deposit, and what is owed is a receivable.
 * @returns the postings with those that move it.
 */
export function settledAgainst(before: CustomerBalance, postings: readonly Posting[]): Posting[] {
  const balance =
    before.receivable + before.deposits + sumOn(postings, 'receivable') + sumOn(postings, 'deposits');
  const wanted = { receivable: Math.max(balance, 0), deposits: Math.min(balance, 0) };
  const moved = wanted.receivable - (before.receivable + sumOn(postings, 'receivable'));
  return merged([
    ...postings,
    { account: 'receivable', amount: moved },
    { account: 'deposits', amount: -moved },
  ]);
}

/**
 * What is rounded off an order that costs some poisha and was paid in whole taka: less than one taka either way, which nobody pays or
 * gives back. Poisha, negative for what the customer doesn't pay.
 * @param charged without what was rounded off
 */
export function roundedOff({ charged, paid }: { readonly charged: number; readonly paid: number }): number {
  const owed = charged - paid;
  const isWhole = charged % poishaPerTaka !== 0 && paid > 0 && paid % poishaPerTaka === 0;
  return isWhole && Math.abs(owed) < poishaPerTaka ? 0 - owed : 0;
}

/** On what sums postings reckoned VAT, by rate in hundredths of a per cent: what they sell less what they take back; poisha. */
export function vatByRate(postings: readonly Posting[]) {
  const byRate = Map.groupBy(
    postings.filter(({ vat }) => vat !== undefined),
    ({ vat }) => Math.round((vat?.rate ?? 0) * 100),
  );
  return [...byRate]
    .map(([rate, of]) => ({
      rate,
      base: of.reduce((sum, { vat }) => sum + (vat?.base ?? 0), 0),
      amount: of.reduce((sum, { amount }) => sum - amount, 0),
    }))
    .filter(({ base, amount }) => base !== 0 || amount !== 0);
}

/** The opposite postings: an entry of them undoes the first. */
export const opposite = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, amount, vat }) => ({
    account,
    amount: 0 - amount,
    ...(vat === undefined ? {} : { vat: { ...vat, base: 0 - vat.base } }),
  }));

/** How an order stands with money, by the ledger alone; poisha. */
export interface OrderMoney {
  /** What the order costs: sold, amended, cancelled. */
  readonly charged: number;
  /** What came less what went back. */
  readonly paid: number;
  /** What went back. */
  readonly refunded: number;
  /** What is promised to go back and hasn't yet. */
  readonly refundsPayable: number;
}

/** Of an order without an entry. */
export const noMoney: OrderMoney = { charged: 0, paid: 0, refunded: 0, refundsPayable: 0 };
