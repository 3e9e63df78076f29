import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of reports, by their codes. */
export const reportsRefusals: RefusalTexts = {
  'reports.cost-paid': () => m.office_refused_cost_paid(),
  'reports.no-cost': () => m.office_refused_cost_undone(),
  'reports.no-number': () => m.office_order_outside_missing(),
  'reports.no-payment': () => m.office_refused_supplier_payment_undone(),
  'reports.paid-too-much': () => m.office_refused_paid_too_much(),
  'reports.payment-undone': () => m.office_refused_supplier_payment_undone(),
  'reports.too-long': () => m.office_refused_report_long(),
  'reports.undone': () => m.office_refused_cost_undone(),
};
