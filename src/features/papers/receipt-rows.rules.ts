import { m } from '#messages/messages.js';
import { dateSpan, longDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { dueRow } from './due-row.rules.ts';
import { sumsOf } from './paper-sums.rules.ts';
import type { PaperData, PaperPart } from './papers.contract.ts';

type Row = readonly [name: string, value: string];

const partNames: Readonly<Record<PaperPart['kind'], () => string>> = {
  reached: m.papers_part_reached,
  fee: m.papers_part_fee,
  vat: m.papers_part_vat,
  tax: m.papers_part_tax,
};

/** A part of the sum, with the certificate of what was deducted. */
function partOf({ kind, amount, certificate }: PaperPart, language: PaperData['language']): Row {
  const sum = taka(amount, language);
  if (kind !== 'vat' && kind !== 'tax') {
    return [partNames[kind](), sum];
  }
  const proof =
    certificate === null ? m.papers_certificate_to_come() : m.papers_certificate({ number: certificate });
  return [partNames[kind](), `${sum} · ${proof}`];
}

/** What a money receipt says below its sum: from whom, for what, and how the order stands with it. */
export function receiptRows(paper: PaperData): readonly Row[] {
  const { language } = paper;
  const { customer, about, travelsOn, travelsUntil, reference, paidBy, takenBy, total } = paper;
  const { received } = sumsOf(paper);
  const day = travelsOn === null ? '' : `, ${dateSpan(travelsOn, travelsUntil, language)}`;
  const paidOn: readonly Row[] =
    paper.paidOn === null ? [] : [[m.papers_paid_on(), longDate(paper.paidOn, language)]];
  const taken: readonly Row[] = takenBy === '' ? [] : [[m.papers_taken_by(), takenBy]];
  return [
    [
      m.papers_received_from(),
      customer.phone === null ? customer.name : `${customer.name}, ${groupedPhone(customer.phone)}`,
    ],
    [m.papers_for(), `${about}${day}`],
    [m.papers_order(), reference],
    [m.papers_paid_by(), paidBy],
    ...paidOn,
    ...paper.parts.map((part) => partOf(part, language)),
    [m.papers_order_total(), taka(total, language)],
    [m.papers_received_so_far(), taka(received, language)],
    dueRow(paper),
    ...taken,
  ];
}
