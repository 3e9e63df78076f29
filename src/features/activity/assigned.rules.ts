import { z } from 'zod';

const uid = z.string().nullable();

/** The log's difference when an enquiry is assigned: accounts by their ids. */
const assigned = z.looseObject({ happened: z.literal('assigned'), from: uid, to: uid });
/** And when a visa case is planned. */
const planned = z.looseObject({ happened: z.literal('planned'), owner: uid });
const withPeople = z.discriminatedUnion('happened', [assigned, planned]);

/** The accounts in a difference, as ids of the log (`user:<uid>`). */
export function peopleIn(difference: unknown): readonly string[] {
  const { data } = withPeople.safeParse(difference);
  const people = data === undefined ? [] : data.happened === 'planned' ? [data.owner] : [data.from, data.to];
  return people.flatMap((each) => (each === null ? [] : [`user:${each}`]));
}

/** A difference with names of people; deleted accounts keep their id. @param names by the ids of the log */
export function withNames(difference: unknown, names: ReadonlyMap<string, string>): unknown {
  const { data } = withPeople.safeParse(difference);
  const nameOf = (each: string | null) => each && (names.get(`user:${each}`) ?? each);
  if (data === undefined) {
    return difference;
  }
  return data.happened === 'planned'
    ? { ...data, owner: nameOf(data.owner) }
    : { ...data, from: nameOf(data.from), to: nameOf(data.to) };
}
