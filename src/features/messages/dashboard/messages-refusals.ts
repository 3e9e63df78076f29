import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of mail, by their codes. */
export const messagesRefusals: RefusalTexts = {
  'messages.waiting': () => m.office_refused_mail_waits(),
  'messages.over': () => m.office_refused_mail_over(),
  'messages.account': () => m.office_refused_message_account(),
  'messages.no-address': () => m.office_refused_message_address(),
  'messages.not-written': () => m.office_refused_message_text(),
  'messages.practice': () => m.office_refused_message_practice(),
  'messages.stopped': () => m.office_refused_message_stopped(),
  'messages.no-whatsapp': () => m.office_refused_message_whatsapp(),
  'messages.window': () => m.office_refused_message_window(),
  'messages.nobody': () => m.office_refused_message_nobody(),
  'messages.nobody-reached': () => m.office_refused_message_nobody_reached(),
  'messages.list-changed': () => m.office_refused_message_list(),
  'messages.too-many': () => m.office_refused_message_many(),
  'messages.no-batch': () => m.office_refused_message_batch(),
  'messages.no-file': () => m.office_refused_message_file(),
  'messages.no-attachment': () => m.office_refused_message_attachment(),
  'messages.file-large': () => m.office_refused_message_large(),
};
