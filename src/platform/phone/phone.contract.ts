import { z } from 'zod';
import { phoneOf } from './phone.rules.ts';

/** A telephone number, however it was typed; parsed, it is E.164. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .transform((typed, context) => {
    const number = phoneOf(typed);
    if (number === undefined) {
      context.addIssue({ code: 'custom', message: 'This is no telephone number.' });
      return z.NEVER;
    }
    return number;
  });
