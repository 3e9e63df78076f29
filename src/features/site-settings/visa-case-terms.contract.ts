import { z } from 'zod';

const retentionDays = z.int().min(1).max(730);

/** How visa cases are kept. */
export const visaCases = z.strictObject({
  /** The customer's files are deleted so many days after the end of a case. */
  filesKeptDays: retentionDays,
  /** Kinds of paper that are deleted sooner, days after the end; absent: with the others. */
  sooner: z
    .strictObject({
      'about-you': retentionDays.optional(),
      work: retentionDays.optional(),
      money: retentionDays.optional(),
      family: retentionDays.optional(),
      journey: retentionDays.optional(),
    })
    .default({}),
  /** What is kept of our service charge when a case ends early, by how far it has come; percent. */
  keep: z
    .strictObject({
      /** Before we check papers. */
      collecting: z.number().min(0).max(100),
      /** Before they are handed in. */
      checking: z.number().min(0).max(100),
      submitted: z.number().min(0).max(100),
    })
    .default({ collecting: 0, checking: 50, submitted: 100 }),
});
export type VisaCases = z.infer<typeof visaCases>;
