import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of notifications, by their codes. */
export const pushRefusals: RefusalTexts = {
  'push.endpoint': () => m.office_refused_push_endpoint(),
  'push.none': () => m.office_refused_push_none(),
  'push.no-device': () => m.office_refused_push_device(),
  'push.no-key': () => m.office_refused_push_key(),
};
