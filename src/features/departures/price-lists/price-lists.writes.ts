import { and, eq, gte, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Market, Prices } from '../departures.contract.ts';
import { departures, packageBands, priceLists } from '../departures.table.ts';

/** A package being published: its market, and its prices by band, poisha per person. */
export interface Offer {
  readonly packageId: string;
  readonly market: Market;
  readonly bands: readonly ({ readonly key: string } & Prices)[];
}

type Context = Pick<CommandContext, 'tx' | 'actor' | 'now'>;

const refusal = (code: string, message: string, standing: readonly { departsOn: string; band: string }[]) =>
  new Failure('conflict', code, `${message} ${standing.map(({ departsOn }) => departsOn).join(', ')}.`, [], {
    departures: standing,
  });

/** The list with these prices: an existing one, or a new one. */
async function listWith(
  { tx, actor, now }: Context,
  packageId: string,
  { key, ...prices }: Offer['bands'][number],
) {
  const values = { packageId, band: key, ...prices };
  await tx
    .insert(priceLists)
    .values({ id: crypto.randomUUID(), ...values, madeAt: now, madeBy: actor.id })
    .onConflictDoNothing();
  const [list] = await tx
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(
      and(
        eq(priceLists.packageId, packageId),
        eq(priceLists.band, key),
        eq(priceLists.adult, prices.adult),
        eq(priceLists.childWithBed, prices.childWithBed),
        eq(priceLists.childWithoutBed, prices.childWithoutBed),
        eq(priceLists.infant, prices.infant),
        eq(priceLists.singleSupplement, prices.singleSupplement),
      ),
    );
  if (!list) {
    throw new Error(`No price list for the band ${key}.`);
  }
  return { packageId, band: key, priceList: list.id };
}

/**
 * Puts the prices of a locked package in force: a changed band gets a new list, which future departures use.
 * @throws Failure conflict when a future departure needs a missing band, with those departures.
 */
export async function offerPrices(context: Context, { packageId, market, bands }: Offer): Promise<void> {
  const { tx, now } = context;
  const keys = bands.map(({ key }) => key);
  const ahead = and(
    eq(departures.packageId, packageId),
    ne(departures.state, 'cancelled'),
    gte(departures.departsOn, dhakaDate(now)),
  );
  const stranded = await tx
    .select({ departsOn: departures.departsOn, band: departures.band })
    .from(departures)
    .where(and(ahead, notInArray(departures.band, keys)))
    .orderBy(departures.departsOn);
  if (stranded.length > 0) {
    throw refusal('departures.band-needed', 'Departures need a band that is missing:', stranded);
  }
  await tx
    .delete(packageBands)
    .where(and(eq(packageBands.packageId, packageId), notInArray(packageBands.band, keys)));
  for (const band of bands) {
    const row = { ...(await listWith(context, packageId, band)), market };
    await tx
      .insert(packageBands)
      .values(row)
      .onConflictDoUpdate({ target: [packageBands.packageId, packageBands.band], set: row });
    await tx
      .update(departures)
      .set({ priceList: row.priceList, version: sql`${departures.version} + 1` })
      .where(and(ahead, eq(departures.band, band.key), ne(departures.priceList, row.priceList)));
  }
  await tx
    .update(departures)
    .set({ market })
    .where(and(eq(departures.packageId, packageId), ne(departures.market, market)));
}

/** Refuses to unpublish a package with sold seats ahead. @throws Failure conflict, with those departures. */
export async function refuseBooked({ tx, now }: Context, packageId: string): Promise<void> {
  const booked = await tx
    .select({ departsOn: departures.departsOn, band: departures.band })
    .from(departures)
    .where(
      and(
        eq(departures.packageId, packageId),
        inArray(departures.state, ['open', 'closed']),
        gte(departures.departsOn, dhakaDate(now)),
        sql`${departures.held} + ${departures.booked} > 0`,
      ),
    )
    .orderBy(departures.departsOn);
  if (booked.length > 0) {
    throw refusal('departures.booked', 'Somebody has seats on these departures:', booked);
  }
}
