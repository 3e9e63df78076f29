import type { VisaStage } from '#features/orders/orders.rules.ts';
import { type Language, pathIn } from '#platform/language.ts';

export const caseStates = [
  'collecting',
  'checking',
  'ready',
  'submitted',
  'decided',
  'returned',
  'closed',
  'withdrawn',
] as const;
export type CaseState = (typeof caseStates)[number];

export const paperStates = ['wanted', 'received', 'accepted', 'again'] as const;
export type PaperState = (typeof paperStates)[number];

export const decisions = ['approved', 'refused'] as const;
export type Decision = (typeof decisions)[number];

/** Ready reasons why a paper is wanted again, in both languages. */
export const phrases = ['seal', 'page', 'unreadable', 'old', 'name', 'translation', 'photo'] as const;
export type Phrase = (typeof phrases)[number];

/** What a case can hold. */
export const caseLimits = { applicants: 40, bytes: 15 * 1024 * 1024, files: 20 } as const;

/**
 * How long the pieces are in which a file is sent: of the longest as much is lost when the line breaks, and of pieces shorter
 * than the least, but for the last one, a file would have thousands.
 */
export const pieceBytes = { least: 32 * 1024, usual: 256 * 1024, most: 512 * 1024 } as const;

/** Whoever holds the link of a case, or begins one. */
export const visitorActor = { id: 'visitor', permissions: new Set(['visa-cases.visit']) } as const;

/** The program, where it tends cases by itself. */
export const caseTender = { id: 'system:visa-cases', permissions: new Set(['visa-cases.tend']) } as const;

/** The secret path of a case's page for its customer, with the language. */
export const casePath = (language: Language, token: string): string =>
  pathIn(language, `/visacases/${token}`);

const moves: Readonly<Record<CaseState, readonly CaseState[]>> = {
  collecting: ['checking', 'withdrawn'],
  checking: ['ready', 'collecting', 'withdrawn'],
  ready: ['submitted', 'checking', 'withdrawn'],
  submitted: ['decided', 'withdrawn'],
  decided: ['returned', 'withdrawn'],
  returned: ['closed', 'withdrawn'],
  closed: [],
  withdrawn: [],
};

/** How far a case has come, as refunds count it; undefined once it was withdrawn. @param all the decisions on its applicants */
export function stageOf(state: CaseState, all: readonly (Decision | null)[]): VisaStage | undefined {
  if (state === 'withdrawn') {
    return undefined;
  }
  if (takesPapers(state)) {
    return state === 'collecting' ? state : 'checking';
  }
  return state !== 'submitted' && decisionOf(all) === 'refused' ? 'refused' : 'submitted';
}

/** The states that a case can go to from one, the usual one first. */
export const movesFrom = (state: CaseState): readonly CaseState[] => moves[state];

/** Whether nothing will happen with the case any more. */
export const isEnded = (state: CaseState): boolean => state === 'closed' || state === 'withdrawn';

/** Whether papers are still collected: before the embassy has them. */
export const takesPapers = (state: CaseState): boolean =>
  state === 'collecting' || state === 'checking' || state === 'ready';

/** The columns of the board: the states of cases that go on. */
export const boardStates = caseStates.filter((state) => !isEnded(state));

/** Why a case can't go to a state. */
export type Obstacle<Paper> =
  | { readonly code: 'move'; readonly from: CaseState; readonly allowed: readonly CaseState[] }
  | { readonly code: 'papers'; readonly papers: readonly Paper[] }
  | { readonly code: 'passports' };

/**
 * What stands in the way of a move: the state itself, papers for which something is still needed where all must be there, or at the end a
 * passport that its holder doesn't have.
 * @returns undefined when nothing does
 */
export function obstacleTo<Paper extends { readonly isMet: boolean }>(
  from: CaseState,
  to: CaseState,
  { papers, holdsPassports }: { readonly papers: readonly Paper[]; readonly holdsPassports: boolean },
): Obstacle<Paper> | undefined {
  if (!moves[from].includes(to)) {
    return { code: 'move', from, allowed: moves[from] };
  }
  if ((to === 'returned' || to === 'closed') && holdsPassports) {
    return { code: 'passports' };
  }
  const open = papers.filter(({ isMet }) => !isMet);
  const needsAll = to === 'ready' || to === 'submitted';
  return needsAll && open.length > 0 ? { code: 'papers', papers: open } : undefined;
}

/** The decision on a whole case; undefined while one of an applicant is missing. */
export function decisionOf(
  all: readonly (Decision | null)[],
): 'approved' | 'refused' | 'in part' | undefined {
  if (all.length === 0 || all.includes(null)) {
    return undefined;
  }
  const approved = all.filter((each) => each === 'approved').length;
  return approved === all.length ? 'approved' : approved === 0 ? 'refused' : 'in part';
}

/** Cases of the last day, as limits count them. */
interface CaseCounts {
  /** Carriers put thousands of phones behind one address. */
  readonly ofVisitor: number;
  readonly ofContact: number;
}

const most = { ofVisitor: 200, ofContact: 10 } as const;

/** Whether one more case within a day would be one too many. */
export const casesAreTooMany = ({ ofVisitor, ofContact }: CaseCounts): boolean =>
  ofVisitor >= most.ofVisitor || ofContact >= most.ofContact;
