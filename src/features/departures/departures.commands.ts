import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { factTags } from '#features/documents/page-tags.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { coalesced } from '#platform/page-cache/coalesced-tags.ts';
import { slug } from '#platform/text.contract.ts';
import {
  type DeparturePlan,
  departureMove,
  departurePlan,
  goneDeparture,
  maxAtOnce,
} from './departures.contract.ts';
import { findSoldPackage } from './departures.queries.ts';
import { freeKey, movedTo } from './departures.rules.ts';
import { departures, packageBands } from './departures.table.ts';
import { refuseOutdated, refuseOver, refuseSeated } from './lock/lock.rules.ts';
import { lockDeparture, lockPackage } from './lock/lock.writes.ts';
import { countMeetingChange } from './meeting-point/meeting-point.writes.ts';

type Departure = typeof departures.$inferSelect;

const invalid = { 422: 'Fields are not right, such as a band that the package has no prices for.' };
const over = { ...goneDeparture, 409: 'It is cancelled or has left.' };
const versioned = {
  ...goneDeparture,
  409: 'Another version was saved meanwhile, it is over, or fewer seats are left than are spoken for: `details` says which.',
  412: 'If-Match is no ETag of a departure.',
  ...invalid,
  428: 'If-Match is missing.',
};

/** A field that is valid by itself but not for this package or day. */
const wrong = (code: string, path: string, message: string) =>
  new Failure('invalid', code, `${path}: ${message}`, [{ path, message }]);

/** @throws Failure invalid for a day before today in Dhaka. */
function refusePast(departsOn: CalendarDate, now: Date): void {
  if (departsOn < dhakaDate(now)) {
    throw wrong('departures.past', 'departsOn', 'This day has passed.');
  }
}

/** The market of a package and the price list of each band, as last published. */
async function listBands(tx: Transaction, packageId: string) {
  return tx.select().from(packageBands).where(eq(packageBands.packageId, packageId));
}

const unknownBand = (band: string) =>
  wrong('departures.band', 'band', `The package has no prices called "${band}".`);

const columnsOf = (
  { note, leastToRun, decidedOn, meeting, meetingBack, ...plan }: DeparturePlan,
  before?: Departure,
) => ({
  ...plan,
  note: note ?? before?.note ?? {},
  leastToRun: leastToRun ?? null,
  decidedOn: decidedOn ?? null,
  meeting: (meeting === undefined ? before?.meeting : meeting) ?? null,
  meetingBack: (meetingBack === undefined ? before?.meetingBack : meetingBack) ?? null,
});

const run = departurePlan.and(z.object({ key: z.string().min(1).max(60).optional() }));

/** Creates departures of a published package; several at once when it repeats. */
export const createDepartures = command({
  name: 'departures.create',
  permission: 'departures.write',
  input: z.strictObject({ package: slug, runs: z.array(run).min(1).max(maxAtOnce) }),
  refusals: invalid,
  run: async ({ tx, now, log, touch }, { package: slug, runs }) => {
    const packageId = await findSoldPackage(tx, slug);
    if (packageId !== undefined) {
      await lockPackage(tx, packageId);
    }
    const bands = packageId === undefined ? [] : await listBands(tx, packageId);
    const [offered] = bands;
    if (packageId === undefined || !offered) {
      throw wrong('departures.package', 'package', 'No package is published at this address.');
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
        throw wrong('departures.kept', 'keptBack', 'There are fewer seats than that.');
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
        difference: { package: slug, departsOn, seats, band },
      });
    }
    touch(...factTags(packageId, offered.market));
    return rows.map(({ id }) => id);
  },
});

/** Writes the plan of a locked departure and drops the pages that show it. */
async function write(context: CommandContext, before: Departure, next: Partial<Departure>): Promise<void> {
  const { tx, log, touch } = context;
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
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(after[name], was[name]));
  if (changed.includes('meeting') || changed.includes('meetingBack')) {
    await countMeetingChange(context, before.id);
  }
  log({
    subjectKind: 'departure',
    subjectId: before.id,
    difference: Object.fromEntries(changed.map((name) => [name, { from: was[name], to: after[name] }])),
  });
  const tags = factTags(before.packageId, before.market);
  const seatsAlone = changed.every((name) => name === 'seats' || name === 'keptBack');
  touch(...(seatsAlone ? tags.map((tag) => coalesced('departures', tag)) : tags));
}

/** Changes a departure's plan, based on the version that was read. */
export const changeDeparture = command({
  name: 'departures.change',
  permission: 'departures.write',
  input: z.strictObject({ id: z.uuid(), basedOn: z.int().min(1), plan: departurePlan }),
  refusals: versioned,
  run: async (context, { id, basedOn, plan }) => {
    const before = await lockDeparture(context.tx, id);
    refuseOutdated(before, basedOn);
    refuseOver(before, context.now);
    refusePast(plan.departsOn, context.now);
    if (plan.departsOn !== before.departsOn || plan.returnsOn !== before.returnsOn) {
      refuseSeated(before);
    }
    const bands = await listBands(context.tx, before.packageId);
    // A departure keeps its price list while its band stays.
    const priceList =
      plan.band === before.band ? before.priceList : bands.find(({ band }) => band === plan.band)?.priceList;
    if (priceList === undefined) {
      throw unknownBand(plan.band);
    }
    await write(context, before, { ...columnsOf(plan, before), priceList });
  },
});

/** Moves a departure to another day; return, cut-off and day of decision shift with it. */
export const moveDeparture = command({
  name: 'departures.move',
  permission: 'departures.write',
  input: departureMove.extend({ id: z.uuid(), basedOn: z.int().min(1) }),
  refusals: versioned,
  run: async (context, { id, basedOn, departsOn }) => {
    const before = await lockDeparture(context.tx, id);
    refuseOutdated(before, basedOn);
    refuseOver(before, context.now);
    refusePast(departsOn, context.now);
    refuseSeated(before);
    const { returnsOn, cutOff, decidedOn } = movedTo(before, departsOn);
    await write(context, before, { departsOn, returnsOn, cutOff, decidedOn });
  },
});

const one = z.strictObject({ id: z.uuid() });

/** Sets the state of a departure; idempotent. */
async function turn(context: CommandContext, id: string, state: Departure['state']): Promise<void> {
  const before = await lockDeparture(context.tx, id);
  if (before.state === state) {
    return;
  }
  refuseOver(before, context.now);
  if (state === 'cancelled') {
    refuseSeated(before);
  }
  await write(context, before, { state });
}

/** Stops selling a departure; sold seats stay sold. */
export const closeDeparture = command({
  name: 'departures.close',
  permission: 'departures.write',
  input: one,
  refusals: over,
  run: (context, { id }) => turn(context, id, 'closed'),
});

/** Reopens a closed departure. */
export const openDeparture = command({
  name: 'departures.open',
  permission: 'departures.write',
  input: one,
  refusals: over,
  run: (context, { id }) => turn(context, id, 'open'),
});

/** Cancels a departure for good. */
export const cancelDeparture = command({
  name: 'departures.cancel',
  permission: 'departures.write',
  input: one,
  refusals: over,
  run: (context, { id }) => turn(context, id, 'cancelled'),
});
