import { z } from 'zod';
import { feeParts } from '#features/visas/visas.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { price } from '#platform/money/money.contract.ts';

/** A requirement as a person reads it. */
const asked = z.object({ key: z.string(), name: z.string(), detail: z.string().nullable() });

/** A part of the fee that the guide states otherwise by now; poisha. Orders keep what was sold. */
const feeChange = z.object({ part: z.enum(feeParts), from: price, to: price });

/** What the guide asks otherwise by now, before it is taken over. */
export const guideChange = z
  .object({
    /** The revision that the case goes by, and the published one; null while the guide isn't published. */
    revision: z.object({ from: z.int(), to: z.int().nullable() }),
    asOf: calendarDate,
    fees: z.array(feeChange),
    applicants: z.array(
      z.object({
        applicant: z.uuid(),
        name: z.string().nullable(),
        added: z.array(asked),
        /** Wanted no more; what was sent already stays with the case. */
        dropped: z.array(asked),
        changed: z.array(z.object({ from: asked, to: asked })),
      }),
    ),
  })
  .meta({ id: 'VisaGuideChange' });
export type GuideChange = z.infer<typeof guideChange>;
export type RequestedPaper = z.infer<typeof asked>;

/** The revision of the guide whose difference was shown: only that is taken over. */
export const readRevision = z.strictObject({ revision: z.int() });

/** Cases that take over what their guides ask by now, as it was shown. */
export const takingOver = z.strictObject({
  cases: z
    .array(readRevision.extend({ id: z.uuid() }))
    .min(1)
    .max(200),
});

/** Cases of which the same is asked otherwise: what, and of whom. */
export const guideDifference = z
  .object({
    country: z.string(),
    kind: z.string(),
    revision: z.object({ from: z.int(), to: z.int() }),
    added: z.array(asked),
    dropped: z.array(asked),
    changed: z.array(z.object({ from: asked, to: asked })),
    fees: z.array(feeChange),
    /** How many people it is for. */
    applicants: z.int(),
    /** How many cases they are in. */
    cases: z.int(),
  })
  .meta({ id: 'VisaGuideDifference' });
export type GuideDifference = z.infer<typeof guideDifference>;

/** What taking over into all listed cases would change. */
export const guideDifferences = z
  .object({
    differences: z.array(guideDifference),
    cases: z.array(
      z.object({
        id: z.uuid(),
        reference: z.string(),
        name: z.string(),
        /** The revision to take over. */
        revision: z.int(),
        /** How many papers change in it. */
        papers: z.int(),
      }),
    ),
  })
  .meta({ id: 'VisaGuideDifferences' });
export type GuideDifferences = z.infer<typeof guideDifferences>;

export const takenOver = z.object({
  /** In how many it was taken over. */
  taken: z.int(),
  /** Those that couldn't be: their papers are handed in, or the guide isn't published or was changed again. */
  refused: z.array(z.uuid()),
});
