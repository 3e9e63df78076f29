import { z } from 'zod';
import { fileTaken } from '../case-papers/case-papers.contract.ts';

/** How far a file that is sent piece by piece has come. */
export const fileArriving = z.object({
  /** Bytes that are there, without a gap from the beginning. */
  arrived: z.int(),
  /** The file, once all is there. */
  file: fileTaken.nullable(),
});
