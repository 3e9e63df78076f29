import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { PaperData, PaperPayment } from './papers.contract.ts';

/** How money of an order came or went, or what was written off, on its papers. */
export function paymentLabel({ number, amount, order, isWrittenOff }: PaperPayment): string {
  if (isWrittenOff) {
    return m.papers_written_off();
  }
  if (order !== undefined) {
    return amount > 0 ? m.papers_from_order({ order }) : m.papers_to_order({ order });
  }
  return number === undefined ? m.papers_gone_back() : m.papers_received_by({ number });
}

/** What was moved or written off since a paper was issued, each in a sentence. */
export const sinceTexts = ({ since, language }: Pick<PaperData, 'since' | 'language'>): readonly string[] =>
  since.map((each) =>
    m.papers_since({
      what: paymentLabel(each),
      sum: taka(Math.abs(each.amount), language),
      day: longDate(each.on, language),
    }),
  );
