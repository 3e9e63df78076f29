import { type RefusalTexts, referenceIn } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of payments, by their codes. */
export const paymentsRefusals: RefusalTexts = {
  'approvals.asked': () => m.office_refused_approval_requested(),
  'approvals.own': () => m.office_refused_approval_own(),
  'approvals.state': () => m.office_refused_approval_over(),
  'deductions.not-found': () => m.office_refused_deduction_gone(),
  'deductions.over': () => m.office_refused_payment_over(),
  'orders.credit': () => m.office_refused_credit(),
  'orders.credit-gone': () => m.office_refused_credit_gone(),
  'orders.credit-undone': () => m.office_refused_adjustment_undone(),
  'orders.no-credit-move': () => m.office_refused_adjustment_gone(),
  'orders.no-write-off': () => m.office_refused_adjustment_gone(),
  'orders.other-customer': () => m.office_refused_other_customer(),
  'orders.write-off': () => m.office_refused_write_off(),
  'orders.write-off-undone': () => m.office_refused_adjustment_undone(),
  'payments.account': () => m.office_refused_payment_account(),
  'payments.amount': () => m.office_refused_payment_amount(),
  'payments.by-hand': () => m.office_refused_by_hand(),
  'payments.cheque': () => m.office_refused_payment_cheque(),
  'payments.cheque-date': () => m.office_refused_cheque_date(),
  'payments.fee': () => m.office_refused_cash_fee(),
  'payments.moved': () => m.office_refused_payment_moved(),
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
