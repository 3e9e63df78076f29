import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { findCompanions } from '../group/group.queries.ts';
import {
  type CheckInMark,
  type CheckInResults,
  type CheckInState,
  checkInMarks,
  checkInResults,
} from './check-in.contract.ts';
import { listCheckIns } from './check-in.queries.ts';
import { checkIns } from './check-in.table.ts';

type Result = CheckInResults['results'][number];

const placeOf = (person: string) => person.slice(person.indexOf(':') + 1);

const used = () =>
  new Failure('invalid', 'key.used', 'The id of this mark was used for something else. Make another one.');

/** The marks of a request by their ids, each once. @throws Failure invalid `key.used` when two with the same id differ. */
function listOnce(marks: readonly CheckInMark[]): ReadonlyMap<string, CheckInMark> {
  const once = new Map<string, CheckInMark>();
  for (const mark of marks) {
    const before = once.get(mark.id);
    if (before !== undefined && (before.person !== mark.person || before.state !== mark.state)) {
      throw used();
    }
    once.set(mark.id, before ?? mark);
  }
  return once;
}

/** The ids of marks that are there already. @throws Failure invalid `key.used` when one stands for another mark. */
async function listKnown(
  { tx }: CommandContext,
  departureId: string,
  marks: ReadonlyMap<string, CheckInMark>,
): Promise<ReadonlySet<string>> {
  const { id, place, state } = checkIns;
  const rows = await tx
    .select({ id, departure: checkIns.departureId, reference: orders.reference, place, state })
    .from(checkIns)
    .innerJoin(orders, eq(orders.id, checkIns.orderId))
    .where(inArray(id, [...marks.keys()]));
  for (const row of rows) {
    const mark = marks.get(row.id);
    if (
      row.departure !== departureId ||
      mark?.person !== `${row.reference}:${row.place}` ||
      mark.state !== row.state
    ) {
      throw used();
    }
  }
  return new Set(rows.map((row) => row.id));
}

/**
 * Takes marks of who is there, each once, also one that stands in the request twice. A mark that doesn't know how the person
 * was marked meanwhile, and says otherwise, isn't written: both people are asked to decide.
 */
export const markPeople = command({
  name: 'bookings.check-in',
  permission: 'travellers.write',
  input: checkInMarks.extend({ id: z.uuid() }),
  output: checkInResults,
  refusals: {
    404: 'There is no such departure.',
    422: 'The id of a mark was used for something else (`key.used`).',
  },
  run: async (context, { id: departureId, marks }): Promise<CheckInResults> => {
    const { tx, now, actor } = context;
    // Marks of two telephones follow one another: each sees those before.
    const [departure] = await tx
      .select({ id: departures.id })
      .from(departures)
      .where(eq(departures.id, departureId))
      .for('update');
    if (!departure) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    const once = listOnce(marks);
    const known = await listKnown(context, departureId, once);
    const people = await findCompanions(tx, departureId);
    const standing = new Map<string, { readonly id: string; readonly state: CheckInState }>(
      await listCheckIns(tx, departureId),
    );
    // What was marked after a contradiction on that telephone was marked without knowing it, too.
    const contradicted = new Set<string>();
    const results: Omit<Result, 'current'>[] = [];
    const written: (typeof checkIns.$inferInsert)[] = [];
    for (const { id, person, state, markedAt, seen } of once.values()) {
      const orderId = people.get(person)?.party;
      const place = placeOf(person);
      const current = standing.get(`${orderId} ${place}`);
      if (known.has(id)) {
        results.push({ id, person, result: 'kept' });
      } else if (orderId === undefined) {
        results.push({ id, person, result: 'gone' });
      } else if (
        contradicted.has(person) ||
        (current !== undefined && current.id !== seen && current.state !== state)
      ) {
        contradicted.add(person);
        results.push({ id, person, result: 'conflict' });
      } else {
        written.push({
          id,
          departureId,
          orderId,
          place,
          state,
          // A telephone's clock can be ahead.
          markedAt: new Date(Math.min(Date.parse(markedAt), now.getTime())),
          receivedAt: now,
          actor: actor.id,
        });
        standing.set(`${orderId} ${place}`, { id, state });
        results.push({ id, person, result: 'kept' });
      }
    }
    if (written.length > 0) {
      await tx.insert(checkIns).values(written);
      const difference = {
        here: written.filter(({ state }) => state === 'here').length,
        missing: written.filter(({ state }) => state === 'missing').length,
      };
      context.log({ subjectKind: 'departure', subjectId: departureId, difference });
    }
    const after = await listCheckIns(tx, departureId);
    return {
      results: results.map((each) => ({
        ...each,
        current: after.get(`${people.get(each.person)?.party} ${placeOf(each.person)}`) ?? null,
      })),
    };
  },
});
