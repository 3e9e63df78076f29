import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of customers, by their codes. */
export const customersRefusals: RefusalTexts = {
  'customers.changed': () => m.office_refused_changed(),
  'customers.contact-taken': () => m.office_refused_contact_taken(),
  'customers.email': () => m.office_refused_email(),
  'customers.join-itself': () => m.office_refused_join_itself(),
  'customers.joined': () => m.office_refused_customer_joined(),
  'customers.last-contact': () => m.office_refused_last_contact(),
  'customers.relative': () => m.office_refused_relative(),
};
