import { z } from 'zod';
import { key, readable } from '#platform/text.contract.ts';
import { gapsOf, templateGaps, templateKinds, unknownGap, type WordedLetter } from './gaps.rules.ts';

/** What a refused gap was, and which are known. */
export const gapIssue = z.object({ gap: z.string(), known: z.string() });

/** A text with gaps. One that nothing fills would reach the customer as it stands, so it is refused by name. */
const withGaps = (max: number, gaps: readonly string[], min: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(min)
    .max(max)
    .regex(readable)
    .superRefine((text, context) => {
      const gap = unknownGap(text, gaps);
      if (gap !== undefined) {
        const known = gaps.map((each) => `{${each}}`).join(', ');
        context.addIssue({
          code: 'custom',
          params: { gap, known },
          message: known === '' ? `Nothing is filled in here: ${gap}` : `${gap} isn’t known here: ${known}`,
        });
      }
    });

const both = (max: number, gaps: readonly string[], min = 1) =>
  z.strictObject({ en: withGaps(max, gaps, min), bn: withGaps(max, gaps, min) });

/** A reply written beforehand, for mail and WhatsApp; greeting and signature come with the letter. */
export const replyTemplate = z.strictObject({
  key,
  /** The kinds of enquiry for which it is offered. */
  kinds: z.array(z.enum(templateKinds)).min(1).max(templateKinds.length),
  names: both(60, []),
  texts: both(4_000, templateGaps),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

/** The agency's words around a letter; an empty one is the program's. */
const wording = (letter: WordedLetter) =>
  z.strictObject({
    greeting: both(120, gapsOf(letter, 'greeting'), 0),
    closing: both(400, gapsOf(letter, 'closing'), 0),
    signature: both(400, gapsOf(letter, 'signature'), 0),
  });
export const letterTexts = z.strictObject({
  confirmation: wording('confirmation'),
  reply: wording('reply'),
  /** Older settings have none. */
  order: wording('order').optional(),
  account: wording('account'),
});
export type LetterTexts = z.infer<typeof letterTexts>;

/** Templates and words of letters. Older settings have none. */
export const savedTexts = z.strictObject({
  templates: z
    .array(replyTemplate)
    .max(40)
    .refine(
      (all) => new Set(all.map((each) => each.key)).size === all.length,
      'Two templates have the same key.',
    ),
  letters: letterTexts,
});
export type SavedTexts = z.infer<typeof savedTexts>;
