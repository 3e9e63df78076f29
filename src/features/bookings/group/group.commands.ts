import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { coachPlan, groupPassports, roomsPlan } from './group.contract.ts';
import { findCompanions, findGroupPassports } from './group.queries.ts';
import { coachError, roomsError } from './group.rules.ts';
import { departurePlans } from './group.table.ts';

/** @throws Failure not-found. */
async function lockDeparture({ tx }: CommandContext, id: string) {
  const [row] = await tx
    .select({ id: departures.id })
    .from(departures)
    .where(eq(departures.id, id))
    .for('update');
  if (!row) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
}

/** @throws Failure conflict `bookings.plan-changed` with the version, when somebody saved meanwhile. */
async function store(
  context: CommandContext,
  { id, basedOn, kind, plan }: { id: string; basedOn: number; kind: 'rooms' | 'coach'; plan: unknown },
) {
  const { tx, now, actor } = context;
  const of = and(eq(departurePlans.departureId, id), eq(departurePlans.kind, kind));
  const [saved] = await tx.select({ version: departurePlans.version }).from(departurePlans).where(of);
  const version = saved?.version ?? 0;
  if (version !== basedOn) {
    const message = 'Somebody else has changed this meanwhile.';
    throw new Failure('conflict', 'bookings.plan-changed', message, [], { version });
  }
  const row = { version: version + 1, plan, changedAt: now, changedBy: actor.id };
  await tx
    .insert(departurePlans)
    .values({ departureId: id, kind, ...row })
    .onConflictDoUpdate({ target: [departurePlans.departureId, departurePlans.kind], set: row });
  context.log({ subjectKind: 'departure', subjectId: id, difference: { [kind]: version + 1 } });
}

const based = { id: z.uuid(), basedOn: z.int().min(0) };
const planRefusals = {
  404: 'There is no such departure.',
  409: 'Somebody else has changed it meanwhile (`bookings.plan-changed`, `details.version`).',
  422: 'Somebody twice, somebody who isn’t on the departure, or a seat that isn’t there (`bookings.plan`).',
};

const impossible = (fault: { readonly path: string; readonly message: string }) =>
  new Failure('invalid', 'bookings.plan', fault.message, [fault]);

/**
 * Saves who sleeps where. What breaks a custom, such as strangers of both sexes in one room, is told and not refused.
 * @throws Failure not-found; conflict `bookings.plan-changed`; invalid `bookings.plan` for what can't be.
 */
export const saveRooms = command({
  name: 'bookings.save-rooms',
  permission: 'travellers.write',
  input: z.strictObject({ ...based, plan: roomsPlan }),
  refusals: planRefusals,
  run: async (context, { id, basedOn, plan }) => {
    await lockDeparture(context, id);
    const fault = roomsError(plan, new Set((await findCompanions(context.tx, id)).keys()));
    if (fault) {
      throw impossible(fault);
    }
    await store(context, { id, basedOn, kind: 'rooms', plan });
  },
});

/**
 * Saves who sits where in the coach.
 * @throws Failure not-found; conflict `bookings.plan-changed`; invalid `bookings.plan` for what can't be.
 */
export const saveCoach = command({
  name: 'bookings.save-coach',
  permission: 'travellers.write',
  input: z.strictObject({ ...based, plan: coachPlan }),
  refusals: planRefusals,
  run: async (context, { id, basedOn, plan }) => {
    await lockDeparture(context, id);
    const fault = coachError(plan, await findCompanions(context.tx, id));
    if (fault) {
      throw impossible(fault);
    }
    await store(context, { id, basedOn, kind: 'coach', plan });
  },
});

/** Shows the passports of a whole group to somebody of the staff, which the log keeps. */
export const openGroupPassports = command({
  name: 'bookings.open-passports',
  permission: 'travellers.write',
  input: z.strictObject({ id: z.uuid() }),
  output: groupPassports,
  refusals: {
    404: 'There is no such departure.',
  },
  run: async (context, { id }) => {
    await lockDeparture(context, id);
    const passports = await findGroupPassports({ db: context.tx, dataKey: context.dataKey }, id);
    const opened = passports.filter(({ passportNumber }) => passportNumber !== null).length;
    context.log({ subjectKind: 'departure', subjectId: id, difference: { opened } });
    return { passports };
  },
});
