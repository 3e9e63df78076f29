import { type RefusalTexts, referenceIn } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of payments, by their codes. */
export const paymentsRefusals: RefusalTexts = {
  'approvals.asked': () => m.office_refused_approval_requested(),
  'approvals.own': () => m.office_refused_approval_own(),
  'approvals.state': () => m.office_refused_approval_over(),
  'payments.by-hand': () => m.office_refused_by_hand(),
  'payments.cheque': () => m.office_refused_payment_cheque(),
  'payments.cheque-date': () => m.office_refused_cheque_date(),
  'payments.outside': () => m.office_refused_payments_outside(),
  'payments.own': () => m.office_refused_own_payment(),
  'payments.refunding': () => m.office_refused_refunding(),
  'payments.seen': (details) => {
    const reference = referenceIn(details);
    return reference === '' ? m.office_refused_seen_before() : m.office_refused_seen({ reference });
  },
  'payments.sent-before': () => m.office_refused_sent_before_outgoing(),
  'payments.state': () => m.office_refused_payment_over(),
  'refunds.by-gateway': () => m.office_refused_refund_by_gateway(),
  'refunds.gateway': () => m.office_refused_refund_gateway(),
  'refunds.no-number': () => m.office_order_outside_missing(),
  'refunds.not-stuck': () => m.office_refused_refund_not_stuck(),
  'refunds.own': () => m.office_refused_own_refund(),
  'refunds.sending': () => m.office_refused_refund_sending(),
  'refunds.state': () => m.office_refused_payment_over(),
  'refunds.too-much': () => m.office_refused_refund_much(),
};
