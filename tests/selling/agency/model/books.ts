import { add, sumOf } from './kept.ts';
import type { ModelOrder, ModelPayment } from './order.ts';
import { effectOfPassingOn } from './passed-on.ts';
import { vatOf } from './vat.ts';

const codeOf: Readonly<Record<string, string>> = {
  cash: '1010',
  bank: '1020',
  'bangla-qr': '1020',
  bkash: '1041',
  nagad: '1042',
  rocket: '1043',
  upay: '1044',
  sslcommerz: '1051',
  'bkash-checkout': '1052',
  'nagad-checkout': '1053',
};
const lineCode = { own: '4100', official: '2200', supplier: '2300', discount: '4900', fee: '4200' } as const;
const chequeCode = { 'in-hand': '1030', deposited: '1031', cleared: '1020', bounced: '1030' } as const;

/** Where the money of a payment lies. */
const placeOf = ({ method, cheque }: ModelPayment) =>
  method === 'cheque' ? chequeCode[cheque ?? 'in-hand'] : (codeOf[method] ?? method);

export type Balances = Map<string, number>;
const book = (balances: Balances, code: string, amount: number) =>
  balances.set(code, (balances.get(code) ?? 0) + amount);

/** What an order has on each account, debits positive. */
export function bookOrder(balances: Balances, order: ModelOrder): void {
  const vat = vatOf(order);
  for (const [place, line] of order.lines.entries()) {
    const within = vat[place] ?? 0;
    book(balances, '2500', -within);
    if (order.isSold) {
      book(balances, lineCode[line.charge], within - sumOf(line));
    } else if (order.state === 'cancelled') {
      // What is kept of our own price is a fee.
      const code = line.charge === 'own' ? '4200' : lineCode[line.charge];
      book(balances, code, within - (order.kept[place] ?? 0));
    }
  }
  for (const [account, amount] of effectOfPassingOn(order)) {
    book(balances, account, amount);
  }
  book(balances, '5900', order.writtenOff - order.rounding);
  for (const payment of order.payments) {
    if (payment.state === 'counted') {
      const kept = add((payment.deducted ?? []).map(({ amount }) => amount));
      book(balances, placeOf(payment), payment.amount - payment.fee - kept);
      for (const { kind, amount } of payment.deducted ?? []) {
        book(balances, kind === 'vat' ? '1061' : '1062', amount);
      }
      // A bank takes a charge, a wallet or a gateway its fee.
      const isAtBank = ['bank', 'cheque', 'bangla-qr'].includes(payment.method);
      book(balances, isAtBank ? '5110' : '5100', payment.fee);
    }
    book(balances, '5110', payment.charge ?? 0);
    book(balances, '1020', -(payment.charge ?? 0));
  }
  for (const { state, method, amount } of order.refunds) {
    if (state === 'paid') {
      book(balances, method === 'cheque' ? '1020' : (codeOf[method] ?? method), -amount);
    }
  }
  book(balances, '2400', -order.promised);
  book(balances, order.balance > 0 ? '1100' : '2100', order.balance);
}

/** A clerk's drawer. */
export interface ModelTill {
  /** What came from the safe and went there, and what a count found. */
  moved: number;
  /** The day on which it was opened, while it is. */
  openedOn: string | null;
  /** The day on which it had money from the safe last. */
  floatedOn: string | null;
  /** The last day that was closed. */
  closedOn: string | null;
}

/** The ledger's cash of one person, without what waits for approval. */
export const inTill = (orders: Iterable<ModelOrder>, till: ModelTill | undefined, who: string): number => {
  let sum = till?.moved ?? 0;
  for (const { counted, refunds } of orders) {
    sum += add(
      counted.filter(({ method, by }) => method === 'cash' && by === who).map(({ amount }) => amount),
    );
    sum -= add(
      refunds
        .filter(({ state, method, paidBy }) => state === 'paid' && method === 'cash' && paidBy === who)
        .map(({ amount }) => amount),
    );
  }
  return sum;
};

/** Cash in a drawer that counts only once another person has approved it. */
export const waitingIn = (orders: Iterable<ModelOrder>, who: string): number => {
  let sum = 0;
  for (const { payments } of orders) {
    sum += add(
      payments
        .filter(({ state, method, by }) => state === 'waiting' && method === 'cash' && by === who)
        .map(({ amount }) => amount),
    );
  }
  return sum;
};
