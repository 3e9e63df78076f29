import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import type { NewCheque } from './cheques/cheques.contract.ts';
import { chequeDigits, chequeName, isMisdated } from './cheques/cheques.rules.ts';
import { outsideKey } from './payments.rules.ts';

/** What the number of a transfer looks like, by provider, in the form in which numbers are compared. */
const transferForms = {
  bkash: /^(?=.*\d)[A-Z0-9]{10}$/,
  nagad: /^(?=.*\d)[A-Z0-9]{8,10}$/,
  rocket: /^\d{8,12}$/,
  upay: /^(?=.*\d)[A-Z0-9]{8,20}$/,
  bank: /^(?=.*\d)[A-Z0-9]{4,40}$/,
  'bangla-qr': /^(?=.*\d)[A-Z0-9]{4,40}$/,
} as const;
type Numbered = keyof typeof transferForms;

const isNumbered = (method: string): method is Numbered => Object.hasOwn(transferForms, method);

/**
 * The number of a transfer as its provider writes it, in ASCII; undefined when it is none. Digits of any script are taken for
 * those of ASCII and a word before the number is left out, but letters of another alphabet that look like Latin ones are refused.
 */
export function transferNumber(method: Numbered, typed: string): string | undefined {
  const key = outsideKey(typed);
  const found = [key, key.replace(/^(?:TRX|TXN|TRANSACTION)/, '')].find((each) =>
    transferForms[method].test(each),
  );
  // Of a bank what is written on the slip: its number has no form that all banks share.
  return found === key && (method === 'bank' || method === 'bangla-qr')
    ? westernDigits(typed.normalize('NFKC')).trim()
    : found;
}

const wrong = (message: string) =>
  new Failure('invalid', 'payments.outside', message, [{ path: 'outside', message }]);

/** Whether what was typed can't be a number of this provider. */
export const isWrongNumber = (method: string, typed: string): boolean =>
  isNumbered(method) && transferNumber(method, typed) === undefined;

/** The number of money by hand, if one is written. @throws Failure invalid `payments.outside` when it hasn't the provider's form. */
export function checkedExternalReference(method: string, typed: string | undefined): string | undefined {
  if (typed === undefined || !isNumbered(method)) {
    return typed;
  }
  const number = transferNumber(method, typed);
  if (number === undefined) {
    throw wrong('This is no number of this provider. Copy it from the message or the slip.');
  }
  return number;
}

/** The number under which money goes out; `part 2` behind it tells what one transfer pays apart. @throws as `checkedExternalReference` */
export function checkedOutgoing(method: string, typed: string | undefined): string | undefined {
  const [part = ''] = / (?:part|অংশ) ?[\d০-৯]{1,2}$/i.exec(typed ?? '') ?? [];
  const number = checkedExternalReference(method, typed?.slice(0, typed.length - part.length));
  return number === undefined ? undefined : `${number}${westernDigits(part).replace('অংশ', 'part')}`;
}

interface Entered {
  readonly method: string;
  readonly outside?: string | undefined;
  readonly cheque?: NewCheque | undefined;
}

/**
 * The outside number of a payment by hand: of a cheque that is described, its bank and number. Only cash has none.
 * @param today in Asia/Dhaka
 * @throws Failure invalid `payments.cheque`, `payments.outside`; `payments.cheque-date` for a cheque that is older than six months or
 *   dated more than a month ahead.
 */
export function externalReferenceOf(
  { method, outside, cheque }: Entered,
  today: CalendarDate,
): string | undefined {
  if (cheque !== undefined && method !== 'cheque') {
    const message = 'Only a cheque has a bank and a date.';
    throw new Failure('invalid', 'payments.cheque', message, [{ path: 'cheque', message }]);
  }
  if (cheque !== undefined) {
    if (isMisdated(cheque.dated, today)) {
      const message = 'No bank takes this cheque now: look at its date.';
      throw new Failure('invalid', 'payments.cheque-date', message, [{ path: 'cheque.dated', message }]);
    }
    return chequeName(cheque);
  }
  if (outside === undefined && method !== 'cash') {
    throw wrong('Write the number: the TrxID, the bank’s reference or the number of the cheque.');
  }
  if (method === 'cheque' && chequeDigits(outside ?? '') === '') {
    throw wrong('Write the number of the cheque.');
  }
  return checkedExternalReference(method, outside);
}
