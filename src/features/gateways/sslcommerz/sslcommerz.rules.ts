import { ownCurrency } from '#platform/money/money.rules.ts';
import { parseTaka } from '../decimal-sum.rules.ts';
import type { Asked, ReviewReason, Truth } from '../gateways.contract.ts';
import type { Transaction } from './sslcommerz.contract.ts';

/** Both mean paid: `VALID` when asked for the first time, `VALIDATED` later. */
const isPaid = (status: string | undefined) => status === 'VALID' || status === 'VALIDATED';

/** How statuses of SSLCommerz end an attempt without money. */
const ended: Readonly<Record<string, 'failed' | 'cancelled' | 'expired'>> = {
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  UNATTEMPTED: 'cancelled',
  EXPIRED: 'expired',
};

const filled = (value: string | undefined) => (value === '' ? undefined : value);

/** What a transaction of SSLCommerz means for an attempt; undefined when it is about another one. */
export function judgeTransaction(told: Transaction, attempt: Asked): Truth | undefined {
  const status = told.status?.toUpperCase();
  if (isPaid(status)) {
    return told.tran_id === attempt.ourId ? judgePaid(told, attempt) : undefined;
  }
  if (told.tran_id !== undefined && told.tran_id !== attempt.ourId) {
    return undefined;
  }
  if (status === 'PENDING' || status === 'PROCESSING') {
    return { state: 'pending' };
  }
  const state = ended[status ?? ''];
  return state && { state, reason: filled(told.error)?.slice(0, 200) };
}

function judgePaid(told: Transaction, attempt: Asked): Truth {
  const amount = parseTaka(told.amount);
  const theirId = filled(told.bank_tran_id) ?? filled(told.val_id);
  if (amount === undefined || theirId === undefined) {
    return { state: 'unknown', reason: 'SSLCommerz reports a payment without a sum or an id.' };
  }
  const kept = parseTaka(told.store_amount);
  const fee = kept === undefined || kept > amount ? 0 : amount - kept;
  const received = { amount, fee, theirId, instrument: filled(told.card_type) };
  const why = whyReview(told, amount, attempt);
  return why === undefined ? { state: 'paid', ...received } : { state: 'review', why, ...received };
}

function whyReview(told: Transaction, amount: number, attempt: Asked): ReviewReason | undefined {
  // The customer was asked for taka; `currency_type` is what the gateway believes that we asked for.
  const asked = filled(told.currency_type) ?? ownCurrency;
  if ((filled(told.currency) ?? asked) !== ownCurrency || asked !== ownCurrency) {
    return 'currency';
  }
  const requested = filled(told.currency_amount);
  if (amount !== attempt.amount || (requested !== undefined && parseTaka(requested) !== attempt.amount)) {
    return 'amount';
  }
  // Only what is called safe is safe: an answer without a level isn't.
  return told.risk_level === '0' ? undefined : 'risk';
}
