import { z } from 'zod';

/** Whether somebody was seen where the group meets. */
export const checkInStates = ['here', 'missing'] as const;
export type CheckInState = (typeof checkInStates)[number];

const personId = z.string().max(60);
/** As the database writes it, so that it is the same one however a client spells it. */
const markId = z.uuid().toLowerCase();

/** One mark of a telephone. Its id is made there, so that it counts once however often it is sent. */
const mark = z.strictObject({
  id: markId,
  person: personId,
  state: z.enum(checkInStates),
  /** By the telephone's clock. */
  markedAt: z.iso.datetime(),
  /** The mark of the same person that was known there; null when there was none. */
  seen: markId.nullable(),
});
export type CheckInMark = z.output<typeof mark>;

export const checkInMarks = z.strictObject({ marks: z.array(mark).min(1).max(500) });

const standing = z.object({
  id: z.uuid(),
  state: z.enum(checkInStates),
  markedAt: z.iso.datetime(),
  by: z.string(),
});

/**
 * What became of each mark: `kept`; `conflict` when somebody else marked the same person otherwise meanwhile (nothing was
 * written: mark again with `seen` to decide); `gone` when the person isn't on this departure any more.
 */
export const checkInResults = z
  .object({
    results: z.array(
      z.object({
        id: z.uuid(),
        person: personId,
        result: z.enum(['kept', 'conflict', 'gone']),
        /** How the person stands now. */
        current: standing.nullable(),
      }),
    ),
  })
  .meta({ id: 'CheckInResults' });
export type CheckInResults = z.infer<typeof checkInResults>;
