import { z } from 'zod';
import { photographErrors } from './photographs.rules.ts';

/** What was seen in a photograph. */
export const photographSeen = z.object({
  /** The size that the guide asks for, in tenths of a millimetre; null when it names none. */
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  pixels: z.object({ width: z.int(), height: z.int() }),
  /** What looks wrong; staff decide. */
  faults: z.array(z.enum(photographErrors)),
});
export type PhotographSeen = z.infer<typeof photographSeen>;
