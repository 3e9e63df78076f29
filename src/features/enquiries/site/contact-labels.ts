import { m } from '#messages/messages.js';
import type { ContactErrorCode, Reply } from '../contact/contact.rules.ts';

export const replyName: Readonly<Record<Reply, () => string>> = {
  phone: m.contact_reply_phone,
  whatsapp: m.contact_reply_whatsapp,
  email: m.contact_reply_email,
};

/** Error messages that say what is valid. */
export const errorTexts: Readonly<Record<ContactErrorCode, () => string>> = {
  'name-missing': m.contact_error_name_missing,
  'phone-missing': m.contact_error_phone_missing,
  'phone-wrong': m.contact_error_phone_wrong,
  'email-missing': m.contact_error_email_missing,
  'email-wrong': m.contact_error_email_wrong,
  'message-missing': m.contact_error_message_missing,
  'message-long': m.contact_error_message_long,
  'travel-wrong': m.contact_error_travel_wrong,
  'subject-gone': m.contact_error_subject_gone,
};
