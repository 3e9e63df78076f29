import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { pricedColumns } from '#features/departures/departures.queries.ts';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import { listPublications } from '#features/documents/documents.queries.ts';
import { findAddress, findPackageTexts } from '#features/tour-packages/package/package.queries.ts';
import type { Party } from '#features/tour-packages/price/price.contract.ts';
import { type PartyProblem, problemsOf, quote } from '#features/tour-packages/price/price.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { packageSnapshot, type SnapshotLine } from '../sold/package-lines.rules.ts';

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
  const address = await findAddress(db, chosen.package);
  if (!address) {
    return undefined;
  }
  const [run] = await db
    .select(pricedColumns)
    .from(departures)
    .innerJoin(priceLists, eq(priceLists.id, departures.priceList))
    .where(
      and(
        eq(departures.packageId, address.id),
        eq(z.uuid().safeParse(chosen.departure).success ? departures.id : departures.key, chosen.departure),
      ),
    );
  const found = await findPackageTexts(db, address.id);
  if (!run || !found) {
    return undefined;
  }
  const { facts, textsIn } = found;
  const inEnglish = textsIn('en');
  const live = (await listPublications(db, address.id)).find(
    ({ language }) => language === inEnglish.language,
  );
  const priced = quote(run.prices, party);
  const left = seatsLeft(run);
  return {
    departureId: run.id,
    ...{ departsOn: run.departsOn, returnsOn: run.returnsOn, cutOff: run.cutOff },
    ...{ isOpen: isOpen(run, today), seatsLeft: left, total: priced.total },
    problems: problemsOf(party, { seatsLeft: left, groupMax: facts.group.max }),
    lines: packageSnapshot({
      titles: { en: inEnglish.texts.title, bn: textsIn('bn').texts.title },
      ...{ nights: facts.nights, departsOn: run.departsOn, quote: priced, ladder: facts.cancellation },
      source: {
        ...{ kind: 'package', id: address.id, revision: live?.revision },
        ...{ departure: run.key, childPolicy: facts.childPolicy },
      },
    }),
  };
}
