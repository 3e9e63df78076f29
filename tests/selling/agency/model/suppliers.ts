import { add } from './kept.ts';
import type { ModelMovement } from './movements.ts';
import type { ModelOrder } from './order.ts';

/** What a supplier took; poisha. */
export interface ModelBill {
  readonly id: string;
  readonly number: string | undefined;
  readonly total: number;
  readonly vat: number;
  readonly tax: number;
  /** By account, what isn't for lines of orders. */
  readonly costs: readonly (readonly [account: string, amount: number])[];
  /** Of which it passed something on. */
  readonly order?: ModelOrder;
  state: 'booked' | 'undone';
}

/** Somebody whom the agency buys from. */
export class ModelSupplier {
  readonly id: string;
  readonly currency: string;
  readonly bills: ModelBill[] = [];
  readonly payments: ModelMovement[] = [];
  /** What they were owed when the books began. */
  opening = 0;
  constructor(id: string, currency: string) {
    this.id = id;
    this.currency = currency;
  }
  /** What the agency owes; negative for an advance. */
  get owed(): number {
    const taken = this.bills.filter(({ state }) => state === 'booked');
    const paid = this.payments.filter(({ state }) => state === 'booked');
    return (
      this.opening +
      add(taken.map(({ total, vat, tax }) => total - vat - tax)) -
      add(paid.map(({ amount }) => amount))
    );
  }
}

/** What a supplier's bills and balance have on each account, debits positive. */
export function effectOfSupplier({ bills, owed }: ModelSupplier): [account: string, amount: number][] {
  const standing = bills.filter(({ state }) => state === 'booked');
  return [
    owed > 0 ? ['2300', -owed] : ['1300', -owed],
    ...standing.flatMap(({ costs }) => costs.map(([code, amount]): [string, number] => [code, amount])),
    ['2501', -add(standing.map(({ vat }) => vat))],
    ['2502', -add(standing.map(({ tax }) => tax))],
  ];
}

/** A sum of a currency in poisha at a rate of up to four decimals, half away from zero. */
export const poishaOf = (amount: number, rate: string): number => {
  const [whole = '0', part = ''] = rate.split('.');
  const tenThousandths = BigInt(whole + part.padEnd(4, '0'));
  const size = BigInt(Math.abs(amount)) * tenThousandths;
  const rounded = Number(size / 10_000n) + (size % 10_000n >= 5_000n ? 1 : 0);
  return amount < 0 ? -rounded : rounded;
};
