import type { Errors, RequestSpec } from '#dashboard/form/request-check.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { isWrongNumber } from '../external-reference.rules.ts';
import { sentPayment } from '../payments.contract.ts';
import { fitsMethod, type HandMethod } from '../payments.rules.ts';
import { inboxChequeLabel, noCheque } from './cheque-fields.tsx';

/** What is typed of money by hand. Sums in poisha. */
export interface TypedMoney {
  readonly method: HandMethod;
  /** What reached the account. */
  readonly amount: number | undefined;
  readonly outside: string;
  readonly cheque: typeof noCheque;
  readonly on: CalendarDate | undefined;
  /** The code of one of the agency's own accounts; empty for the first of its kind. */
  readonly account: string;
  readonly fee: number | undefined;
  readonly vat: number | undefined;
  readonly vatCertificate: string;
  readonly tax: number | undefined;
  readonly taxCertificate: string;
}

/** Money by hand that nothing is typed of yet. @param due what the order owes; poisha */
export const newMoney = (due: number): TypedMoney => ({
  method: 'cash',
  amount: due > 0 ? due : undefined,
  outside: '',
  cheque: noCheque,
  on: '',
  account: '',
  fee: undefined,
  vat: undefined,
  vatCertificate: '',
  tax: undefined,
  taxCertificate: '',
});

const deductedOf = ({ vat, vatCertificate, tax, taxCertificate }: TypedMoney) =>
  [
    { kind: 'vat' as const, amount: vat ?? 0, certificate: vatCertificate },
    { kind: 'tax' as const, amount: tax ?? 0, certificate: taxCertificate },
  ].filter(({ amount }) => amount > 0);

/** What the order is credited with by what is typed; poisha. */
export const creditedOf = (typed: TypedMoney): number =>
  deductedOf(typed).reduce((sum, { amount }) => sum + amount, (typed.amount ?? 0) + feeOf(typed));

const feeOf = ({ method, fee }: TypedMoney): number => (method === 'cash' ? 0 : (fee ?? 0));

/** How money by hand is sent. */
export const moneyRequest: RequestSpec<TypedMoney, typeof sentPayment> = {
  schema: sentPayment,
  request: (typed, key) => {
    const { method, amount, outside, cheque, on, account } = typed;
    const [fee, deducted] = [feeOf(typed), deductedOf(typed)];
    return {
      method,
      amount,
      ...(method === 'cheque' ? { cheque } : { outside }),
      on,
      // It may have been chosen for another method.
      account: account !== '' && fitsMethod(method, account) ? account : '',
      ...(fee > 0 ? { fee } : {}),
      ...(deducted.length > 0 ? { deducted } : {}),
      key,
    };
  },
  words: {
    amount: m.office_order_sum_missing,
    outside: ({ outside }) => (outside.trim() === '' ? m.office_order_outside_missing() : undefined),
    ...inboxChequeLabel,
  },
  check: ({ method, outside }): Errors =>
    outside.trim() !== '' && isWrongNumber(method, outside)
      ? { outside: m.office_refused_payments_outside() }
      : {},
  fieldOf: (path, typed) => {
    if (path.startsWith('deducted')) {
      return deductedOf(typed)[Number(path.split('.')[1])]?.kind ?? 'vat';
    }
    // A cheque that was entered before is refused by its number.
    return typed.method === 'cheque' && path === 'outside' ? 'cheque.number' : path;
  },
};
