import { m } from '#messages/messages.js';

/** Why money of a gateway waits for somebody to look at it. */
export const whyWords = {
  amount: m.office_review_why_amount,
  currency: m.office_review_why_currency,
  risk: m.office_review_why_risk,
  late: m.office_review_why_late,
  repeated: m.office_review_why_repeated,
};
