import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of reconciliation, by their codes. */
export const reconciliationRefusals: RefusalTexts = {
  'lines.carried': () => m.office_refused_line_carried(),
  'lines.direction': () => m.office_refused_line_direction(),
  'lines.not-found': () => m.office_refused_line_gone(),
  'lines.waiting': () => m.office_refused_line_waiting(),
  'matches.fee-large': () => m.office_refused_match_fee_large(),
  'matches.matched': () => m.office_refused_match_matched(),
  'matches.not-found': () => m.office_refused_match_gone(),
  'matches.sum': () => m.office_refused_match_sum(),
  'matches.undone': () => m.office_refused_match_undone(),
};
