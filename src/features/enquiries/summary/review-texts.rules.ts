import { m } from '#messages/messages.js';
import type { ReviewReason } from '../enquiries.rules.ts';

/** The reasons for review in words, for the office and the letter to the staff. */
export const reviewReasonLabels: Readonly<Record<ReviewReason, typeof m.inbox_review_links>> = {
  honeypot: m.inbox_review_honeypot,
  'too-quick': m.inbox_review_quick,
  links: m.inbox_review_links,
  'many-from-address': m.inbox_review_address,
  'many-from-contact': m.inbox_review_contact,
};
