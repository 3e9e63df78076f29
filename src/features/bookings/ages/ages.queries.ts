import { eq } from 'drizzle-orm';
import { isQuote, totalOf } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { changedTerms } from '#features/orders/terms/amended-booking.queries.ts';
import { findVersion } from '#features/orders/terms/amendments.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { AgePrice } from '../travellers/travellers.contract.ts';
import { findTravellers, type TravellerList, type WhichOrder } from '../travellers/travellers.queries.ts';
import { partyByAges } from '../travellers/travellers.rules.ts';

/**
 * What an order costs when its travellers go as what they are by their ages, by the same function as every change of a booking.
 * Undefined when they are as old as was booked, or the journey is over.
 * @returns the sums in poisha; without a total it can't be booked so, as when an infant needs a seat that nobody has left.
 */
export async function findAgePrice(
  reading: { readonly db: ReadDatabase; readonly dataKey?: Uint8Array | undefined },
  which: WhichOrder,
  now: Date,
): Promise<AgePrice | undefined> {
  const list = await findTravellers(reading, which);
  const found = list && (await findTermsByAges({ tx: reading.db, now }, list));
  if (found === undefined) {
    return undefined;
  }
  const { party, before, terms, row } = found;
  return {
    party,
    before: before.total,
    total: terms === undefined ? null : totalOf(terms.lines),
    isProposed: row.proposed !== null,
    isQuote: isQuote(row.state),
  };
}

/** The terms of an order by its travellers' ages, for the command that takes them over. */
export async function findTermsByAges(
  context: { readonly tx: ReadDatabase; readonly now: Date },
  list: TravellerList,
) {
  const party = partyByAges(list.party, list.travellers, list);
  const [row] = await context.tx.select().from(orders).where(eq(orders.id, list.orderId));
  const isOver =
    list.departsOn < dhakaDate(context.now) || (list.state !== 'open' && list.state !== 'quoted');
  if (party === undefined || row === undefined || isOver) {
    return undefined;
  }
  const before = await findVersion(context.tx, row.id, row.current);
  const wanted = { departureId: list.departureId, party, price: 'new' as const, withoutFee: true };
  try {
    return { row, party, before, terms: await changedTerms(context, row, before, wanted) };
  } catch (cause) {
    if (cause instanceof Failure) {
      return { row, party, before, terms: undefined };
    }
    throw cause;
  }
}
