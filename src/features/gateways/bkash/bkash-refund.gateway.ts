import type { BkashConfig } from '#platform/config-gateways.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { unknownAfter } from '../ask.gateway.ts';
import { readTaka } from '../decimal-sum.rules.ts';
import type { Refundable, RefundRequest, RefundTruth } from '../gateways.contract.ts';
import { refundAnswer, refundList } from './bkash.contract.ts';
import type { BkashCaller } from './bkash-calls.gateway.ts';
import { refundRefused } from './bkash-errors.rules.ts';

const isDone = (status: string | undefined) => status?.toLowerCase() === 'completed';

/**
 * Refunds a part of a payment of bKash. Its refund has no key that makes it safe to repeat: what was refunded until now
 * is read first, and only when it is what we know of, the money is sent.
 */
export async function bkashRefund(
  call: BkashCaller,
  version: BkashConfig['version'],
  payment: Refundable,
  request: RefundRequest,
): Promise<RefundTruth> {
  const { session, theirId: trxId } = payment;
  const isV2 = version === 'v2';
  const named = isV2 ? { paymentId: session, trxId } : { paymentID: session, trxID: trxId };
  const known = async (): Promise<RefundTruth | undefined> => {
    const answer = await call('refundStatus', named);
    const list = answer.code === '0000' ? refundList.safeParse(answer.body) : undefined;
    if (!list?.success) {
      // A payment without any refund is told as an error by some versions.
      return answer.code === undefined
        ? { state: 'unknown', reason: `bKash refund: ${answer.message}` }
        : undefined;
    }
    const done = list.data.filter(({ status }) => isDone(status));
    const sum = done.reduce((total, { amount }) => total + (readTaka(amount) ?? 0), 0);
    if (sum === request.refundedBefore) {
      return undefined;
    }
    return sum >= request.refundedBefore + request.amount
      ? { state: 'refunded', theirId: done.at(-1)?.theirId }
      : { state: 'failed', reason: 'bKash has refunded another sum of this payment than the books say.' };
  };
  try {
    const before = await known();
    if (before) {
      return before;
    }
    const sum = decimalTaka(request.amount);
    const more = { sku: payment.ourId, reason: request.reason.slice(0, 255) };
    const answer = await call('refund', {
      ...named,
      ...(isV2 ? { refundAmount: sum } : { amount: sum }),
      ...more,
    });
    const refunded = answer.code === '0000' ? refundAnswer.safeParse(answer.body) : undefined;
    if (refunded?.success && isDone(refunded.data.status)) {
      return { state: 'refunded', theirId: refunded.data.theirId };
    }
    return answer.code !== undefined && refundRefused.has(answer.code)
      ? { state: 'failed', reason: `${answer.code} ${answer.message}` }
      : { state: 'unknown', reason: `bKash refund: ${answer.code ?? ''} ${answer.message}` };
  } catch (cause) {
    return unknownAfter(cause);
  }
}
