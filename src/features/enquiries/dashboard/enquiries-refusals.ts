import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of enquiries, by their codes. */
export const enquiriesRefusals: RefusalTexts = {
  'contact.email': () => m.office_refused_email(),
  'contact.same': () => m.office_refused_contact_same(),
  'contact.unreachable': () => m.office_refused_contact_unreachable(),
  'enquiries.changed': () => m.office_refused_changed(),
  'enquiries.in-review': () => m.inbox_reply_in_review(),
  'enquiries.merge-itself': () => m.office_refused_merge_itself(),
  'enquiries.merged': () => m.office_refused_merged(),
  'enquiries.no-email': () => m.inbox_reply_no_email(),
  'enquiries.not-in-review': () => m.office_refused_not_in_review(),
  'enquiries.other-person': () => m.office_refused_other_person(),
  'enquiries.owner': () => m.office_refused_enquiry_owner(),
  'enquiries.reply-used': () => m.office_refused_sent_before(),
};
