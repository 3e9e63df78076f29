import { m } from '#messages/messages.js';
import type { ContactProblem, Reply } from '../contact/contact.rules.ts';

export const replyName: Readonly<Record<Reply, () => string>> = {
  phone: m.contact_reply_phone,
  whatsapp: m.contact_reply_whatsapp,
  email: m.contact_reply_email,
};

/** Error messages that say what is valid. */
export const problemWords: Readonly<Record<ContactProblem, () => string>> = {
  'name-missing': m.contact_problem_name_missing,
  'phone-missing': m.contact_problem_phone_missing,
  'phone-wrong': m.contact_problem_phone_wrong,
  'email-missing': m.contact_problem_email_missing,
  'email-wrong': m.contact_problem_email_wrong,
  'message-missing': m.contact_problem_message_missing,
  'message-long': m.contact_problem_message_long,
  'travel-wrong': m.contact_problem_travel_wrong,
  'subject-gone': m.contact_problem_subject_gone,
};
