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
import { paperGroups, profiles } from '../visas.data.ts';

/** One line that an applicant ticks off. */
interface ChecklistPaper {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly shape: PaperShape;
  /** The kinds of visa that it is asked for; absent: for all of the guide. */
  readonly kinds?: readonly string[];
}

export interface ChecklistGroup {
  readonly group: PaperGroup;
  readonly papers: readonly ChecklistPaper[];
}

/** The profiles that can apply with this guide, in the order in which they are offered. */
export function applicantProfiles(facts: Pick<VisaFacts, 'papers'>): Profile[] {
  return profiles.filter((profile) => facts.papers.byProfile[profile] !== undefined);
}

/** The keys of all papers of the library that a guide asks for. */
export function requiredPapers(facts: Pick<VisaFacts, 'papers'>): string[] {
  const lines = [facts.papers.common, ...Object.values(facts.papers.byProfile)].flat();
  return [...new Set(lines.map((line) => line.paper))];
}

/** The library's shape with what the guide says instead; what comes to nothing is left out. */
function shapeOf(inLibrary: PaperShape, { paper: _paper, kinds: _kinds, ...instead }: PaperLine): PaperShape {
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

/** A line with its words: the guide's own paper, or the library's with the country's detail where there is one. */
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
      // A paper whose name isn't written in this language is still asked for.
      name: words?.name ?? line.paper.replaceAll('-', ' '),
      ...(detail === undefined ? {} : { detail }),
      shape: shapeOf(own?.shape ?? shared?.shape ?? {}, line),
      ...(line.kinds === undefined ? {} : { kinds: line.kinds }),
    },
  };
}

/**
 * The checklist of one applicant profile: what everybody brings and what this profile brings besides, each paper once,
 * in the order of the groups. A profile's own line wins over the common one. Papers of nobody's library are left out.
 */
export function checklist(parts: GuideParts, profile: Profile): ChecklistGroup[] {
  const lines = new Map<string, PaperLine>();
  for (const line of [...parts.facts.papers.common, ...(parts.facts.papers.byProfile[profile] ?? [])]) {
    lines.set(line.paper, line);
  }
  const found = [...lines.values()].flatMap((line) => paperOf(line, parts) ?? []);
  return paperGroups
    .map((group) => ({
      group,
      papers: found.filter((each) => each.group === group).map((each) => each.paper),
    }))
    .filter(({ papers }) => papers.length > 0);
}

/** What a checklist asks for one kind of visa, by its key. */
export function papersOfKind(groups: readonly ChecklistGroup[], kind: string): ChecklistGroup[] {
  return groups
    .map(({ group, papers }) => ({
      group,
      papers: papers.filter(({ kinds }) => kinds === undefined || kinds.includes(kind)),
    }))
    .filter(({ papers }) => papers.length > 0);
}
