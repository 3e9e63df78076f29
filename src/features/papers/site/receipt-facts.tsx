import { m } from '#messages/messages.js';
import { dateSpan } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { sumsOf } from '../paper-sums.rules.ts';
import type { PaperData } from '../papers.contract.ts';
import { dueRow } from './due-row.ts';

/** The sum of a money receipt, from whom, for what, and how the order stands with it. */
export function ReceiptFacts({ paper }: { paper: PaperData }) {
  const { language } = paper;
  const { amount, customer, about, travelsOn, travelsUntil, reference, paidBy, takenBy, total } = paper;
  const { received } = sumsOf(paper);
  const day = travelsOn === null ? '' : `, ${dateSpan(travelsOn, travelsUntil, language)}`;
  const facts = [
    [
      m.papers_received_from(),
      customer.phone === null ? customer.name : `${customer.name}, ${groupedPhone(customer.phone)}`,
    ],
    [m.papers_for(), `${about}${day}`],
    [m.papers_order(), reference],
    [m.papers_paid_by(), paidBy],
    [m.papers_order_total(), taka(total, language)],
    [m.papers_received_so_far(), taka(received, language)],
    dueRow(paper),
    ...(takenBy === '' ? [] : [[m.papers_taken_by(), takenBy]]),
  ];
  return (
    <>
      <p className="paper-amount num">
        <b>{taka(amount, language)}</b>
        <span className="paper-in-words">{amountInWords(amount, language)}</span>
      </p>
      <dl className="paper-facts num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
