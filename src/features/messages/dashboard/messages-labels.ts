import { m } from '#messages/messages.js';
import { notOneAddress } from '#platform/mail/mail.rules.ts';
import type { MessageEventName } from '#platform/messages/events.data.ts';
import { overBudget } from '#platform/messages/events.data.ts';
import type { Channel, MessageState } from '#platform/messages/messages.rules.ts';
import type { ListedMessage } from '../messages.contract.ts';
import { errorLabel } from './error-labels.ts';

export const stateLabels: Readonly<Record<MessageState, () => string>> = {
  waiting: m.outbox_state_waiting,
  sent: m.outbox_state_sent,
  delivered: m.outbox_state_delivered,
  read: m.outbox_state_read,
  failed: m.outbox_state_failed,
  dead: m.outbox_state_dead,
  stopped: m.outbox_state_stopped,
  received: m.outbox_state_received,
};

export const eventLabels: Readonly<Record<MessageEventName, () => string>> = {
  'enquiry.reply': m.outbox_kind_reply,
  'enquiry.received': m.outbox_kind_confirmation,
  'enquiry.message': m.outbox_kind_message,
  'enquiry.notice': m.outbox_kind_notice,
  'order.quoted': m.outbox_kind_quote,
  'order.held': m.outbox_kind_held,
  'order.pays-later': m.outbox_kind_pays_later,
  'hold.ends': m.outbox_kind_hold_ends,
  'payment.claimed': m.outbox_kind_claimed,
  'order.amendment': m.outbox_kind_amendment,
  'order.changed': m.outbox_kind_order_changed,
  'payment.asked': m.outbox_kind_payment_requested,
  'payment.bounced': m.outbox_kind_cheque_bounced,
  'payment.stands': m.outbox_kind_cheque_stands,
  'refund.undone': m.outbox_kind_refund_undone,
  'order.confirmed': m.outbox_kind_accepted,
  'payment.received': m.outbox_kind_receipt,
  'payment.reminder': m.outbox_kind_reminder,
  'travellers.missing': m.outbox_kind_travellers,
  'review.asked': m.outbox_kind_review,
  'refund.sent': m.outbox_kind_refund,
  'order.cancelled': m.outbox_kind_cancelled,
  'departure.decided': m.outbox_kind_go,
  'departure.tomorrow': m.outbox_kind_tomorrow,
  'waiting.over': m.outbox_kind_waiting_over,
  'waiting.unfit': m.outbox_kind_waiting_unfit,
  'waiting.twice': m.outbox_kind_waiting_twice,
  'waiting.joined': m.outbox_kind_waiting_joined,
  'waiting.offer': m.outbox_kind_offered,
  'case.begun': m.outbox_kind_case_begun,
  'case.state': m.outbox_kind_case_moved,
  'case.paper-again': m.outbox_kind_case_again,
  'case.changed': m.outbox_kind_case_changed,
  'case.corrected': m.outbox_kind_case_corrected,
  'case.purged': m.outbox_kind_case_purged,
  'case.passport': m.outbox_kind_case_passport,
  'case.papers-missing': m.outbox_kind_case_papers,
  'fare.options': m.outbox_kind_fares,
  'staff.text': m.outbox_kind_staff_text,
  'customer.text': m.outbox_kind_customer_text,
  'fare.ticketed': m.outbox_kind_ticketed,
  'find.code': m.outbox_kind_find_code,
  'fare.alarm': m.outbox_kind_fare_alarm,
  'identity.invitation': m.outbox_kind_invitation,
  'identity.password-reset': m.outbox_kind_reset,
  'identity.verify-email': m.outbox_kind_verify,
  'identity.changed-address': m.outbox_kind_changed,
  'identity.accounts-changed': m.outbox_kind_accounts_changed,
  'start.trial': m.outbox_kind_start_trial,
};

const known = new Map<string, () => string>(Object.entries(eventLabels));

/** What a message tells of, in words; one of an earlier version may have an event that isn't told any more. */
export const eventLabel = ({ event }: ListedMessage): string => known.get(event)?.() ?? event;

export const channelLabels: Readonly<Record<Channel, () => string>> = {
  whatsapp: m.outbox_channel_whatsapp,
  sms: m.outbox_channel_sms,
  email: m.outbox_channel_email,
};

/** Why it hasn't gone; what a mail server says stands in its own words, which are English. */
export const whyOf = ({ error, code }: ListedMessage): string =>
  errorLabel(code) ??
  (error === notOneAddress
    ? m.outbox_why_address()
    : error === overBudget
      ? m.outbox_why_budget()
      : (error ?? ''));
