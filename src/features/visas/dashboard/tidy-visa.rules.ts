import { columnAt, type Draft, textsAt, withAt, withKeys } from '#dashboard/form/draft.ts';
import { getAt, setAt } from '#dashboard/form/plain.ts';
import { profiles } from '../visas.data.ts';
import { facts, texts } from './visa-paths.ts';

const checklists = [
  facts.at('papers.common'),
  ...profiles.map((profile) => facts.at(`papers.byProfile.${profile}`)),
];

/** Removes deleted kinds from the lines of checklists, and the lines that were for deleted kinds alone: nobody else was asked for those. */
function withoutGoneKinds(draft: Draft, kinds: readonly string[]): Draft {
  return checklists.reduce((next, list) => {
    const rows = columnAt(next, list, 'paper').flatMap((_, index) => {
      const row = list.at(`${index}`);
      const was = textsAt(next, list.at(`${index}.kinds`));
      const left = was.filter((kind) => kinds.includes(kind));
      if (was.length > 0 && left.length === 0) {
        return [];
      }
      const kept = left.length === was.length ? next : withAt(next, list.at(`${index}.kinds`), left);
      return [getAt(kept, row.text)];
    });
    return setAt(next, list.text, rows);
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
