import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of reviews, by their codes. */
export const travellerReviewsRefusals: RefusalTexts = {
  'traveller-reviews.not-found': () => m.office_refused_no_traveller_review(),
  'traveller-reviews.changed': () => m.office_refused_traveller_review_changed(),
};
