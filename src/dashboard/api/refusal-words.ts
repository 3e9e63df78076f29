import { z } from 'zod';
import { m } from '#messages/messages.js';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import type { ApiProblem } from './request.ts';

type Details = ApiProblem['details'];

const standing = z.object({ departures: z.array(z.object({ departsOn: calendarDate })) });
const seats = z.object({ keptBack: z.int(), held: z.int(), booked: z.int() });
const checks = z.object({
  checks: z.array(z.object({ path: z.string(), message: z.object({ en: z.string(), bn: z.string() }) })),
});

/** The days of the departures that stand in the way. */
function daysIn(details: Details): string {
  const found = standing.safeParse(details).data?.departures ?? [];
  return found.map(({ departsOn }) => fullDate(departsOn, officeLanguage())).join('; ');
}

function seatWords(details: Details): string {
  const { keptBack = 0, held = 0, booked = 0 } = seats.safeParse(details).data ?? {};
  return m.office_refused_seats({ least: count(keptBack + held + booked, officeLanguage()) });
}

const referenced = z.object({ reference: z.string() });

/** The order that a refusal is about. */
const referenceIn = (details: Details): string => referenced.safeParse(details).data?.reference ?? '';

const changed = () => m.office_refused_changed();
const noText = () => m.office_refused_no_text();

/** What the office says to a refusal, by its code. A test checks that no code of the staff's commands is missing. */
const seatsLeft = z.object({ left: z.int() });
const leftIn = (details: Details): number => seatsLeft.safeParse(details).data?.left ?? 0;

const notMoved = z.object({ bookings: z.array(z.object({ reference: z.string() })) });
const referencesIn = (details: Details): string =>
  notMoved
    .safeParse(details)
    .data?.bookings.map(({ reference }) => reference)
    .join(', ') ?? '';

const openPapers = z.object({
  papers: z.array(z.object({ name: z.object({ en: z.string(), bn: z.string() }) })),
});
const papersIn = (details: Details): string =>
  openPapers
    .safeParse(details)
    .data?.papers.map(({ name }) => name[officeLanguage()])
    .join('; ') ?? '';

const packagesIn = (details: Details): number =>
  z.object({ count: z.int() }).safeParse(details).data?.count ?? 1;

const peopleIn = (details: Details): string => {
  const people = z.object({ people: z.int() }).safeParse(details).data?.people;
  return people === undefined ? '' : count(people, officeLanguage());
};

const words: Readonly<Record<string, (details: Details) => string>> = {
  'customers.changed': changed,
  'customers.contact-taken': () => m.office_refused_contact_taken(),
  'customers.email': () => m.office_refused_email(),
  'customers.join-itself': () => m.office_refused_merge_itself(),
  'customers.joined': () => m.office_refused_customer_joined(),
  'customers.last-contact': () => m.office_refused_last_contact(),
  'customers.relative': () => m.office_refused_relative(),
  'bookings.departure': () => m.office_refused_no_departure(),
  'bookings.discount': () => m.office_refused_discount_larger(),
  'bookings.none': () => m.office_refused_no_booking(),
  'bookings.party': () => m.office_refused_party(),
  'bookings.price': () => m.office_refused_other_price(),
  'bookings.plan': () => m.office_refused_tour_plan(),
  'bookings.plan-changed': () => m.office_refused_tour_plan_changed(),
  'orders.booked': () => m.office_refused_booked_lines(),
  'bookings.closed': () => m.office_refused_departure_closed(),
  'bookings.full': (details) => m.office_refused_departure_full({ left: leftIn(details) }),
  'departures.band': () => m.office_refused_band(),
  'departures.band-needed': (details) => m.office_refused_band_needed({ days: daysIn(details) }),
  'departures.booked': (details) => m.office_refused_booked({ days: daysIn(details) }),
  'departures.cancelled': () => m.office_refused_cancelled(),
  'departures.changed': () => m.office_dep_outdated(),
  'departures.departed': () => m.office_refused_departed(),
  'departures.kept': () => m.office_dep_wrong_kept(),
  'departures.package': () => m.office_refused_package(),
  'departures.past': () => m.office_dep_wrong_past(),
  'departures.not-moved': (details) => m.office_refused_not_moved({ references: referencesIn(details) }),
  'departures.seated': () => m.office_refused_seated(),
  'departures.seats': seatWords,
  'documents.changed': changed,
  'documents.checks': () => m.office_refused_checks(),
  'documents.exists': () => m.office_refused_exists(),
  'documents.no-text': noText,
  'documents.outdated': () => m.office_refused_outdated(),
  'documents.past': () => m.office_refused_past(),
  'documents.slug-taken': () => m.office_refused_slug_taken(),
  'documents.trashed': () => m.office_refused_trashed(),
  'phone.number': () => m.inbox_new_phone_wrong(),
  'enquiries.changed': changed,
  'enquiries.in-review': () => m.inbox_reply_in_review(),
  'enquiries.merge-itself': () => m.office_refused_merge_itself(),
  'attempts.state': () => m.office_refused_payment_over(),
  'enquiries.merged': () => m.office_refused_merged(),
  'enquiries.no-email': () => m.inbox_reply_no_email(),
  'enquiries.not-in-review': () => m.office_refused_not_in_review(),
  'enquiries.other-person': () => m.office_refused_other_person(),
  'enquiries.reply-used': () => m.office_refused_sent_before(),
  'files.empty': () => m.office_refused_file_empty(),
  'files.gone': () => m.office_refused_file_slow(),
  'files.key-lost': () => m.office_refused_file_key_lost(),
  'files.deleted': () => m.office_refused_file_deleted(),
  'files.many': () => m.office_refused_files_many(),
  'files.too-large': () => m.office_refused_file_large(),
  'files.type': () => m.office_refused_file_type(),
  'files.heic': () => m.office_refused_file_type(),
  'input.unstorable': () => m.office_refused_unstorable(),
  'key.used': () => m.office_refused_sent_before(),
  'invitations.closed': () => m.office_refused_invitation_closed(),
  'invitations.open': () => m.office_refused_invitation_open(),
  'invitations.other-address': () => m.invitation_other_address(),
  'invitations.role': () => m.office_refused_invitation_role(),
  'invitations.sign-in': () => m.invitation_sign_in(),
  'invitations.unverified': () => m.invitation_unverified(),
  'invitations.works-here': () => m.office_refused_works_here(),
  'mail.not-dead': () => m.office_refused_mail_waits(),
  'mail.over': () => m.office_refused_mail_over(),
  'destinations.used': () => m.office_refused_place_used(),
  'themes.built-in': () => m.office_theme_known(),
  'themes.used': (details) => {
    const number = packagesIn(details);
    return m.office_refused_theme_used({ number, count: count(number, officeLanguage()) });
  },
  'media.changed': changed,
  'media.empty': () => m.writing_upload_empty(),
  'media.format': () => m.writing_upload_format(),
  'media.known': () => m.writing_upload_known(),
  'media.pixels': () => m.writing_upload_pixels(),
  'media.svg': () => m.writing_upload_svg(),
  'media.unreadable': () => m.writing_upload_unreadable(),
  'media.used': () => m.office_refused_media_used(),
  'orders.cancelled': () => m.office_refused_order_cancelled(),
  'orders.changed': changed,
  'orders.completed': () => m.office_refused_order_completed(),
  'orders.enquiry-has-one': (details) => m.office_refused_has_order({ reference: referenceIn(details) }),
  'orders.lapsed': () => m.office_refused_order_lapsed(),
  'orders.line': changed,
  'orders.not-spendable': () => m.office_refused_not_spendable(),
  'orders.spent-more': () => m.office_refused_spent_more(),
  'till.own': () => m.office_refused_till_own(),
  'till.not-closed': () => m.office_refused_till_not_closed(),
  'till.no-clerk': () => m.office_refused_till_no_clerk(),
  'till.safe-difference': () => m.office_refused_safe_difference(),
  'orders.spent': () => m.office_refused_order_spent(),
  'money.matched': () => m.office_refused_money_matched(),
  'claims.empty': () => m.office_refused_claim_empty(),
  'statements.type': () => m.office_money_no_csv(),
  'statements.too-long': () => m.office_refused_statement_long(),
  'statements.columns': () => m.office_money_say_columns(),
  'claims.asked': () => m.office_refused_claim_asked(),
  'claims.no-mail': () => m.office_refused_claim_no_mail(),
  'claims.over': () => m.office_refused_claim_over(),
  'arrivals.over': () => m.office_refused_arrival_over(),
  'fares.many': () => m.office_refused_fare_many(),
  'fares.unticketed': () => m.office_fare_cover_later(),
  'fares.forgotten': () => m.office_fare_cover_forgotten(),
  'fares.over': () => m.office_refused_fare_over(),
  'fares.accepted': () => m.office_refused_fare_accepted(),
  'fares.empty': () => m.office_refused_fare_empty(),
  'fares.option': () => m.office_refused_fare_option(),
  'fares.no-ticket': () => m.office_refused_fare_no_ticket(),
  'fares.changed': () => m.office_refused_fare_changed(),
  'fares.open': () => m.office_refused_fare_open(),
  'fares.ticket': () => m.office_refused_fare_ticket(),
  'fares.ticket-airline': () => m.office_refused_fare_ticket_airline(),
  'fares.ticket-known': () => m.office_refused_fare_ticket_known(),
  'fares.files': () => m.office_refused_fare_files(),
  'visa-cases.move': () => m.office_refused_case_move(),
  'visa-cases.papers': (details) => m.office_refused_case_papers({ papers: papersIn(details) }),
  'visa-cases.closed': () => m.office_refused_case_closed(),
  'visa-cases.people': (details) => m.office_refused_case_people({ people: peopleIn(details) }),
  'visa-cases.passport': () => m.office_refused_case_passport(),
  'visa-cases.passports': () => m.office_refused_case_passports(),
  'visa-cases.owner': () => m.office_refused_case_owner(),
  'visa-cases.discount': () => m.office_refused_case_discount(),
  'orders.visa-there': () => m.office_refused_visa_there(),
  'visa-cases.nothing': () => m.office_refused_case_nothing(),
  'visa-cases.no-guide': () => m.office_refused_case_no_guide(),
  'visa-cases.bundle-large': () => m.office_refused_bundle_large(),
  'files.unreadable': (details) => m.office_refused_file_unreadable({ papers: papersIn(details) }),
  'orders.not-sold': () => m.office_refused_not_sold(),
  'orders.terms': () => m.office_refused_terms(),
  'orders.voucher': () => m.office_refused_order_voucher(),
  'payments.own': () => m.office_refused_own_payment(),
  'payments.seen': (details) => m.office_refused_seen({ reference: referenceIn(details) }),
  'payments.state': () => m.office_refused_payment_over(),
  'refunds.own': () => m.office_refused_own_refund(),
  'refunds.state': () => m.office_refused_payment_over(),
  'refunds.gateway': () => m.office_refused_refund_gateway(),
  'refunds.sending': () => m.office_refused_refund_sending(),
  'refunds.too-much': () => m.office_refused_refund_much(),
  'reports.too-long': () => m.office_refused_report_long(),
  'reports.undone': () => m.office_refused_cost_undone(),
  'reports.no-cost': () => m.office_refused_cost_undone(),
  'reports.cost-paid': () => m.office_refused_cost_paid(),
  'reports.paid-too-much': () => m.office_refused_paid_too_much(),
  'reports.no-number': () => m.office_order_outside_missing(),
  'reports.no-payment': () => m.office_refused_supplier_payment_undone(),
  'reports.payment-undone': () => m.office_refused_supplier_payment_undone(),
  'travellers.changed': changed,
  'travellers.closed': () => m.office_refused_travellers_closed(),
  'travellers.over': () => m.office_refused_travellers_over(),
  'travellers.fields': () => m.office_refused_travellers_fields(),
  'till.closed': () => m.office_refused_till_closed(),
  'till.difference': () => m.office_refused_till_difference(),
  'till.opened': () => m.office_refused_till_opened(),
  'till.other': () => m.office_refused_till_other(),
  'request.too-much': () => m.office_refused_file_large(),
  'settings.changed': changed,
  'users.disabled': () => m.office_refused_user_disabled(),
  'users.last-owner': () => m.office_last_owner(),
  'users.own-account': () => m.office_own_account(),
  'users.own-role': () => m.office_own_role(),
  'users.reset-elsewhere': () => m.office_refused_reset_elsewhere(),
};

/** Whether the office has words for a code. */
export const isWorded = (code: string): boolean => code in words;

/** A refusal in the office's language. Unknown ones have the API's own words in English, and general ones in Bangla. */
export function refusalWords({ code, details, message, status }: ApiProblem): string {
  if (status === 404) {
    return m.office_refused_gone();
  }
  return words[code]?.(details) ?? (officeLanguage() === 'en' && message ? message : m.office_refused());
}

/** The fields that a refusal names, with what is wrong in the office's language. */
export function refusedFields(problem: ApiProblem): readonly { path: string; message: string }[] {
  const found = checks.safeParse(problem.details).data?.checks;
  if (found) {
    return found.map(({ path, message }) => ({ path, message: message[officeLanguage()] }));
  }
  const known = words[problem.code]?.(problem.details);
  return problem.fields.map(({ path, message }) => ({
    path,
    message: known ?? (officeLanguage() === 'en' ? message : m.office_field_wrong()),
  }));
}
