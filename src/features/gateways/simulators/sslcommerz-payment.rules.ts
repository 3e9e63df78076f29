import { decimalTaka } from '#platform/money/money.rules.ts';
import { verifySign } from '../sslcommerz/verify-sign.rules.ts';
import { dhakaTime } from './dhaka-time.rules.ts';
import type { SslSwitches } from './sslcommerz-switches.contract.ts';

/** A session of the simulated SSLCommerz. */
export interface SslPayment {
  readonly session: string;
  /** What the shop asked for. */
  readonly fields: Readonly<Record<string, string>>;
  /** In poisha. */
  readonly amount: number;
  status: 'PENDING' | 'VALID' | 'FAILED' | 'CANCELLED' | 'UNATTEMPTED' | 'EXPIRED';
  /** How often it was asked about, and how often it was told as paid. */
  asked: number;
  told: number;
  valId: string;
  bankId: string;
  card: string;
  at: Date;
}

const cardTypes: Readonly<Record<string, string>> = {
  card: 'VISA-Dutch Bangla',
  bkash: 'BKASH-BKash',
  nagad: 'NAGAD-Nagad',
  rocket: 'DBBLMOBILEBANKING-Dbbl Mobile Banking',
};

function wordsOf(payment: SslPayment, switches: SslSwitches): Record<string, string> {
  const { wrongAmount, foreignCurrency, risk, otherTransaction } = switches;
  const isPaid = payment.status === 'VALID';
  const amount = payment.amount - wrongAmount;
  return {
    tran_id: otherTransaction ? 'ANOTHERONE00' : (payment.fields.tran_id ?? ''),
    val_id: payment.valId,
    amount: decimalTaka(amount),
    // It keeps 2.5 %.
    store_amount: isPaid ? decimalTaka(amount - Math.round(amount * 0.025)) : '',
    currency: 'BDT',
    currency_type: foreignCurrency ? 'USD' : 'BDT',
    currency_amount: foreignCurrency ? decimalTaka(Math.round(amount / 120)) : decimalTaka(amount),
    currency_rate: foreignCurrency ? '120.0000' : '1.0000',
    base_fair: '0.00',
    tran_date: dhakaTime(payment.at),
    bank_tran_id: payment.bankId,
    card_type: cardTypes[payment.card] ?? '',
    card_issuer_country_code: 'BD',
    risk_level: risk ? '1' : '0',
    risk_title: risk ? 'Risky' : 'Safe',
    error: payment.status === 'FAILED' ? 'Do not honour' : '',
  };
}

/** What notification and redirect say, signed. */
export function notificationOf(
  payment: SslPayment,
  store: { readonly id: string; readonly password: string },
  switches: SslSwitches,
): Record<string, string> {
  const fields: Record<string, string> = {
    ...wordsOf(payment, switches),
    status: payment.status,
    store_id: store.id,
    value_a: payment.fields.value_a ?? '',
  };
  const names = Object.keys(fields).sort();
  const sign = verifySign(fields, names, switches.wrongSignature ? 'wrong' : store.password);
  return { ...fields, verify_key: names.join(','), verify_sign: sign, verify_sign_sha2: '' };
}

/** What validation and query say: `VALID` the first time, `VALIDATED` later. */
export function transactionOf(
  payment: SslPayment,
  switches: SslSwitches,
  isPending: boolean,
): Record<string, string> {
  const paid = payment.told > 1 ? 'VALIDATED' : 'VALID';
  const status = isPending ? 'PENDING' : payment.status === 'VALID' ? paid : payment.status;
  return { ...wordsOf(payment, switches), status, sessionkey: payment.session };
}
