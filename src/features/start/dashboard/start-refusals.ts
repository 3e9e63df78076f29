import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of the guided start, by their codes. */
export const startRefusals: RefusalTexts = {
  'start.not-set': () => m.office_refused_start_not_set(),
  'start.no-own-number': () => m.office_refused_start_no_own_number(),
};
