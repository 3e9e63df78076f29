import { ownCurrency } from '#platform/money/money.rules.ts';
import { parseTaka } from '../decimal-sum.rules.ts';
import type { Asked, Hint, Truth } from '../gateways.contract.ts';
import type { BkashPayment } from './bkash.contract.ts';

/** What a completed payment means for an attempt. */
export function judgeCompleted(told: BkashPayment, attempt: Asked): Truth {
  const amount = parseTaka(told.amount);
  if (
    told.invoice !== attempt.ourId ||
    (told.paymentId !== undefined && told.paymentId !== attempt.session) ||
    told.trxId === undefined ||
    amount === undefined
  ) {
    return { state: 'unknown', reason: 'bKash reports a payment that is not this attempt’s.' };
  }
  const received = { amount, fee: 0, theirId: told.trxId.toUpperCase(), instrument: undefined };
  if (told.currency !== ownCurrency) {
    return { state: 'review', why: 'currency', ...received };
  }
  return amount === attempt.amount
    ? { state: 'paid', ...received }
    : { state: 'review', why: 'amount', ...received };
}

export const isCompleted = (told: BkashPayment) => told.status?.toLowerCase() === 'completed';

export const isInitiated = (told: BkashPayment) => told.status?.toLowerCase() === 'initiated';

/** Whether the customer has confirmed with the PIN, and the payment waits for us to execute it. */
export const isConfirmed = (told: BkashPayment) =>
  isInitiated(told) && told.verification?.toLowerCase() === 'complete';

const ended: Readonly<Record<string, 'failed' | 'cancelled' | 'expired'>> = {
  failed: 'failed',
  failure: 'failed',
  declined: 'failed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  expired: 'expired',
};

/**
 * What a payment that wasn't completed means. Until we execute it no money can move, so that a hint of the browser may
 * say why the customer came back: if they confirm after all, it is executed after all.
 */
export function judgeIncomplete(told: BkashPayment, hint: Hint): Truth {
  const state = ended[told.status?.toLowerCase() ?? ''];
  if (state) {
    return { state };
  }
  if (isConfirmed(told)) {
    return { state: 'pending' };
  }
  if (hint.status === 'cancel') {
    return { state: 'cancelled' };
  }
  return hint.status === 'failure' ? { state: 'failed' } : { state: 'pending', refused: true };
}
