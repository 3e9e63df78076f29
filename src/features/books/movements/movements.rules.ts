import { accountOf, accounts, kindOf, parentCode } from '#features/ledger/accounts.data.ts';
import type { EntryKind, Posting } from '#features/ledger/ledger.rules.ts';

export const movementKinds = [
  'transfer',
  'expense',
  'supplier-payment',
  'pay-on',
] as const satisfies readonly EntryKind[];
export type MovementKind = (typeof movementKinds)[number];

export const movementStates = ['waiting', 'booked', 'refused', 'undone'] as const;
export type MovementState = (typeof movementStates)[number];

/** What a movement moves. Codes of accounts; poisha. */
export interface Moved {
  readonly kind: MovementKind;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly fee: number;
}

/** Whether money of an account is cash that somebody counts, or a wallet: no more than is there leaves it. */
export const isCounted = (code: string): boolean =>
  ['cash', 'safe', 'bkash', 'nagad', 'rocket', 'upay'].some((name) => accountOf(parentCode(code)) === name);

export const isTill = (code: string): boolean => code === accounts.cash.code;
export const isSafe = (code: string): boolean => code === accounts.safe.code;
const isBank = (code: string): boolean => parentCode(code) === accounts.bank.code;

/** What the fee of a movement is booked as: a bank's charge, or the fee of a wallet or gateway. */
const feeAccount = ({ from, to }: Moved) =>
  isBank(from) || (isBank(to) && (isTill(from) || isSafe(from))) ? 'bankCharges' : 'gatewayFees';

/** What the entry of a movement is called: what moves here from an income is interest, and no transfer. */
export const entryKindOf = ({ kind, from }: Pick<Moved, 'kind' | 'from'>): MovementKind | 'interest' =>
  kind === 'transfer' && kindOf(from) === 'income' ? 'interest' : kind;

/** The postings of a movement. Of a transfer what its fee takes doesn't arrive; of a payment it leaves besides. */
export function movementPostings(moved: Moved): Posting[] {
  const { kind, from, to, amount, fee } = moved;
  const isTransfer = kind === 'transfer';
  return [
    { account: accountOf(to), amount: isTransfer ? amount - fee : amount },
    { account: feeAccount(moved), amount: fee },
    { account: accountOf(from), amount: isTransfer ? -amount : -amount - fee },
  ];
}

/** Whether a movement pays a supplier what they are owed, or an advance. An expense only names whom it was paid to. */
export const isPaidTo = <Row extends { readonly kind: MovementKind; readonly supplierId: string | null }>(
  row: Row,
): row is Row & { readonly supplierId: string } => row.kind === 'supplier-payment' && row.supplierId !== null;
