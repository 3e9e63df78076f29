import type { Draft } from '#dashboard/form/draft.ts';
import type { Problem } from '#dashboard/form/form-store.ts';
import { getAt, isPlain, listOf, numberOf, type Plain, textOf } from '#dashboard/form/plain.ts';
import { m } from '#messages/messages.js';
import { type Language, languages } from '#platform/language.ts';
import { isCheckedLongAgo } from '../visas.rules.ts';

const keysOf = (list: unknown, name: string) => listOf(list).map((each) => textOf(getAt(each, name)));

function onlyKeys(value: unknown, allowed: ReadonlySet<string>): Plain | undefined {
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => allowed.has(key)))
    : undefined;
}

/** Every paper a guide asks for, by its key. */
function requiredPapers(facts: unknown): Set<string> {
  const profiles = getAt(facts, 'papers.byProfile');
  const lists = [getAt(facts, 'papers.common'), ...(isPlain(profiles) ? Object.values(profiles) : [])];
  return new Set(lists.flatMap((list) => keysOf(list, 'paper')));
}

/** The lines of a checklist without kinds that are gone; asked for none that is left, a paper is asked for all. */
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

/** Takes out texts of kinds and papers that are gone, and kinds that are gone out of the papers. */
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

/** Texts that belong to a kind or paper of the facts and aren't there in a language that was begun. */
function missingTexts(draft: Draft, language: Language): Problem[] {
  const texts = draft.texts[language];
  const title = textOf(texts.title);
  const missing = (list: unknown, part: string) =>
    keysOf(list, 'key')
      .filter((key) => key !== '' && textOf(getAt(texts, `${part}.${key}.name`)).trim() === '')
      .map((key) => ({ path: `texts.${language}.${part}.${key}.name`, message: m.writing_fill_in() }));
  return title.trim() === ''
    ? []
    : [...missing(draft.facts.kinds, 'kinds'), ...missing(draft.facts.ownPapers, 'ownPapers')];
}

/** Fields of a guide that contradict each other, which no schema sees. */
export function visaContradictions(draft: Draft): Problem[] {
  const found: Problem[] = languages.flatMap((language) => missingTexts(draft, language));
  for (const [index, kind] of listOf(draft.facts.kinds).entries()) {
    const [least, most] = [
      numberOf(getAt(kind, 'workingDays.min')),
      numberOf(getAt(kind, 'workingDays.max')),
    ];
    if (least !== undefined && most !== undefined && least > most) {
      found.push({ path: `facts.kinds.${index}.workingDays.min`, message: m.writing_c_working() });
    }
  }
  const common = keysOf(getAt(draft.facts, 'papers.common'), 'paper');
  for (const [index, paper] of common.entries()) {
    if (paper !== '' && common.indexOf(paper) < index) {
      found.push({ path: `facts.papers.common.${index}.paper`, message: m.writing_c_paper_twice() });
    }
  }
  return found;
}

/** What an editor should look at before the public does. */
export function visaAdvice(draft: Draft, today: string): Problem[] {
  const checked = textOf(draft.facts.checkedOn);
  const long =
    checked !== '' && isCheckedLongAgo(checked, today)
      ? [{ path: 'facts.checkedOn', message: m.writing_a_checked_long_ago() }]
      : [];
  const free = listOf(draft.facts.kinds).flatMap((kind, index) =>
    ['embassy', 'centre', 'service'].every((part) => getAt(kind, `fees.${part}.poisha`) === 0)
      ? [{ path: `facts.kinds.${index}.fees`, message: m.writing_a_fee_free() }]
      : [],
  );
  return [...long, ...free];
}
