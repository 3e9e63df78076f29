import { flightIn, type RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of fares, by their codes. */
export const faresRefusals: RefusalTexts = {
  'fares.accepted': () => m.office_refused_fare_accepted(),
  'fares.changed': () => m.office_refused_fare_changed(),
  'fares.empty': () => m.office_refused_fare_empty(),
  'fares.files': () => m.office_refused_fare_files(),
  'fares.forgotten': () => m.office_fare_cover_forgotten(),
  'fares.many': () => m.office_refused_fare_many(),
  'fares.no-ticket': () => m.office_refused_fare_no_ticket(),
  'fares.open': () => m.office_refused_fare_open(),
  'fares.option': () => m.office_refused_fare_option(),
  'fares.over': () => m.office_refused_fare_over(),
  'fares.ticket': () => m.office_refused_fare_ticket(),
  'fares.ticket-airline': () => m.office_refused_fare_ticket_airline(),
  'fares.ticket-known': () => m.office_refused_fare_ticket_known(),
  'fares.times': (details) => m.office_refused_fare_times({ flight: flightIn(details) }),
  'fares.lapsed': () => m.office_refused_fare_lapsed(),
  'fares.names': () => m.office_refused_fare_names(),
  'fares.passengers': () => m.office_refused_fare_passengers(),
  'fares.price': () => m.office_refused_fare_price(),
  'fares.unnamed': () => m.office_refused_fare_unnamed(),
  'fares.unticketed': () => m.office_fare_cover_later(),
  'fares.withdrawn': () => m.office_refused_fare_withdrawn(),
};
