import { z } from 'zod';
import { content, storedTexts } from '../documents.contract.ts';
import { documentKinds } from '../kinds/kinds.data.ts';

/** The maximum length of a draft's JSON: several times the longest page in both languages. */
export const maxLetters = 1_000_000;
/** The maximum nesting depth of a draft; a page with tables has about fifteen. */
const deepest = 60;

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL can't store it in JSON
const keepable = /^[^\p{Cs}\u0000]*$/u;
const strangeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a JSON value can be stored and read back unchanged; iterative, so safe at any depth. */
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

/** An incomplete form, not validated by the kind's schema. */
export const workingDraft = z
  .unknown()
  .refine(isKeepable, { message: 'This cannot be kept.', abort: true })
  .refine((sent) => (JSON.stringify(sent)?.length ?? 0) <= maxLetters, {
    message: `A draft may have ${maxLetters} letters.`,
    abort: true,
  })
  .pipe(
    z.strictObject({
      slug: z.string().max(200),
      facts: content,
      texts: z.strictObject({ en: content, bn: content }),
    }),
  );
export type WorkingDraft = z.infer<typeof workingDraft>;

const basedOn = z.int().min(1).nullable().meta({ description: 'Its revision; null: a new document.' });
const keptAt = z.iso.datetime();

/** Validated by the command, which accepts incomplete drafts. */
export const newWorkingDraft = z
  .strictObject({
    kind: z.enum(documentKinds),
    basedOn,
    draft: z.unknown().meta({ description: 'Slug, facts and texts in both languages, as far as they are.' }),
  })
  .meta({ id: 'NewWorkingDraft' });

const listedWorkingDraft = z.object({
  documentId: z.uuid(),
  kind: z.enum(documentKinds),
  basedOn,
  section: z.string().nullable(),
  title: z.string().nullable(),
  keptAt,
});
/** A stored draft, without its content. */
export type ListedWorkingDraft = z.infer<typeof listedWorkingDraft>;

export const workingDraftList = z.object({ items: z.array(listedWorkingDraft) });

export const wholeWorkingDraft = z
  .object({
    kind: z.enum(documentKinds),
    basedOn,
    base: z
      .object({ slug: z.string(), facts: content, texts: storedTexts })
      .nullable()
      .meta({ description: 'What that revision holds.' }),
    draft: z.object({ slug: z.string(), facts: content, texts: z.object({ en: content, bn: content }) }),
    keptAt,
  })
  .meta({ id: 'WorkingDraft' });

export const storedWorkingDraft = z.object({ keptAt });
