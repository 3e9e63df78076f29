import type { WrittenKind } from '#dashboard/documents/writing/written-kind.ts';
import { isPlain, listOf, type Plain, textOf } from '#dashboard/form/plain.ts';
import { postPath } from '#features/documents/document-path.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { postFacts, postTexts } from '../posts.contract.ts';

/** Removes the names of deleted tags. */
function tidyTags(texts: Plain, tags: ReadonlySet<string>): Plain {
  const { tags: words } = texts;
  return isPlain(words)
    ? { ...texts, tags: Object.fromEntries(Object.entries(words).filter(([key]) => tags.has(key))) }
    : texts;
}

/** The form of a post. */
export const writtenPost: WrittenKind = {
  kind: 'post',
  facts: postFacts,
  texts: postTexts,
  startFacts: () => ({
    kind: 'blog',
    category: 'destinations',
    tags: [],
    author: {},
    publishedOn: dhakaDate(new Date()),
  }),
  startTexts: () => ({ tags: {} }),
  keeps: (path) => /^texts\.(?:en|bn)\.tags$|^facts\.author$/.test(path),
  tidy: (draft) => {
    const tags = new Set(listOf(draft.facts.tags).map(textOf));
    return { ...draft, texts: { en: tidyTags(draft.texts.en, tags), bn: tidyTags(draft.texts.bn, tags) } };
  },
  checks: [],
  where: (draft) => postPath(textOf(draft.facts.kind), ''),
};
