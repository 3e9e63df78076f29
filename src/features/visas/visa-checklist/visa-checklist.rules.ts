import type { Language } from '#platform/language.ts';
import type {
  Paper,
  PaperGroup,
  PaperLine,
  PaperShape,
  Profile,
  VisaFacts,
  VisaTexts,
} from '../visas.contract.ts';
import { type PaperAge, paperGroups, profiles } from '../visas.data.ts';

interface ChecklistPaper {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly shape: PaperShape;
  /** The kinds of visa that need it; absent: all. */
  readonly kinds?: readonly string[];
  /** Only adults need it, or only children; absent: both. */
  readonly age?: PaperAge;
}

export interface ChecklistGroup {
  readonly group: PaperGroup;
  readonly papers: readonly ChecklistPaper[];
}

/** The profiles that can apply with this guide, in display order. */
export function applicantProfiles(facts: Pick<VisaFacts, 'papers'>): Profile[] {
  return profiles.filter((profile) => facts.papers.byProfile[profile] !== undefined);
}

/** The keys of all library papers that a guide uses. */
export function requiredPapers(facts: Pick<VisaFacts, 'papers'>): string[] {
  const lines = [facts.papers.common, ...Object.values(facts.papers.byProfile)].flat();
  return [...new Set(lines.map((line) => line.paper))];
}

/** The library's form of a paper, overridden by the guide's; empty values are left out. */
function shapeOf(
  inLibrary: PaperShape,
  { paper: _paper, kinds: _kinds, age: _age, ...instead }: PaperLine,
): PaperShape {
  const both = Object.entries({ ...inLibrary, ...instead });
  return Object.fromEntries(
    both.filter(([, value]) => value !== undefined && value !== false && value !== 0),
  );
}

export interface GuideParts {
  readonly facts: Pick<VisaFacts, 'papers' | 'ownPapers'>;
  readonly texts: Pick<VisaTexts, 'details' | 'ownPapers'>;
  readonly library: ReadonlyMap<string, Paper>;
  readonly language: Language;
}

/** A paper with its texts: the guide's own, or the library's with the country's detail. */
function paperOf(line: PaperLine, { facts, texts, library, language }: GuideParts) {
  const own = facts.ownPapers.find((each) => each.key === line.paper);
  const shared = library.get(line.paper);
  if (!own && !shared) {
    return undefined;
  }
  const words = own ? texts.ownPapers[line.paper] : shared?.texts[language];
  const detail = texts.details[line.paper] ?? words?.detail;
  return {
    group: own?.group ?? shared?.group ?? 'about-you',
    paper: {
      key: line.paper,
      // A paper without a name in this language falls back to its key.
      name: words?.name ?? line.paper.replaceAll('-', ' '),
      ...(detail === undefined ? {} : { detail }),
      shape: shapeOf(own?.shape ?? shared?.shape ?? {}, line),
      ...(line.kinds === undefined ? {} : { kinds: line.kinds }),
      ...(line.age === undefined ? {} : { age: line.age }),
    },
  };
}

/** Whether somebody of a profile is of the age that a paper is for. */
const isFor = ({ age }: PaperLine, profile: Profile): boolean =>
  age === undefined || (age === 'children') === (profile === 'child');

/** The lines of a profile for all kinds of visa, by group: the common ones, then its own. */
export function checklist(parts: GuideParts, profile: Profile): ChecklistGroup[] {
  const { common, byProfile } = parts.facts.papers;
  const found = [...common, ...(byProfile[profile] ?? [])]
    .filter((line) => isFor(line, profile))
    .flatMap((line) => paperOf(line, parts) ?? []);
  return paperGroups
    .map((group) => ({
      group,
      papers: found.filter((each) => each.group === group).map((each) => each.paper),
    }))
    .filter(({ papers }) => papers.length > 0);
}

/** The checklist of one kind of visa, with each paper once: a profile's line overrides the common one. */
export function papersOfKind(groups: readonly ChecklistGroup[], kind: string): ChecklistGroup[] {
  return groups
    .map(({ group, papers }) => {
      const required = papers.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
      return { group, papers: [...new Map(required.map((paper) => [paper.key, paper])).values()] };
    })
    .filter(({ papers }) => papers.length > 0);
}
