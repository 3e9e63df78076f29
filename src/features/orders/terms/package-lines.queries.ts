import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pricedColumns } from '#features/departures/departures.queries.ts';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import { liveTexts, publications } from '#features/documents/documents.table.ts';
import { isPackage } from '#features/tour-packages/package/package.queries.ts';
import type { Party } from '#features/tour-packages/party/party.contract.ts';
import { type PartyProblem, problemsOf } from '#features/tour-packages/party/party.rules.ts';
import { quote } from '#features/tour-packages/price/price.rules.ts';
import type { TourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { packageSnapshot, type SnapshotLine } from './package-lines.rules.ts';

/** What a party on a departure buys. */
export interface SoldPackage {
  readonly departureId: string;
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
  readonly cutOff: CalendarDate;
  readonly isOpen: boolean;
  readonly seatsLeft: number;
  readonly problems: readonly PartyProblem[];
  readonly lines: readonly SnapshotLine[];
  /** Poisha. */
  readonly total: number;
}

/**
 * What a party buys on a departure of a published package: the lines of its order, with the price that the package's page
 * shows and the cancellation ladder of the package. Undefined when the package isn't published or has no such departure.
 * @param chosen slug, a former one, or the id of the package; id or key of the departure.
 */
export async function findPackageLines(
  db: ReadDatabase,
  chosen: { readonly package: string; readonly departure: string; readonly party: Party },
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
  const left = seatsLeft(run);
  return {
    departureId: run.id,
    departsOn: run.departsOn,
    returnsOn: run.returnsOn,
    cutOff: run.cutOff,
    isOpen: isOpen(run, today),
    seatsLeft: left,
    total: priced.total,
    problems: problemsOf(party, { seatsLeft: left, groupMax: run.facts.group.max }),
    lines: packageSnapshot({
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
    }),
  };
}
