import { m } from '#messages/messages.js';
import type { ListedMail } from '#platform/mail/mail.contract.ts';
import { type MailState, notOneAddress } from '#platform/mail/mail.rules.ts';
import type { MailKind } from '#platform/mail/mail-kinds.ts';

export const stateLabels: Readonly<Record<MailState, () => string>> = {
  waiting: m.outbox_state_waiting,
  sent: m.outbox_state_sent,
  dead: m.outbox_state_dead,
  dropped: m.outbox_state_dropped,
};

export const kindLabels: Readonly<Record<MailKind, () => string>> = {
  'enquiries.reply': m.outbox_kind_reply,
  'enquiries.confirmation': m.outbox_kind_confirmation,
  'enquiries.message': m.outbox_kind_message,
  'enquiries.notice': m.outbox_kind_notice,
  'orders.quote': m.outbox_kind_quote,
  'orders.held': m.outbox_kind_held,
  'orders.pays-later': m.outbox_kind_pays_later,
  'orders.claimed': m.outbox_kind_claimed,
  'orders.amendment': m.outbox_kind_amendment,
  'orders.changed': m.outbox_kind_order_changed,
  'orders.payment-asked': m.outbox_kind_payment_requested,
  'orders.cheque-bounced': m.outbox_kind_cheque_bounced,
  'orders.cheque-stands': m.outbox_kind_cheque_stands,
  'orders.refund-undone': m.outbox_kind_refund_undone,
  'orders.accepted': m.outbox_kind_accepted,
  'orders.receipt': m.outbox_kind_receipt,
  'orders.reminder': m.outbox_kind_reminder,
  'orders.travellers': m.outbox_kind_travellers,
  'orders.review': m.outbox_kind_review,
  'orders.refund': m.outbox_kind_refund,
  'orders.cancelled': m.outbox_kind_cancelled,
  'bookings.go': m.outbox_kind_go,
  'waiting.over': m.outbox_kind_waiting_over,
  'waiting.unfit': m.outbox_kind_waiting_unfit,
  'waiting.twice': m.outbox_kind_waiting_twice,
  'waiting.joined': m.outbox_kind_waiting_joined,
  'waiting.offered': m.outbox_kind_offered,
  'visa-cases.begun': m.outbox_kind_case_begun,
  'visa-cases.moved': m.outbox_kind_case_moved,
  'visa-cases.again': m.outbox_kind_case_again,
  'visa-cases.changed': m.outbox_kind_case_changed,
  'visa-cases.corrected': m.outbox_kind_case_corrected,
  'visa-cases.purged': m.outbox_kind_case_purged,
  'fares.sent': m.outbox_kind_fares,
  'fares.alarm': m.outbox_kind_fare_alarm,
  'identity.invitation': m.outbox_kind_invitation,
  'identity.password-reset': m.outbox_kind_reset,
  'identity.verify-email': m.outbox_kind_verify,
  'identity.changed-address': m.outbox_kind_changed,
  'identity.accounts-changed': m.outbox_kind_accounts_changed,
};

const known = new Map<string, () => string>(Object.entries(kindLabels));

/** The kind of a mail in words; mail of an earlier version may have a kind that isn't written any more. */
export const kindOf = ({ kind }: ListedMail): string => known.get(kind)?.() ?? kind;

/** Why it hasn't gone, in the mail server's own words, which are English. */
export const whyOf = ({ lastError }: ListedMail): string =>
  lastError === notOneAddress ? m.outbox_why_address() : (lastError ?? '');
