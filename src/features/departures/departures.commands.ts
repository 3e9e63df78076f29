import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockDocument } from '#features/documents/lock/lock.commands.ts';
import { factTags } from '#features/documents/page-tags.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { coalesced } from '#platform/page-cache/coalesced-tags.ts';
import { slug } from '#platform/text.contract.ts';
import { type DeparturePlan, departurePlan, mostAtOnce } from './departures.contract.ts';
import { findSoldPackage } from './departures.queries.ts';
import { freeKey, movedTo, stateOn } from './departures.rules.ts';
import { departures, packageBands } from './departures.table.ts';

type Departure = typeof departures.$inferSelect;

/** Keeps a package to this transaction until it ends: its bands and prices stay, because publishing it waits. */
const lockPackage = (tx: Transaction, packageId: string) => lockDocument(tx, 'tour-package', packageId);

/**
 * Keeps a departure to this transaction until it ends, and its package: publishing locks them in this order, too.
 * @throws Failure not-found.
 */
async function lockDeparture(tx: Transaction, id: string): Promise<Departure> {
  const [known] = await tx.select().from(departures).where(eq(departures.id, id));
  if (known) {
    await lockPackage(tx, known.packageId);
  }
  const [found] = await tx.select().from(departures).where(eq(departures.id, id)).for('update');
  if (!found) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return found;
}

/** @throws Failure conflict when it is cancelled or has left. */
function refuseOver(departure: Departure, now: Date): void {
  const state = stateOn(departure, dhakaDate(now));
  if (state === 'cancelled' || state === 'departed') {
    throw new Failure('conflict', `departures.${state}`, `The departure is ${state}.`, [], { state });
  }
}

/** A field that the contract allows and this package or day doesn't. */
const wrong = (code: string, path: string, message: string) =>
  new Failure('invalid', `departures.${code}`, `${path}: ${message}`, [{ path, message }]);

/** @throws Failure invalid for a day before today in Dhaka. */
function refusePast(departsOn: CalendarDate, now: Date): void {
  if (departsOn < dhakaDate(now)) {
    throw wrong('past', 'departsOn', 'This day has passed.');
  }
}

/** @throws Failure conflict, with the version there is now, when another one was saved meanwhile. */
function refuseOutdated({ version }: Departure, basedOn: number): void {
  if (version !== basedOn) {
    throw new Failure(
      'conflict',
      'departures.changed',
      `Version ${version} was saved meanwhile; yours is based on ${basedOn}.`,
      [],
      { basedOn, version },
    );
  }
}

/** The market of a package and the price list of each of its bands, as it was last published. */
async function listBands(tx: Transaction, packageId: string) {
  return tx.select().from(packageBands).where(eq(packageBands.packageId, packageId));
}

const unknownBand = (band: string) => wrong('band', 'band', `The package has no prices called "${band}".`);

const columnsOf = ({ note, leastToRun, decidedOn, ...plan }: DeparturePlan) => ({
  ...plan,
  note: note ?? {},
  leastToRun: leastToRun ?? null,
  decidedOn: decidedOn ?? null,
});

const run = departurePlan.and(z.object({ key: z.string().min(1).max(60).optional() }));

/** Plans departures of a package that is published; several at once when it repeats. */
export const createDepartures = command({
  name: 'departures.create',
  permission: 'departures.write',
  input: z.strictObject({ package: slug, runs: z.array(run).min(1).max(mostAtOnce) }),
  run: async ({ tx, now, log, touch }, { package: asked, runs }) => {
    const packageId = await findSoldPackage(tx, asked);
    if (packageId !== undefined) {
      await lockPackage(tx, packageId);
    }
    const bands = packageId === undefined ? [] : await listBands(tx, packageId);
    const [offered] = bands;
    if (packageId === undefined || !offered) {
      throw wrong('package', 'package', 'No package is published at this address.');
    }
    const known = await tx
      .select({ key: departures.key })
      .from(departures)
      .where(eq(departures.packageId, packageId));
    const taken = new Set(known.map(({ key }) => key));
    const rows = runs.map(({ key: named, ...plan }) => {
      const priceList = bands.find(({ band }) => band === plan.band)?.priceList;
      if (priceList === undefined) {
        throw unknownBand(plan.band);
      }
      refusePast(plan.departsOn, now);
      if (plan.keptBack > plan.seats) {
        throw wrong('seats', 'keptBack', 'There are fewer seats than that.');
      }
      const key = named ?? freeKey(plan.departsOn, taken);
      taken.add(key);
      const { market } = offered;
      return {
        id: crypto.randomUUID(),
        packageId,
        key,
        market,
        priceList,
        state: 'open' as const,
        ...columnsOf(plan),
      };
    });
    await tx.insert(departures).values(rows);
    for (const { id, departsOn, seats, band } of rows) {
      log({
        subjectKind: 'departure',
        subjectId: id,
        difference: { package: asked, departsOn, seats, band },
      });
    }
    touch(...factTags(packageId, offered.market));
    return rows.map(({ id }) => id);
  },
});

/** Writes what is planned of a departure that is locked, and says which pages show it. */
async function write(
  { tx, log, touch }: CommandContext,
  before: Departure,
  next: Partial<Departure>,
): Promise<void> {
  const seats = next.seats ?? before.seats;
  const keptBack = next.keptBack ?? before.keptBack;
  const { held, booked } = before;
  if (seats < keptBack + held + booked) {
    throw new Failure(
      'conflict',
      'departures.seats',
      `Of ${seats} seats ${keptBack} are kept back, ${held} held and ${booked} booked.`,
      [{ path: 'seats', message: `At least ${keptBack + held + booked} are spoken for.` }],
      { seats, keptBack, held, booked },
    );
  }
  await tx
    .update(departures)
    .set({ ...next, version: sql`${departures.version} + 1` })
    .where(and(eq(departures.id, before.id), eq(departures.version, before.version)));
  const after: Record<string, unknown> = { ...next };
  const was: Record<string, unknown> = before;
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(was[name]),
  );
  log({
    subjectKind: 'departure',
    subjectId: before.id,
    difference: Object.fromEntries(changed.map((name) => [name, [was[name], after[name]]])),
  });
  const tags = factTags(before.packageId, before.market);
  const seatsAlone = changed.every((name) => name === 'seats' || name === 'keptBack');
  touch(...(seatsAlone ? tags.map((tag) => coalesced('departures', tag)) : tags));
}

/** Changes what is planned of a departure, on top of the version that was read. */
export const changeDeparture = command({
  name: 'departures.change',
  permission: 'departures.write',
  input: z.strictObject({ id: z.uuid(), basedOn: z.int().min(1), plan: departurePlan }),
  run: async (context, { id, basedOn, plan }) => {
    const before = await lockDeparture(context.tx, id);
    refuseOutdated(before, basedOn);
    refuseOver(before, context.now);
    refusePast(plan.departsOn, context.now);
    const bands = await listBands(context.tx, before.packageId);
    // A departure keeps its own list while its band stays.
    const priceList =
      plan.band === before.band ? before.priceList : bands.find(({ band }) => band === plan.band)?.priceList;
    if (priceList === undefined) {
      throw unknownBand(plan.band);
    }
    await write(context, before, { ...columnsOf({ ...plan, note: plan.note ?? before.note }), priceList });
  },
});

/** Moves a departure to another day: its return, its last day and the day of decision keep their distance. */
export const moveDeparture = command({
  name: 'departures.move',
  permission: 'departures.write',
  input: z.strictObject({ id: z.uuid(), basedOn: z.int().min(1), departsOn: calendarDate }),
  run: async (context, { id, basedOn, departsOn }) => {
    const before = await lockDeparture(context.tx, id);
    refuseOutdated(before, basedOn);
    refuseOver(before, context.now);
    refusePast(departsOn, context.now);
    const { returnsOn, cutOff, decidedOn } = movedTo(before, departsOn);
    await write(context, before, { departsOn, returnsOn, cutOff, decidedOn });
  },
});

const one = z.strictObject({ id: z.uuid() });

/** Brings a departure into a state; nothing happens when it is in it. */
async function turn(context: CommandContext, id: string, state: Departure['state']): Promise<void> {
  const before = await lockDeparture(context.tx, id);
  if (before.state === state) {
    return;
  }
  refuseOver(before, context.now);
  await write(context, before, { state });
}

/** Takes a departure off sale; who has seats keeps them. */
export const closeDeparture = command({
  name: 'departures.close',
  permission: 'departures.write',
  input: one,
  run: (context, { id }) => turn(context, id, 'closed'),
});

/** Puts a closed departure on sale again. */
export const openDeparture = command({
  name: 'departures.open',
  permission: 'departures.write',
  input: one,
  run: (context, { id }) => turn(context, id, 'open'),
});

/** Calls a departure off for good. */
export const cancelDeparture = command({
  name: 'departures.cancel',
  permission: 'departures.write',
  input: one,
  run: (context, { id }) => turn(context, id, 'cancelled'),
});
