import { z } from 'zod';
import { paperStates } from '../visa-cases.rules.ts';

/** A file that the customer took back. */
export const fileRemoved = z.object({
  id: z.uuid(),
  /** How its paper stands now. */
  state: z.enum(paperStates),
});
export type FileRemoved = z.infer<typeof fileRemoved>;
