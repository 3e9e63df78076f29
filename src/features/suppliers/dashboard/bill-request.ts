import type { RequestSpec } from '#dashboard/form/request-check.ts';
import { m } from '#messages/messages.js';
import { westernDigits } from '#platform/format/numbers.ts';
import { ownCurrency } from '#platform/money/money.rules.ts';
import { newBill } from '../bills/bills.contract.ts';
import { isRate, type Memo, poishaAt } from '../bills/bills.rules.ts';

/** A line of a bill while it is typed; a credit note's without a sign. */
export interface TypedBillLine {
  readonly id: string;
  readonly text: string;
  /** Hundredths of the bill's currency. */
  readonly amount: number | undefined;
  /** What it is for: an order, a departure, or the code of the account that it is booked on. */
  readonly account: string;
  /** The id of the order or the departure; empty before it is chosen. */
  readonly about: string;
}

/** A bill while it is typed. */
export interface TypedBill {
  readonly supplier: string;
  readonly what: 'bill' | 'note' | Memo;
  readonly number: string;
  readonly on: string | undefined;
  readonly due: string | undefined;
  readonly currency: string;
  readonly rate: string;
  readonly lines: readonly TypedBillLine[];
  /** Poisha that are kept back. */
  readonly vat: number | undefined;
  readonly tax: number | undefined;
}

/** What gives back: its lines are typed without a sign. */
export const givesBack = ({ what }: Pick<TypedBill, 'what'>): boolean => what === 'note' || what === 'acm';

/** The account of a line that names nothing. */
const usual = '5200';

export const emptyBillLine = (): TypedBillLine => ({
  id: crypto.randomUUID(),
  text: '',
  amount: undefined,
  account: usual,
  about: '',
});

export const currencyOf = ({ currency }: Pick<TypedBill, 'currency'>) => currency.trim().toUpperCase();
export const isForeign = (bill: Pick<TypedBill, 'currency'>) => currencyOf(bill) !== ownCurrency;
const rateOf = (bill: TypedBill) => (isForeign(bill) ? westernDigits(bill.rate).trim() : '1');

/** What the lines add up to so far; poisha, undefined before the rate is whole. */
export function typedTotal(bill: TypedBill): number | undefined {
  const rate = rateOf(bill);
  return isRate(rate)
    ? bill.lines.reduce((sum, { amount }) => sum + (poishaAt(amount ?? 0, rate) ?? 0), 0)
    : undefined;
}

/** What a line can be for besides an account. */
export const isAbout = (account: string): account is 'order' | 'departure' =>
  account === 'order' || account === 'departure';

const aboutMissing = {
  order: m.office_supplier_order_missing,
  departure: m.office_supplier_departure_missing,
};

/** What a line is for, as it is sent. */
const purposeOf = ({ account, about }: Pick<TypedBillLine, 'account' | 'about'>) =>
  isAbout(account) ? { [account]: about } : { expense: account === usual ? undefined : account };

/** The lines that are for an order or a departure which isn't chosen yet. */
const missingIn = (lines: readonly TypedBillLine[]) =>
  Object.fromEntries(
    lines.flatMap(({ account, about }, place) =>
      isAbout(account) && about === '' ? [[`lines.${place}.about`, aboutMissing[account]()]] : [],
    ),
  );

const deductedOf = ({ vat, tax }: TypedBill) =>
  [
    { kind: 'vat' as const, amount: vat ?? 0 },
    { kind: 'tax' as const, amount: tax ?? 0 },
  ].filter(({ amount }) => amount > 0);

/** How a bill is sent. */
export const billRequest: RequestSpec<TypedBill, typeof newBill> = {
  schema: newBill,
  request: (bill, key) => {
    const { supplier, what, number, on, due, lines } = bill;
    return {
      supplier,
      number,
      memo: what === 'adm' || what === 'acm' ? what : undefined,
      on,
      due,
      currency: currencyOf(bill),
      rate: isForeign(bill) ? rateOf(bill) : undefined,
      lines: lines.map(({ text, amount, ...line }) => ({
        text,
        amount: amount === undefined ? undefined : givesBack(bill) ? 0 - amount : amount,
        ...purposeOf(line),
      })),
      deducted: givesBack(bill) ? [] : deductedOf(bill),
      key,
    };
  },
  words: {
    currency: m.office_supplier_currency_wrong,
    rate: m.office_supplier_rate_missing,
    'lines.*.text': m.office_supplier_line_text_missing,
    'lines.*.amount': m.office_supplier_amount_missing,
  },
  check: (bill) => ({
    ...(isRate(rateOf(bill)) ? {} : { rate: m.office_supplier_rate_missing() }),
    ...missingIn(bill.lines),
  }),
  fieldOf: (path, bill) => {
    if (path.startsWith('deducted')) {
      return deductedOf(bill)[Number(path.split('.')[1])]?.kind ?? 'vat';
    }
    return path.replace(/\.expense$/, '.account').replace(/\.(?:order|departure)$/, '.about');
  },
};
