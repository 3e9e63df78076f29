import type { Account } from '#features/ledger/accounts.data.ts';
import type { Posting } from '#features/ledger/ledger.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';

/** Money that staff take by hand. */
export const handMethods = ['cash', 'bank', 'cheque', 'bkash', 'nagad', 'rocket', 'upay'] as const;
export type HandMethod = (typeof handMethods)[number];

/** Money that comes through a gateway. */
export const gatewayMethods = ['sslcommerz', 'bkash-checkout', 'nagad-checkout'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];

export type Method = HandMethod | GatewayMethod;

export const paymentStates = ['waiting', 'counted', 'undone', 'rejected'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const refundStates = [
  'asked',
  'approved',
  'processing',
  'review',
  'paid',
  'refused',
  'undone',
] as const;
export type RefundState = (typeof refundStates)[number];

/** Refunds that are still to be paid. */
export const openRefunds: readonly RefundState[] = ['asked', 'approved', 'processing', 'review'];

const accountOf: Readonly<Record<Method, Account>> = {
  cash: 'cash',
  bank: 'bank',
  cheque: 'cheques',
  bkash: 'bkash',
  nagad: 'nagad',
  rocket: 'rocket',
  upay: 'upay',
  sslcommerz: 'sslcommerzClearing',
  'bkash-checkout': 'bkashClearing',
  'nagad-checkout': 'nagadClearing',
};

interface Money {
  readonly method: Method;
  /** Poisha. */
  readonly amount: number;
}

/** What a payment books: the customer owes less by all of it, the gateway's fee is our expense. */
export const paymentPostings = ({ method, amount, fee }: Money & { readonly fee: number }): Posting[] => [
  { account: accountOf[method], amount: amount - fee },
  { account: 'gatewayFees', amount: fee },
  { account: 'receivable', amount: -amount },
];

/** What promising a refund books. */
export const owedPostings = (amount: number): Posting[] => [
  { account: 'receivable', amount },
  { account: 'refundsPayable', amount: -amount },
];

/** The account that a refund leaves. A cheque of ours is the bank's money: those in hand are our customers'. */
export const refundAccount = (method: Method): Account => (method === 'cheque' ? 'bank' : accountOf[method]);

/** What paying a promised refund books. */
export const refundPostings = ({ method, amount }: Money): Posting[] => [
  { account: 'refundsPayable', amount },
  { account: refundAccount(method), amount: -amount },
];

/**
 * An outside number in the form in which it is compared: upper case, European digits, without blanks and signs and without the word
 * for it (`TrxID 9K…`). Empty when nothing of it is left.
 */
export const outsideKey = (typed: string): string =>
  westernDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(?:TRX|TXN|TRANS(?:ACTION)?|REF(?:ERENCE)?)(?:ID|NO|NUMBER)(?=.{4})/u, '');

/** A normalised number with the characters that people confuse made one: O is 0, I and L are 1. */
export const lookKeyOf = (key: string): string => key.replaceAll('O', '0').replace(/[IL]/g, '1');
