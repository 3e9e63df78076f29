import { z } from 'zod';

/** The log's difference when an enquiry is assigned: accounts by their ids. */
const assigned = z.looseObject({
  happened: z.literal('assigned'),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** The accounts in a difference, as ids of the log (`user:<uid>`). */
export function peopleIn(difference: unknown): readonly string[] {
  const { data } = assigned.safeParse(difference);
  return [data?.from, data?.to].flatMap((uid) => (typeof uid === 'string' ? [`user:${uid}`] : []));
}

/** A difference with names of people; deleted accounts keep their id. @param names by the ids of the log */
export function withNames(difference: unknown, names: ReadonlyMap<string, string>): unknown {
  const { data } = assigned.safeParse(difference);
  const nameOf = (uid: string | null) => uid && (names.get(`user:${uid}`) ?? uid);
  return data === undefined ? difference : { ...data, from: nameOf(data.from), to: nameOf(data.to) };
}
