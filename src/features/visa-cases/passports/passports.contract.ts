import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { passportMoveKinds, passportPlaces } from './passports.rules.ts';

/** A move of passports of one case. */
export const newPassportMove = z.strictObject({
  move: z.enum(passportMoveKinds),
  /** Whose passports. */
  applicants: z.array(z.uuid()).min(1).max(40),
  /** Who brought them, who took them to the centre or back, or to whom they were given. */
  person: plainLine(80, 2),
  /** Where they are from now on, such as the safe or the name of a visa centre. */
  place: plainLine(80).optional(),
  /** By when the next move is expected. Absent: by what is usual. */
  dueOn: calendarDate.optional(),
  key: idempotencyKey,
});

export const slipMade = z.strictObject({
  number: z.string(),
  /** Where it is read and printed. */
  path: z.string(),
});

/** Where the passport of an applicant is. */
export const passportStanding = z.object({
  at: z.enum(passportPlaces),
  /** The move that brought it there. */
  move: z.enum(passportMoveKinds),
  /** In the words of whoever moved it; empty while it is with the customer. */
  place: z.string(),
  since: z.iso.datetime(),
  dueOn: calendarDate.nullable(),
  isOverdue: z.boolean(),
  slip: slipMade,
});
export type PassportStanding = z.infer<typeof passportStanding>;

export const passportSlip = z
  .object({
    number: z.string(),
    path: z.string(),
    move: z.enum(passportMoveKinds),
    at: z.iso.datetime(),
    by: z.string(),
    person: z.string(),
    place: z.string(),
    dueOn: calendarDate.nullable(),
    applicants: z.array(z.string().nullable()),
  })
  .meta({ id: 'PassportSlip' });
export type PassportSlip = z.infer<typeof passportSlip>;

/** The slips of a case, the latest first. */
export const passportSlips = z.object({ items: z.array(passportSlip) });
