import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';

/** A requirement as a person reads it. */
const asked = z.object({ key: z.string(), name: z.string(), detail: z.string().nullable() });

/** What the guide asks otherwise by now, before it is taken over. */
export const guideChange = z
  .object({
    /** The revision that the case goes by, and the published one; null while the guide isn't published. */
    revision: z.object({ from: z.int(), to: z.int().nullable() }),
    asOf: calendarDate,
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

/** Cases that take over what their guides ask by now. */
export const takingOver = z.strictObject({ cases: z.array(z.uuid()).min(1).max(200) });

export const takenOver = z.object({
  /** In how many it was taken over. */
  taken: z.int(),
  /** Those that couldn't be: their papers are handed in, or the guide isn't published. */
  refused: z.array(z.uuid()),
});
