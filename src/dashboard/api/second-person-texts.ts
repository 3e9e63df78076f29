import { m } from '#messages/messages.js';

/** What the office says where another person decides, or where money is about to move twice. */
export const secondPerson: Readonly<Record<string, () => string>> = {
  'approvals.own': () => m.office_refused_approval_own(),
  'approvals.state': () => m.office_refused_approval_over(),
  'approvals.asked': () => m.office_refused_approval_requested(),
  'payments.sent-before': () => m.office_refused_sent_before_outgoing(),
  'payments.by-hand': () => m.office_refused_by_hand(),
  'refunds.by-gateway': () => m.office_refused_refund_by_gateway(),
  'refunds.not-stuck': () => m.office_refused_refund_not_stuck(),
  'refunds.no-number': () => m.office_order_outside_missing(),
  'money.fee-high': () => m.office_refused_money_fee_high(),
  'till.safe-short': () => m.office_refused_safe_short(),
  'till.large-difference': () => m.office_refused_large_difference(),
  'list-views.not-found': () => m.office_refused_no_view(),
  'list-views.not-yours': () => m.office_refused_view_not_yours(),
  'list-views.too-many': () => m.office_refused_views_too_many(),
};
