import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of suppliers and their bills, by their codes. */
export const suppliersRefusals: RefusalTexts = {
  'bills.deducted': () => m.office_supplier_refused_deducted(),
  'bills.departure': () => m.office_supplier_refused_departure(),
  'bills.not-found': () => m.office_supplier_refused_no_bill(),
  'bills.order': () => m.office_supplier_refused_order(),
  'bills.other': () => m.office_supplier_refused_other(),
  'bills.paid': () => m.office_supplier_refused_paid(),
  'bills.rate': () => m.office_supplier_refused_rate(),
  'bills.seen': () => m.office_supplier_refused_seen(),
  'bills.memo': () => m.office_supplier_refused_memo(),
  'bills.total': () => m.office_supplier_refused_total(),
  'bills.undone': () => m.office_supplier_refused_undone(),
  'orders.more-back': () => m.office_payon_refused_back(),
  'orders.not-sold': () => m.office_payon_refused_not_sold(),
  'suppliers.not-found': () => m.office_supplier_refused_gone(),
};
