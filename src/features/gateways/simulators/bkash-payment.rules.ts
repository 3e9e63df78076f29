import type { BkashConfig } from '#platform/config-gateways.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import type { BkashSwitches } from './bkash-switches.contract.ts';
import { dhakaTime } from './dhaka-time.rules.ts';

export type BkashVersion = BkashConfig['version'];

/** A payment of the simulated bKash. */
export interface BkashSimPayment {
  readonly id: string;
  /** In poisha. */
  readonly amount: number;
  readonly invoice: string;
  readonly callback: string;
  readonly payer: string;
  status: 'Initiated' | 'Completed' | 'Failed';
  /** With the PIN, by the customer. */
  isConfirmed: boolean;
  trxId: string;
  executes: number;
  wrongPins: number;
  readonly refunds: { readonly id: string; readonly amount: number }[];
  readonly at: Date;
}

/** `2026-12-01T10:00:00:000 GMT+0600`: a colon before the milliseconds. */
const oddTime = (instant: Date) => `${dhakaTime(instant).replace(' ', 'T')}:000 GMT+0600`;

/** What create, execute and query say of a payment, in the spelling of a version. */
export function answerOf(
  payment: BkashSimPayment,
  version: BkashVersion,
  { wrongAmount, plainAmounts, isoTimes, foreignCurrency }: BkashSwitches,
): Record<string, string> {
  const amount = decimalTaka(payment.amount - wrongAmount);
  const time = isoTimes ? payment.at.toISOString() : oddTime(payment.at);
  const isV2 = version === 'v2';
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    [isV2 ? 'paymentId' : 'paymentID']: payment.id,
    mode: '0011',
    payerReference: payment.payer,
    customerMsisdn: payment.isConfirmed ? '01770618575' : '',
    ...(payment.trxId === '' ? {} : { [isV2 ? 'trxId' : 'trxID']: payment.trxId }),
    amount: plainAmounts ? amount.replace(/\.00$/, '') : amount,
    currency: foreignCurrency ? 'USD' : 'BDT',
    intent: 'sale',
    transactionStatus: payment.status,
    paymentCreateTime: time,
    paymentExecuteTime: time,
    merchantInvoiceNumber: payment.invoice,
    [isV2 ? 'verificationStatus' : 'userVerificationStatus']: payment.isConfirmed ? 'Complete' : 'Incomplete',
  };
}

/** The answer to a refund that was just made. */
export function refunded(
  payment: BkashSimPayment,
  version: BkashVersion,
  { refundState }: BkashSwitches,
): Record<string, string> {
  const last = payment.refunds.at(-1);
  const [id, sum] = [last?.id ?? '', decimalTaka(last?.amount ?? 0)];
  return version === 'v2'
    ? {
        originalTrxId: payment.trxId,
        refundTrxId: id,
        refundTransactionStatus: refundState,
        originalTrxAmount: decimalTaka(payment.amount),
        refundAmount: sum,
        currency: 'BDT',
      }
    : {
        statusCode: '0000',
        statusMessage: 'Successful',
        originalTrxID: payment.trxId,
        refundTrxID: id,
        transactionStatus: refundState,
        amount: sum,
        currency: 'BDT',
      };
}

/** All refunds of a payment. */
export function refundsOf(
  payment: BkashSimPayment,
  version: BkashVersion,
  { refundState }: BkashSwitches,
): object {
  const list = payment.refunds.map(({ id, amount }) => ({
    refundTrxId: id,
    refundTransactionStatus: refundState,
    refundAmount: decimalTaka(amount),
  }));
  return {
    ...(version === 'v2' ? {} : { statusCode: '0000', statusMessage: 'Successful' }),
    originalTrxId: payment.trxId,
    originalTrxAmount: decimalTaka(payment.amount),
    refundTransactions: list,
  };
}
