import type { Draft } from '#dashboard/form/draft.ts';
import { getAt, isPlain, listOf, type Plain, textOf } from '#dashboard/form/plain.ts';

const keysOf = (list: unknown, name: string) => listOf(list).map((each) => textOf(getAt(each, name)));

function onlyKeys(value: unknown, allowed: ReadonlySet<string>): Plain | undefined {
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => allowed.has(key)))
    : undefined;
}

/** The keys of all papers that a guide asks for. */
function requiredPapers(facts: unknown): Set<string> {
  const profiles = getAt(facts, 'papers.byProfile');
  const lists = [getAt(facts, 'papers.common'), ...(isPlain(profiles) ? Object.values(profiles) : [])];
  return new Set(lists.flatMap((list) => keysOf(list, 'paper')));
}

/** Removes deleted kinds from a checklist; a paper without kinds left applies to all. */
function tidyLines(lines: unknown, kinds: ReadonlySet<string>): unknown {
  return Array.isArray(lines)
    ? lines.map((each: unknown) => {
        if (!isPlain(each)) {
          return each;
        }
        const { kinds: before, ...rest } = each;
        const left = listOf(before)
          .map(textOf)
          .filter((kind) => kinds.has(kind));
        return left.length === 0 ? rest : { ...rest, kinds: left };
      })
    : lines;
}

function tidyPapers(papers: unknown, kinds: ReadonlySet<string>): Plain {
  if (!isPlain(papers)) {
    return {};
  }
  const { common, byProfile } = papers;
  const profiles = isPlain(byProfile)
    ? Object.fromEntries(Object.entries(byProfile).map(([name, lines]) => [name, tidyLines(lines, kinds)]))
    : byProfile;
  return { papers: { ...papers, common: tidyLines(common, kinds), byProfile: profiles } };
}

/** Removes texts of deleted kinds and papers, and deleted kinds from the checklists. */
export function tidyVisa(draft: Draft): Draft {
  const kinds = new Set(keysOf(draft.facts.kinds, 'key'));
  const own = new Set(keysOf(draft.facts.ownPapers, 'key'));
  const required = requiredPapers(draft.facts);
  const tidy = (texts: Plain): Plain => {
    const parts = {
      kinds: onlyKeys(texts.kinds, kinds),
      ownPapers: onlyKeys(texts.ownPapers, own),
      details: onlyKeys(texts.details, required),
    };
    return {
      ...texts,
      ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
    };
  };
  return {
    ...draft,
    facts: { ...draft.facts, ...tidyPapers(draft.facts.papers, kinds) },
    texts: { en: tidy(draft.texts.en), bn: tidy(draft.texts.bn) },
  };
}
