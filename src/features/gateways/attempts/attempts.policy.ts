import type { Policy } from '#platform/command/policy.ts';
import type { ReviewReason } from '../gateways.contract.ts';

interface InReview {
  readonly review: ReviewReason | null;
  /** Poisha. */
  readonly received: number | null;
}

/** Nobody accepts a transaction that came before, nor one without a sum. */
export const canAcceptReview: Policy<InReview, 'attempts.repeated' | 'attempts.no-sum'> = (
  _actor,
  { review, received },
) => {
  if (review === 'repeated') {
    const message = 'The same transaction came before, by another attempt or payment.';
    return { kind: 'conflict', code: 'attempts.repeated', message };
  }
  return received === 0
    ? { kind: 'conflict', code: 'attempts.no-sum', message: 'No sum came with it.' }
    : undefined;
};
