import { m } from '#messages/messages.js';
import type { ReviewState } from '../traveller-reviews.contract.ts';

/** What whoever wrote a review reads of how it stands. */
export const reviewStateTexts: Readonly<Record<Exclude<ReviewState, 'asked'>, () => string>> = {
  waiting: m.review_is_waiting,
  visible: m.review_is_visible,
  hidden: m.review_is_hidden,
  removed: m.review_is_removed,
};
