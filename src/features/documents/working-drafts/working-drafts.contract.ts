import { z } from 'zod';

/** How much of one draft is kept, as letters of its JSON: several times the longest page in both languages. */
export const mostLetters = 1_000_000;
/** How deep what is kept may be nested; a page with tables in it goes some fifteen deep. */
const deepest = 60;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database can't keep it in JSON
const keepable = /^[^\p{Cs}\u0000]*$/u;
const strangeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value that came as JSON can be kept as it is and given back: a walk without recursion, at any depth. */
function isKeepable(sent: unknown): boolean {
  const open = [{ value: sent, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !keepable.test(value)) {
      return false;
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      if (depth > deepest || entries.some(([name]) => !keepable.test(name) || strangeNames.has(name))) {
        return false;
      }
      open.push(...entries.map(([, inner]) => ({ value: inner, depth: depth + 1 })));
    }
  }
  return true;
}

const fields = z.record(z.string(), z.unknown());

/** A form as it was left: any of it may be missing or wrong, so no schema of the document's kind judges it. */
export const workingDraft = z
  .unknown()
  .refine(isKeepable, { message: 'This can not be kept.', abort: true })
  .refine((sent) => (JSON.stringify(sent)?.length ?? 0) <= mostLetters, {
    message: `A draft may have ${mostLetters} letters.`,
    abort: true,
  })
  .pipe(
    z.strictObject({
      slug: z.string().max(200),
      facts: fields,
      texts: z.strictObject({ en: fields, bn: fields }),
    }),
  );
export type WorkingDraft = z.infer<typeof workingDraft>;
