import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of till, by their codes. */
export const tillRefusals: RefusalTexts = {
  'till.begun': () => m.office_refused_till_begun(),
  'till.closed': () => m.office_refused_till_closed(),
  'till.difference': () => m.office_refused_till_difference(),
  'till.large-difference': () => m.office_refused_large_difference(),
  'till.no-clerk': () => m.office_refused_till_no_clerk(),
  'till.not-closed': () => m.office_refused_till_not_closed(),
  'till.opened': () => m.office_refused_till_opened(),
  'till.other': () => m.office_refused_till_other(),
  'till.own': () => m.office_refused_till_own(),
  'till.safe-difference': () => m.office_refused_safe_difference(),
  'till.safe-short': () => m.office_refused_safe_short(),
  'till.unclosed': () => m.office_refused_till_unclosed(),
};
