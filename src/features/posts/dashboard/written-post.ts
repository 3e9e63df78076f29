import type { WrittenKind } from '#dashboard/documents/document-editor/written-kind.ts';
import { textAt, textsAt, withKeys } from '#dashboard/form/draft.ts';
import { postPath } from '#features/documents/document-path.rules.ts';
import { dhakaToday } from '#platform/clock.ts';
import { type PostFacts, type PostTexts, postFacts, postTexts } from '../posts.contract.ts';
import { facts, texts } from './post-paths.ts';

/** The form of a post. */
export const writtenPost: WrittenKind<PostFacts, PostTexts> = {
  kind: 'post',
  facts: postFacts,
  texts: postTexts,
  startFacts: () => ({
    kind: 'blog',
    category: 'destinations',
    tags: [],
    author: {},
    publishedOn: dhakaToday(),
  }),
  startTexts: () => ({ tags: {} }),
  keeps: [texts.at('tags'), facts.at('author')],
  // The words of tags that are gone.
  tidy: (draft) => withKeys(draft, texts.at('tags'), textsAt(draft, facts.at('tags'))),
  checks: [],
  where: (draft) => postPath(textAt(draft, facts.at('kind')), ''),
};

/** The form of a post that somebody begins, as its author. */
export const writtenBy = (name: string): typeof writtenPost => ({
  ...writtenPost,
  startFacts: () => ({ ...writtenPost.startFacts(), author: { en: name, bn: name } }),
});
