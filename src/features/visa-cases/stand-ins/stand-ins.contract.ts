import { z } from 'zod';
import { plainLine } from '#platform/plain-text.contract.ts';
import { caseLimits } from '../visa-cases.rules.ts';
import { standInKinds } from './stand-ins.rules.ts';

/** The answer to a change: the case. */
export const caseChanged = z.object({ id: z.uuid() });

/** Why a paper isn't needed, in the customer's language: they read it. */
export const waiver = z.strictObject({ because: plainLine(300, 3) });

/** For whom of the case a file counts as well. */
export const sharing = z.strictObject({
  applicants: z.array(z.uuid()).min(1).max(caseLimits.applicants),
});

/** What stands for the file of a paper. */
export const standIn = z
  .object({
    kind: z.enum(standInKinds),
    /** Who of the staff said so, as customers read it. */
    by: z.string(),
    at: z.iso.datetime(),
    /** Why it isn't needed. */
    because: z.string().nullable(),
    /** With `family`: whose file counts. */
    applicant: z.uuid().nullable(),
    paper: z.uuid().nullable(),
  })
  .meta({ id: 'VisaCaseStandIn' });
export type StandIn = z.infer<typeof standIn>;
