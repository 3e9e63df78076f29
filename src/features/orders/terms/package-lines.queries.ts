import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pricedColumns } from '#features/departures/departures.queries.ts';
import { isOpen } from '#features/departures/departures.rules.ts';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import { liveTexts, publications } from '#features/documents/documents.table.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { isPackage } from '#features/tour-packages/package/package.queries.ts';
import type { PartyMisfit } from '#features/tour-packages/party/party.contract.ts';
import { misfitsOf } from '#features/tour-packages/party/party.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { quote } from '#features/tour-packages/price/price.rules.ts';
import type { TourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { totalOf } from '../orders.rules.ts';
import type { SoldSeats } from '../seats/seats.rules.ts';
import { packageSnapshot, type TaxedLine } from './package-lines.rules.ts';
import type { Sold } from './terms.rules.ts';
import { taxed } from './vat.rules.ts';

/** What a party on a departure buys. */
export interface SoldPackage extends Sold {
  readonly lines: readonly TaxedLine[];
  readonly travelsOn: CalendarDate;
  readonly seats: SoldSeats;
  /** Poisha. */
  readonly total: number;
  readonly isOpen: boolean;
  /** Why the party can't be sold it; how many seats are left is asked when they are taken. */
  readonly misfits: readonly PartyMisfit[];
}

/** A party on a departure: slug, a former one, or the id of its package; id or key of the departure. */
export interface ChosenPackage {
  readonly package: string;
  readonly departure: string;
  readonly party: Party;
}

/**
 * What a party buys on a departure of a published package: the lines of its order, with the price that the package's page
 * shows and the cancellation ladder of the package. Undefined when the package isn't published or has no such departure.
 */
export async function findPackageLines(
  db: ReadDatabase,
  chosen: ChosenPackage,
  today: CalendarDate,
): Promise<SoldPackage | undefined> {
  const { party } = chosen;
  const { facts, documentId } = liveTourPackages;
  const [run] = await db
    .select({
      ...pricedColumns,
      facts: sql<
        Pick<TourPackageFacts, 'group' | 'nights' | 'cancellation' | 'childPolicy'>
      >`jsonb_build_object(
        'group', ${facts} -> 'group', 'nights', ${facts} -> 'nights',
        'cancellation', ${facts} -> 'cancellation', 'childPolicy', ${facts} -> 'childPolicy')`,
      titles: sql<Partial<Record<Language, string>> | null>`(
        SELECT jsonb_object_agg(${liveTexts.language}, ${liveTexts.texts} -> 'title') FROM ${liveTexts}
        WHERE ${liveTexts.documentId} = ${documentId})`,
      revisions: sql<Partial<Record<Language, number>> | null>`(
        SELECT jsonb_object_agg(${publications.language}, ${publications.revision}) FROM ${publications}
        WHERE ${publications.documentId} = ${documentId})`,
    })
    .from(liveTourPackages)
    .innerJoin(departures, eq(departures.packageId, documentId))
    .innerJoin(priceLists, eq(priceLists.id, departures.priceList))
    .where(
      and(
        isPackage(chosen.package),
        eq(z.uuid().safeParse(chosen.departure).success ? departures.id : departures.key, chosen.departure),
      ),
    );
  const en = run?.titles?.en ?? run?.titles?.bn;
  if (!run || en === undefined) {
    return undefined;
  }
  const priced = quote(run.prices, party);
  const sold = packageSnapshot({
    titles: { en, bn: run.titles?.bn ?? en },
    nights: run.facts.nights,
    departsOn: run.departsOn,
    quote: priced,
    ladder: run.facts.cancellation,
    source: {
      kind: 'package',
      id: run.packageId,
      revision: run.revisions?.[run.titles?.en === undefined ? 'bn' : 'en'],
      departure: run.key,
      childPolicy: run.facts.childPolicy,
    },
  });
  const lines = taxed(sold, (await findSales(db)).vat);
  return {
    travelsOn: run.departsOn,
    seats: { departureId: run.id, cutOff: run.cutOff, party },
    lines,
    total: totalOf(lines),
    isOpen: isOpen(run, today),
    misfits: misfitsOf(party, run.facts.group.max),
  };
}
