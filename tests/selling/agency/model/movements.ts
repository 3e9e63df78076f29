import { add } from './kept.ts';
import type { ModelOrder } from './order.ts';
import type { ModelBill, ModelSupplier } from './suppliers.ts';

/** Money of the agency's own that moved, or waits to move. */
export interface ModelMovement {
  readonly id: string;
  readonly kind: 'transfer' | 'expense' | 'supplier-payment' | 'pay-on';
  readonly from: string;
  /** Of a payment to a supplier or for an order it is nothing: their own sums say it. */
  readonly to: string;
  readonly amount: number;
  readonly fee: number;
  readonly on: string;
  readonly by: string;
  readonly at: number;
  /** One person alone moved it. */
  readonly isAlone: boolean;
  readonly supplier?: ModelSupplier;
  readonly bills?: readonly ModelBill[];
  readonly order?: ModelOrder;
  /** Of the order, when it was asked for. */
  readonly version?: number;
  readonly line?: number;
  readonly finished?: boolean;
  state: 'waiting' | 'booked' | 'undone';
}

const isBank = (code: string) => code.startsWith('1020');

/** The fee of a movement is a charge of the bank that sends it, or that is brought cash; else it is of a wallet or gateway. */
const feeAccount = (from: string, to: string) =>
  isBank(from) || (isBank(to) && (from === '1010' || from === '1011')) ? '5110' : '5100';

/** What a movement has on each account; what it pays for is no account of its own when others keep it. */
export function effectOf({
  kind,
  from,
  to,
  amount,
  fee,
}: ModelMovement): [account: string, amount: number][] {
  const charged: [string, number][] = fee === 0 ? [] : [[feeAccount(from, to), fee]];
  switch (kind) {
    case 'transfer':
      return [[from, -amount], [to, amount - fee], ...charged];
    case 'expense':
      return [
        [from, -amount],
        [to, amount],
      ];
    default:
      return [[from, -amount - fee], ...charged];
  }
}

const dayMs = 86_400_000;
/** From here on another person decides. */
const large = 5_000_000;

/**
 * Whether one person may do it: what stays in the house by its own sum, what leaves by what they alone let go in a day, and what is for
 * one order by all that was paid for it.
 */
export function mayAlone(
  done: readonly ModelMovement[],
  { kind, amount, by, order }: Pick<ModelMovement, 'kind' | 'amount' | 'by' | 'order'>,
  now: number,
): boolean {
  const alike = done.filter((each) => each.isAlone && each.state === 'booked' && each.kind === kind);
  const counted =
    kind === 'transfer'
      ? []
      : kind === 'pay-on'
        ? alike.filter((each) => each.order === order)
        : alike.filter((each) => each.by === by && each.at > now - dayMs);
  return add(counted.map((each) => each.amount)) + amount < large;
}
