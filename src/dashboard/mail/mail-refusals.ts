import { m } from '#messages/messages.js';
import type { RefusalTexts } from '../api/refusal-details.ts';

/** What the office says to refusals of mail, by their codes. */
export const mailRefusals: RefusalTexts = {
  'mail.not-dead': () => m.office_refused_mail_waits(),
  'mail.over': () => m.office_refused_mail_over(),
};
