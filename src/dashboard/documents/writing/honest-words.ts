import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import type { Draft } from '../../form/draft.ts';
import type { Problem } from '../../form/form-store.ts';
import { isPlain } from '../../form/plain.ts';

/** Promises that nobody can keep, in both languages. */
const promises =
  /guarantee[ds]?|100\s?%\s*(?:success|visa|approval)|\bassured visa|sure visa|গ্যারান্টি|নিশ্চিত ভিসা|শতভাগ/iu;

function look(value: unknown, path: string, found: Problem[]): void {
  if (typeof value === 'string') {
    const [word] = promises.exec(value) ?? [];
    if (word !== undefined) {
      found.push({ path, message: m.writing_a_guaranteed({ word }) });
    }
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      look(each, `${path}.${index}`, found);
    }
  } else if (isPlain(value)) {
    for (const [name, each] of Object.entries(value)) {
      look(each, `${path}.${name}`, found);
    }
  }
}

/** Where a document promises what an agency can't, such as a guaranteed visa. */
export function overPromises(draft: Draft): Problem[] {
  const found: Problem[] = [];
  for (const language of languages) {
    look(draft.texts[language], `texts.${language}`, found);
  }
  return found;
}
