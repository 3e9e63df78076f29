import { z } from 'zod';

/** Lower-case words joined by hyphens: the slug of a document. */
export const slug = z
  .string()
  .min(2)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.');

/** The key of a list item whose facts and texts belong together. */
export const key = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Text that can be stored: no unpaired surrogates, and no control characters except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused here
export const readable = /^[^\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u;

/** One line of text, NFC, trimmed. */
export const line = (max: number) => z.string().trim().normalize('NFC').min(1).max(max).regex(readable);

/** A few paragraphs of plain text, separated by an empty line. */
export const prose = (max: number) => z.string().trim().normalize('NFC').min(1).max(max).regex(readable);
