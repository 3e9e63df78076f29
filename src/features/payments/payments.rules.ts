import {
  type Account,
  accounts,
  codeOf,
  type NamedAccount,
  parentCode,
} from '#features/ledger/accounts.data.ts';
import type { Posting } from '#features/ledger/ledger.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { type Deducted, deductedOf, deductionAccounts } from './deductions/deductions.rules.ts';

/** Money that staff take by hand. */
export const handMethods = [
  'cash',
  'bank',
  'cheque',
  'bkash',
  'nagad',
  'rocket',
  'upay',
  'bangla-qr',
] as const;
export type HandMethod = (typeof handMethods)[number];

/** Money that comes through a gateway. */
export const gatewayMethods = ['sslcommerz', 'bkash-checkout', 'nagad-checkout'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];

export type Method = HandMethod | GatewayMethod;

export const isByGateway = (method: Method): method is GatewayMethod =>
  gatewayMethods.some((each) => each === method);

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

const accountOf: Readonly<Record<Method, NamedAccount>> = {
  cash: 'cash',
  bank: 'bank',
  cheque: 'cheques',
  bkash: 'bkash',
  nagad: 'nagad',
  rocket: 'rocket',
  upay: 'upay',
  'bangla-qr': 'bank',
  sslcommerz: 'sslcommerzClearing',
  'bkash-checkout': 'bkashClearing',
  'nagad-checkout': 'nagadClearing',
};

interface Money {
  readonly method: Method;
  /** Poisha. */
  readonly amount: number;
  /** The bank or wallet, where it isn't the one of the method. */
  readonly account?: Account | null | undefined;
}

/** Where a cheque goes in the end is a bank. */
const homeOf = (method: Method): NamedAccount => (method === 'cheque' ? 'bank' : accountOf[method]);

/** Whether money of a method can be on the account of a code: on that of the method, or one of the agency's own below it. */
export const fitsMethod = (method: Method, code: string): boolean =>
  parentCode(code) === accounts[homeOf(method)].code;

/** The account of a code where that isn't the one of the method; null when it is. */
export const otherAccount = (method: Method, code: string): string | null =>
  code === codeOf(homeOf(method)) ? null : code;

/** What of a payment reached an account; poisha. */
export const reachedOf = ({
  amount,
  fee,
  deducted,
}: {
  readonly amount: number;
  readonly fee: number;
  readonly deducted: number;
}): number => amount - fee - deducted;

interface Came extends Money {
  /** What a gateway, a wallet or a bank took of it. */
  readonly fee: number;
  /** What the payer kept back of it for the state. */
  readonly deductions?: readonly Deducted[];
}

/**
 * What a payment books: the customer owes less by all of it. The fee is our expense, a bank's as its charge; what was deducted is
 * owed to us by the state.
 */
export function paymentPostings({ method, amount, fee, account, deductions = [] }: Came): Posting[] {
  const deducted = deductedOf(deductions);
  // A cheque in hand is at no bank yet.
  const reached = method === 'cheque' ? accountOf[method] : (account ?? accountOf[method]);
  const taken = homeOf(method) === 'bank' ? 'bankCharges' : 'gatewayFees';
  return [
    { account: reached, amount: amount - fee - deducted },
    { account: taken, amount: fee },
    ...deductions.map((each) => ({ account: deductionAccounts[each.kind], amount: each.amount })),
    { account: 'receivable', amount: -amount },
  ];
}

/** What promising a refund books. */
export const owedPostings = (amount: number): Posting[] => [
  { account: 'receivable', amount },
  { account: 'refundsPayable', amount: -amount },
];

/** The account that a refund leaves. A cheque of ours is the bank's money: those in hand are our customers'. */
export const refundAccount = ({ method, account }: Pick<Money, 'method' | 'account'>): Account =>
  account ?? homeOf(method);

/** What paying a promised refund books. */
export const refundPostings = ({ amount, ...money }: Money): Posting[] => [
  { account: 'refundsPayable', amount },
  { account: refundAccount(money), amount: -amount },
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
