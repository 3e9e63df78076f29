import { m } from '#messages/messages.js';

const entries: Readonly<Record<string, () => string>> = {
  sale: m.office_entry_sale,
  amendment: m.office_entry_amendment,
  cancellation: m.office_entry_cancellation,
  payment: m.office_entry_payment,
  'payment-undone': m.office_entry_payment_undone,
  'refund-owed': m.office_entry_refund_owed,
  'refund-not-owed': m.office_entry_refund_not_owed,
  refund: m.office_entry_refund,
  'refund-undone': m.office_entry_refund_undone,
};

/** What an entry of the ledger books. */
export const entryWords = (kind: string): string => (entries[kind] ?? m.office_entry_other)();

const events: Readonly<Record<string, () => string>> = {
  quoted: m.office_event_quoted,
  requoted: m.office_event_requoted,
  accepted: m.office_event_accepted,
  amended: m.office_event_amended,
  'amendment-proposed': m.office_event_proposed,
  'amendment-withdrawn': m.office_event_withdrawn,
  cancelled: m.office_event_cancelled,
  lapsed: m.office_event_lapsed,
  booked: m.office_event_booked,
  'pays-later': m.office_event_pays_later,
  'held-again': m.office_event_held_again,
  declined: m.office_event_declined,
  'seats-gone': m.office_event_seats_gone,
  completed: m.office_event_completed,
  reminded: m.office_event_reminded,
  paid: m.office_event_paid,
  'payment-waits': m.office_event_payment_waits,
  'payment-undone': m.office_event_payment_undone,
  'payment-rejected': m.office_event_payment_rejected,
  'refund-asked': m.office_event_refund_asked,
  'refund-approved': m.office_event_refund_approved,
  'refund-processing': m.office_event_refund_processing,
  'refund-review': m.office_event_refund_review,
  'refund-paid': m.office_event_refund_paid,
  'refund-refused': m.office_event_refund_refused,
  'attempt-begun': m.office_event_attempt,
  'attempt-in-review': m.office_event_review,
  'attempt-accepted': m.office_event_review_accepted,
  'attempt-refused': m.office_event_review_refused,
  'voucher-issued': m.office_event_voucher,
  'cover-issued': m.office_event_cover,
  spent: m.office_event_spent,
  claim: m.office_event_claim,
  'claim-asked': m.office_event_claim_asked,
  'claim-rejected': m.office_event_claim_rejected,
  'claim-reopened': m.office_event_claim_reopened,
  travellers: m.office_event_travellers,
  'travellers-asked': m.office_event_travellers_asked,
  requested: m.office_event_requested,
};

/** What happened to an order. */
export const eventWords = (happened: string): string => (events[happened] ?? m.office_event_other)();
