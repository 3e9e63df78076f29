import { m } from '#messages/messages.js';
import { dateSpan } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { sinceTexts } from '../adjustment-texts.rules.ts';
import { agencyTexts, headRows, stampOf } from '../paper-head.rules.ts';
import { paperName } from '../paper-labels.rules.ts';
import type { PaperData } from '../papers.contract.ts';
import type { DrawnKind } from '../papers.rules.ts';
import { receiptRows } from '../receipt-rows.rules.ts';

/** How a text of a drawn paper looks. */
export type Look = 'title' | 'sum' | 'strong' | 'plain' | 'pale' | 'warning' | 'head' | 'row' | 'line';

/** What stands below each other: a text, or texts beside each other. */
export interface Block {
  readonly cells: readonly string[];
  readonly look: Look;
}

const text = (said: string, look: Look = 'plain'): Block => ({ cells: [said], look });
/** A name and its value. */
const row = (...cells: readonly [string, string]): Block => ({ cells, look: 'row' });
const head = (...cells: readonly string[]): Block => ({ cells, look: 'head' });
const line = (...cells: readonly string[]): Block => ({ cells, look: 'line' });

function receipt(paper: PaperData): readonly Block[] {
  const { amount, language } = paper;
  return [
    text(taka(amount, language), 'sum'),
    text(amountInWords(amount, language), 'pale'),
    ...receiptRows(paper).map(([name, value]) => row(name, value)),
  ];
}

function customer({ customer: to, about, cover, travelsOn, travelsUntil, language }: PaperData) {
  const day = travelsOn === null ? '' : `, ${dateSpan(travelsOn, travelsUntil, language)}`;
  const named = to.company === undefined ? to.name : `${to.company}, ${to.name}`;
  const phone = to.phone === null ? '' : `, ${groupedPhone(to.phone)}`;
  return [row(m.papers_to(), `${named}${phone}`), row(m.papers_for(), `${cover?.route || about}${day}`)];
}

const voucher = (paper: PaperData): readonly Block[] => [
  text(m.papers_voucher_lead()),
  ...customer(paper),
  head(m.papers_what(), m.papers_quantity()),
  ...paper.lines
    .filter(({ charge }) => charge === 'own' || charge === 'supplier')
    .map(({ text: said, detail, quantity }) =>
      line([said, detail ?? ''].filter(Boolean).join(' · '), count(quantity, paper.language)),
    ),
];

function ticketCover(paper: PaperData): readonly Block[] {
  const { cover, amount, language } = paper;
  if (cover === undefined) {
    return [];
  }
  return [
    ...customer(paper),
    row(m.papers_cover_pnr(), cover.pnr),
    ...(cover.issuedBy === null ? [] : [row(m.papers_cover_issued_by(), cover.issuedBy)]),
    head(m.papers_cover_passenger(), m.papers_cover_ticket(), m.papers_cover_fare()),
    ...cover.passengers.map(({ name, number, fare }) => line(name, number, taka(fare, language))),
    line(m.papers_cover_total(), '', taka(amount, language)),
    text(`${m.papers_words()} ${amountInWords(amount, language)}`, 'pale'),
    ...(cover.legs.length === 0
      ? [text(m.papers_cover_changed())]
      : [head(m.papers_cover_flight(), m.papers_cover_leaves(), m.papers_cover_lands())]),
    ...cover.legs.map(({ on, flights, who, departs, from, arrives, to }) =>
      line([on, flights, who].filter(Boolean).join(' · '), `${departs} ${from}`, `${arrives} ${to}`),
    ),
  ];
}

const contents: Readonly<Record<DrawnKind, (paper: PaperData) => readonly Block[]>> = {
  receipt,
  voucher,
  'ticket-cover': ticketCover,
};

/** All that a paper says, in its order, in the language of messages that its caller has set. */
export function blocksOf(paper: PaperData & { readonly kind: DrawnKind }): readonly Block[] {
  const { agency, kind, state } = paper;
  const stamp = stampOf(state);
  return [
    text(agency.name, 'strong'),
    text(`${agency.street}, ${agency.area}`, 'pale'),
    text(`${groupedPhone(agency.phone)} · ${agency.email}`, 'pale'),
    text(paperName[kind](), 'title'),
    ...(stamp === undefined ? [] : [text(stamp, 'warning')]),
    ...(state === 'practice' ? [text(m.papers_practice_note(), 'warning')] : []),
    ...headRows(paper).map(([name, value]) => row(name, value)),
    ...contents[kind](paper),
    ...sinceTexts(paper).map((said) => text(said, 'pale')),
  ];
}

/** What stands beside the code at the foot. */
export const footTexts = (paper: PaperData): readonly string[] =>
  [
    `${m.papers_genuine_ask()} ${m.papers_genuine_how()}`,
    paper.verifyAddress,
    m.papers_genuine_later(),
    m.papers_for_agency({ agency: paper.agency.name }),
    ...agencyTexts(paper),
  ].filter((said) => said !== '');
