import { parseTaka } from '../decimal-sum.rules.ts';
import type { Asked, Truth } from '../gateways.contract.ts';
import type { Verified } from './nagad.contract.ts';

/** `yyyyMMddHHmmss` in Dhaka, which has no summer time. */
export const nagadTime = (instant: Date) =>
  new Date(instant.getTime() + 6 * 3_600_000).toISOString().slice(0, 19).replaceAll(/\D/g, '');

const ended: Readonly<Record<string, 'failed' | 'cancelled' | 'expired'>> = {
  aborted: 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  failed: 'failed',
  rejected: 'failed',
  invalidrequest: 'failed',
  fraud: 'failed',
  unknownfailed: 'failed',
  orderexpired: 'expired',
  expired: 'expired',
};

/** What the answer of verify means for an attempt. */
export function judgeVerified(told: Verified, attempt: Asked, merchantId: string): Truth {
  const isOurs =
    told.orderId === attempt.ourId &&
    told.merchantId === merchantId &&
    (told.paymentRefId === undefined || told.paymentRefId === attempt.session);
  if (!isOurs) {
    return { state: 'unknown', reason: 'Nagad tells of a payment that is not this attempt’s.' };
  }
  const status = told.status?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '';
  if (status !== 'success') {
    const state = ended[status];
    return state ? { state, reason: told.statusCode } : { state: 'pending' };
  }
  const amount = parseTaka(told.amount);
  const theirId = told.issuerPaymentRefNo;
  if (told.statusCode !== '000' || amount === undefined || theirId === undefined) {
    return { state: 'unknown', reason: 'Nagad reports a success without a sum, an id or its code.' };
  }
  const received = { amount, fee: 0, theirId: theirId.toUpperCase(), instrument: undefined };
  return amount === attempt.amount
    ? { state: 'paid', ...received }
    : { state: 'review', why: 'amount', ...received };
}
