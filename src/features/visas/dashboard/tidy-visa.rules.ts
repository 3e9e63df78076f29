import { columnAt, type Draft, textsAt, withAt, withKeys } from '#dashboard/form/draft.ts';
import { profiles } from '../visas.data.ts';
import { facts, texts } from './visa-paths.ts';

const checklists = [
  facts.at('papers.common'),
  ...profiles.map((profile) => facts.at(`papers.byProfile.${profile}`)),
];

/** Removes deleted kinds from a checklist; a paper without kinds left applies to all. */
function withoutGoneKinds(draft: Draft, kinds: readonly string[]): Draft {
  const paths = checklists.flatMap((list) =>
    columnAt(draft, list, 'paper').map((_, index) => list.at(`${index}.kinds`)),
  );
  return paths.reduce((next, path) => {
    const left = textsAt(next, path).filter((kind) => kinds.includes(kind));
    return withAt(next, path, left.length === 0 ? undefined : left);
  }, draft);
}

/** Removes texts of deleted kinds and papers, and deleted kinds from the checklists. */
export function tidyVisa(draft: Draft): Draft {
  const kinds = columnAt(draft, facts.at('kinds'), 'key');
  const required = checklists.flatMap((list) => columnAt(draft, list, 'paper'));
  const inTexts = withKeys(
    withKeys(draft, texts.at('kinds'), kinds),
    texts.at('ownPapers'),
    columnAt(draft, facts.at('ownPapers'), 'key'),
  );
  return withoutGoneKinds(withKeys(inTexts, texts.at('details'), required), kinds);
}
