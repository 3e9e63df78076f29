import { z } from 'zod';
import { plainLine } from '#platform/plain-text.contract.ts';
import { paperStates, phrases } from '../visa-cases.rules.ts';

/** Why a paper is wanted again. */
export const againRequest = z.strictObject({
  /** In the customer's language. */
  because: plainLine(300, 3),
  /** The ready phrase that it is, which the page has in both languages. */
  phrase: z.enum(phrases).optional(),
});

/** The answer to a file that was sent. */
export const fileTaken = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  state: z.enum(paperStates),
});
export type FileTaken = z.infer<typeof fileTaken>;

/** Which file of the paper a new one takes the place of. */
export const replacing = z.object({
  replaces: z.uuid().optional().meta({
    description:
      'The file whose place it takes; one that is gone already is no mistake: it is the next page then.',
  }),
});

/** A file that staff sent. */
export const fileSent = z.strictObject({ id: z.uuid() });
