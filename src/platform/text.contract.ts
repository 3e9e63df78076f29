import { z } from 'zod';

/** Lower-case words joined by hyphens: the last part of a document's URL. */
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

/** Text that can be read and stored: no half characters, and no control characters but tab and the ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to refuse them
export const readable = /^[^\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u;

/** One line of text, NFC, trimmed. */
export const line = (max: number) => z.string().trim().normalize('NFC').min(1).max(max).regex(readable);

/** A few paragraphs of plain text, separated by an empty line. */
export const prose = (max: number) => z.string().trim().normalize('NFC').min(1).max(max).regex(readable);
