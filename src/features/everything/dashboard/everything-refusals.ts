import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of “Take everything with you” and of reading it back, by their codes. */
export const everythingRefusals: RefusalTexts = {
  'everything.damaged': () => m.office_refused_everything_damaged(),
  'everything.gone': () => m.office_refused_everything_gone(),
  'everything.just-made': () => m.office_refused_everything_just_made(),
  'everything.newer': () => m.office_refused_everything_newer(),
  'everything.not-done': () => m.office_everything_running(),
  'everything.not-empty': () => m.office_refused_everything_not_empty(),
  'everything.not-ours': () => m.office_refused_everything_not_ours(),
  'everything.not-same': () => m.office_refused_everything_not_same(),
  'everything.too-old': () => m.office_refused_everything_too_old(),
};
