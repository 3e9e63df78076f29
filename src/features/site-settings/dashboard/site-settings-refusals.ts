import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of site settings, by their codes. */
export const siteSettingsRefusals: RefusalTexts = {
  'settings.changed': () => m.office_refused_changed(),
};
