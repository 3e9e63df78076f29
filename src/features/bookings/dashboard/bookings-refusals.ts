import { leftIn, type RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';

/** What the office says to refusals of bookings, by their codes. */
export const bookingsRefusals: RefusalTexts = {
  'bookings.closed': () => m.office_refused_departure_closed(),
  'bookings.departure': () => m.office_refused_no_departure(),
  'bookings.discount': () => m.office_refused_discount_larger(),
  'bookings.full': (details) =>
    m.office_refused_departure_full({ left: count(leftIn(details), officeLanguage()) }),
  'bookings.none': () => m.office_refused_no_booking(),
  'bookings.party': () => m.office_refused_party(),
  'bookings.pay-by': () => m.office_refused_pay_by(),
  'bookings.plan': () => m.office_refused_tour_plan(),
  'bookings.plan-changed': () => m.office_refused_tour_plan_changed(),
  'bookings.price': () => m.office_refused_other_price(),
  'travellers.changed': () => m.office_refused_changed(),
  'travellers.closed': () => m.office_refused_travellers_closed(),
  'travellers.fields': () => m.office_refused_travellers_fields(),
  'travellers.over': () => m.office_refused_travellers_over(),
};
