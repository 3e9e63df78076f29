import { m } from '#messages/messages.js';
import type { PaperKind } from './papers.rules.ts';

/** What a kind of paper is called, in its own title too. */
export const paperName: Readonly<Record<PaperKind, () => string>> = {
  quote: m.papers_quote,
  invoice: m.papers_invoice,
  receipt: m.papers_receipt,
  'credit-note': m.papers_credit_note,
  voucher: m.papers_voucher,
  'ticket-cover': m.papers_ticket_cover,
};
