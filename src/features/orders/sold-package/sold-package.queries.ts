import { eq } from 'drizzle-orm';
import { pricedColumns } from '#features/departures/departures.queries.ts';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import { listPublications } from '#features/documents/documents.queries.ts';
import { findAddress, findPackage } from '#features/tour-packages/package/package.queries.ts';
import type { Party, PartyPart } from '#features/tour-packages/price/price.contract.ts';
import { type PartyProblem, problemsOf, quote } from '#features/tour-packages/price/price.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import type { LineRefund, LineSource } from '../orders.contract.ts';

/** A line of an order, kept as it was sold: a later change of the package changes no order. */
export interface SoldPackageLine {
  readonly charge: 'own';
  readonly quantity: number;
  /** Poisha. */
  readonly unit: number;
  readonly text: { readonly en: string; readonly bn: string };
  readonly refund: LineRefund;
  readonly source: LineSource;
}

/** What a party on a departure buys. */
export interface SoldPackage {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
  readonly cutOff: CalendarDate;
  readonly isOpen: boolean;
  readonly seatsLeft: number;
  readonly problems: readonly PartyProblem[];
  readonly lines: readonly SoldPackageLine[];
  /** Poisha. */
  readonly total: number;
}

const partNames: Readonly<Record<PartyPart, typeof m.package_part_adults>> = {
  adults: m.package_part_adults,
  childbed: m.package_part_childbed,
  childnobed: m.package_part_childnobed,
  infants: m.package_part_infants,
  single: m.package_part_single,
};

/**
 * What a party buys on a departure of a published package: the lines of its order, with the price that the package's page
 * shows and the cancellation ladder of the package. Undefined when the package isn't published or has no such departure.
 * @param chosen slug, or a former one, and the id of the departure.
 */
export async function findPackageLines(
  db: ReadDatabase,
  chosen: { readonly package: string; readonly departure: string; readonly party: Party },
  today: CalendarDate,
): Promise<SoldPackage | undefined> {
  const { party } = chosen;
  const address = await findAddress(db, chosen.package);
  const [run] = await db
    .select(pricedColumns)
    .from(departures)
    .innerJoin(priceLists, eq(priceLists.id, departures.priceList))
    .where(eq(departures.id, chosen.departure));
  const inEnglish = address && (await findPackage(db, address.id, 'en'));
  if (!address || !inEnglish || run?.packageId !== address.id) {
    return undefined;
  }
  const inBangla = (await findPackage(db, address.id, 'bn')) ?? inEnglish;
  const live = (await listPublications(db, address.id)).find(
    ({ language }) => language === inEnglish.language,
  );
  const titles: Readonly<Record<Language, string>> = {
    en: inEnglish.texts.title,
    bn: inBangla.texts.title,
  };
  const text = (part: PartyPart, language: Language) =>
    `${titles[language]}, ${longDate(run.departsOn, language)}: ${partNames[part]({}, { locale: language })}`;
  const priced = quote(run.prices, party);
  const left = seatsLeft(run);
  return {
    ...{ departsOn: run.departsOn, returnsOn: run.returnsOn, cutOff: run.cutOff },
    ...{ isOpen: isOpen(run, today), seatsLeft: left, total: priced.total },
    problems: problemsOf(party, { seatsLeft: left, groupMax: inEnglish.facts.group.max }),
    lines: priced.lines.map(({ part, count, each }) => ({
      ...{ charge: 'own', quantity: count, unit: each },
      text: { en: text(part, 'en'), bn: text(part, 'bn') },
      refund: { ladder: inEnglish.facts.cancellation },
      source: { kind: 'package', id: run.id, revision: live?.revision },
    })),
  };
}
