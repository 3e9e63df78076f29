import type { z } from 'zod';
import type { BkashConfig } from '#platform/config-gateways.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { parseTaka } from '../decimal-sum.rules.ts';
import type { Refundable, RefundRequest, RefundTruth } from '../gateways.contract.ts';
import { unknownAfter } from '../unknown-after.gateway.ts';
import { refundAnswer, refundList } from './bkash.contract.ts';
import type { BkashCaller } from './bkash-calls.gateway.ts';
import { type BkashOutcome, refundRefused } from './bkash-errors.rules.ts';

const isDone = (status: string | undefined) => status?.toLowerCase() === 'completed';
const isFailed = (status: string | undefined) => /^(?:fail|declin|reject|cancel)/i.test(status ?? '');
const unclear = ({ code, message }: BkashOutcome): RefundTruth => ({
  state: 'unknown',
  reason: `bKash refund: ${code ?? ''} ${message}`,
});

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
  /** What is to be waited for before anything is sent; undefined when nothing is on its way. */
  const unfinished = (list: ReadonlyArray<z.output<typeof refundAnswer>>): RefundTruth | undefined => {
    const open = list.find(({ status }) => !isDone(status) && !isFailed(status));
    if (open) {
      return { state: 'processing', theirId: open.theirId };
    }
    if (request.isRepeat && list.some(({ status }) => isFailed(status))) {
      return { state: 'failed', reason: 'bKash says that a refund of this payment failed.' };
    }
    return request.theirId === undefined
      ? undefined
      : { state: 'unknown', reason: 'bKash doesn’t list the refund that it has accepted.' };
  };
  const known = async (): Promise<RefundTruth | undefined> => {
    const answer = await call('refundStatus', named);
    const told = answer.code === '0000' ? refundList.safeParse(answer.body) : undefined;
    if (told?.data === undefined) {
      // A payment without any refund may be told as an error, or as a success that says nothing of it, but neither is only for
      // that: a refund that may have been sent isn't sent again because of one.
      const isNone = (told?.success ?? answer.code !== undefined) && !request.isRepeat;
      return isNone ? undefined : unclear(answer);
    }
    const list = told.data;
    const done = list.filter(({ status }) => isDone(status));
    const sum = done.reduce((total, { amount }) => total + (parseTaka(amount) ?? Number.NaN), 0);
    if (Number.isNaN(sum)) {
      return { state: 'unknown', reason: 'bKash tells a refund without its sum.' };
    }
    if (sum === request.refundedBefore) {
      return unfinished(list);
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
    if (refunded?.success && refunded.data.theirId !== undefined && !isFailed(refunded.data.status)) {
      return { state: 'processing', theirId: refunded.data.theirId };
    }
    return answer.code !== undefined && refundRefused.has(answer.code)
      ? { state: 'failed', reason: `${answer.code} ${answer.message}` }
      : unclear(answer);
  } catch (cause) {
    return unknownAfter(cause);
  }
}
