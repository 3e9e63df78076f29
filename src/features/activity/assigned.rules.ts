import { z } from 'zod';

const uid = z.string().nullable();

/** The log's difference when an enquiry is assigned: accounts by their ids. */
const assigned = z.looseObject({ happened: z.literal('assigned'), from: uid, to: uid });
/** When a visa case is planned, and when enquiries are taken out. */
const owned = z.union([
  z.looseObject({ happened: z.literal('planned'), owner: uid }),
  z.looseObject({ tab: z.string(), owner: uid }),
]);

/** The accounts in a difference, as ids of the log (`user:<uid>`). */
export function peopleIn(difference: unknown): readonly string[] {
  const given = assigned.safeParse(difference).data;
  const people = [given?.from, given?.to, owned.safeParse(difference).data?.owner];
  return people.flatMap((each) => (typeof each === 'string' ? [`user:${each}`] : []));
}

/** A difference with names of people; deleted accounts keep their id. @param names by the ids of the log */
export function withNames(difference: unknown, names: ReadonlyMap<string, string>): unknown {
  const nameOf = (each: string | null) => each && (names.get(`user:${each}`) ?? each);
  const given = assigned.safeParse(difference).data;
  if (given !== undefined) {
    return { ...given, from: nameOf(given.from), to: nameOf(given.to) };
  }
  const { data } = owned.safeParse(difference);
  return data === undefined ? difference : { ...data, owner: nameOf(data.owner) };
}
