import type { LineVat } from '#features/ledger/vat/vat.rules.ts';
import type { PartyPart } from '#features/tour-packages/party/party-parts.rules.ts';
import type { Quote } from '#features/tour-packages/price/price.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import type { LineRefund, LineSource } from '../orders.contract.ts';
import type { Charge } from '../orders.rules.ts';

/** A line with the terms that it was sold with. */
export interface SnapshotLine extends Partial<LineVat> {
  readonly charge: Charge;
  readonly quantity: number;
  readonly unit: number;
  readonly text: { readonly en?: string | undefined; readonly bn?: string | undefined };
  readonly refund: LineRefund;
  readonly source: LineSource;
}

/** A line with its VAT. */
export type TaxedLine = SnapshotLine & LineVat;

/** A text in each language. */
export const inBoth = (text: (language: Language) => string) => ({ en: text('en'), bn: text('bn') });

const partLabels: Readonly<Record<PartyPart, typeof m.package_part_adults>> = {
  adults: m.package_part_adults,
  childbed: m.package_part_childbed,
  childnobed: m.package_part_childnobed,
  infants: m.package_part_infants,
  single: m.package_part_single,
};

const partWord = (part: PartyPart, nights: number) =>
  part === 'childbed' && nights === 0 ? m.package_part_child : partLabels[part];

/** The lines of a party on a departure: later changes of the package change no order. */
export const packageSnapshot = (sold: {
  readonly titles: Readonly<Record<Language, string>>;
  /** In a bed. */
  readonly nights: number;
  readonly departsOn: CalendarDate;
  readonly quote: Quote;
  readonly ladder: LineRefund['ladder'];
  readonly source: LineSource;
}): SnapshotLine[] =>
  sold.quote.lines.map(({ part, count, each }) => ({
    charge: 'own',
    quantity: count,
    unit: each,
    refund: { ladder: sold.ladder },
    source: { ...sold.source, part, subject: inBoth((language) => sold.titles[language]) },
    text: inBoth(
      (language) =>
        `${sold.titles[language]}, ${fullDate(sold.departsOn, language)}, ${partWord(part, sold.nights)({}, { locale: language })}`,
    ),
  }));
