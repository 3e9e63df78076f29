import { listDepartures } from '#features/departures/departures.queries.ts';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findPackage } from '../package/package.queries.ts';
import { errorsOf, type PartyErrorCode } from '../party/party.rules.ts';
import type { Party } from '../party/party-parts.rules.ts';
import { type Quote, quote } from './price.rules.ts';

/** A departure with a party's price. */
export interface PricedDeparture {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
  readonly seatsLeft: number;
  readonly quote: Quote;
  readonly problems: readonly PartyErrorCode[];
}

/** A party's price for a departure of a live package; undefined when it can't be requested. */
export async function findQuote(
  db: ReadDatabase,
  request: { readonly id: string; readonly key: string; readonly party: Party; readonly today: CalendarDate },
): Promise<PricedDeparture | undefined> {
  const { id, key, party, today } = request;
  const facts = (await findPackage(db, id, 'en'))?.facts;
  const run = (await listDepartures(db, id)).find((each) => each.key === key);
  if (!facts || !run || !isOpen(run, today)) {
    return undefined;
  }
  const left = seatsLeft(run);
  return {
    departsOn: run.departsOn,
    returnsOn: run.returnsOn,
    seatsLeft: left,
    quote: quote(run.prices, party),
    problems: errorsOf(party, { seatsLeft: left, groupMax: facts.group.max }),
  };
}
