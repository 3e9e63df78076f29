import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import type { PolicyActor } from '#platform/command/policy.ts';
import type { AttemptView } from '../attempts/attempts.contract.ts';
import { canAcceptReview } from '../attempts/attempts.policy.ts';

/** Why money of a gateway waits for somebody to look at it. */
export const reviewReasonTexts = {
  amount: m.office_review_why_amount,
  currency: m.office_review_why_currency,
  risk: m.office_review_why_risk,
  late: m.office_review_why_late,
  repeated: m.office_review_why_repeated,
};

type Reviewed = Pick<AttemptView, 'review' | 'received' | 'bookedFor'>;

/** Why what came can’t be accepted; undefined when it can. */
export function whyNotAccepted(actor: PolicyActor, row: Reviewed): RefusalReason {
  const code = canAcceptReview(actor, row)?.code;
  if (code === 'attempts.no-sum') {
    return m.office_refused_no_sum();
  }
  return (
    code &&
    (row.bookedFor === null
      ? m.office_refused_repeated()
      : m.office_review_booked({ reference: row.bookedFor }))
  );
}

/** What to do with the money once it was refused: what is booked for another attempt stays. */
export function refusedText({ review, bookedFor }: Reviewed): string {
  if (review !== 'repeated') {
    return m.office_review_refused();
  }
  return bookedFor === null
    ? m.office_review_refused_repeated()
    : m.office_review_refused_booked({ reference: bookedFor });
}
