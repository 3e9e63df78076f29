import type { PaperState } from '../visa-cases.rules.ts';

/** What stands for an applicant's own file: the paper was seen, isn't needed, or another applicant's file counts for it. */
export const standInKinds = ['seen', 'not-needed', 'family'] as const;
export type StandInKind = (typeof standInKinds)[number];

/** How a paper stands, as far as it matters for being ready. */
interface StandingPaper {
  readonly id: string;
  readonly state: PaperState;
  readonly standIn: StandInKind | null;
  /** Whose file counts for it. */
  readonly standInPaper: string | null;
}

/** Whether a paper counts by itself: its own file is accepted, or it was seen. */
const hasOwn = ({ state, standIn }: StandingPaper): boolean => state === 'accepted' || standIn === 'seen';

/**
 * Whether nothing more is needed for a paper. What another applicant's file counts for is as good as that file.
 * @param all the papers of the case
 */
export function isMet(paper: StandingPaper, all: readonly StandingPaper[]): boolean {
  if (hasOwn(paper) || paper.standIn === 'not-needed') {
    return true;
  }
  return paper.standIn === 'family' && all.some((each) => each.id === paper.standInPaper && hasOwn(each));
}

/** What a paper has of stand-ins when nothing stands for it. */
export const noStandIn = {
  standIn: null,
  standInBy: null,
  standInAt: null,
  standInBecause: null,
  standInPaper: null,
} as const;

/** Whether what came of an applicant can count for others. */
export const canCount = ({ state, standIn }: StandingPaper): boolean =>
  state === 'received' || state === 'accepted' || standIn === 'seen';

/** Whether something can stand for a paper: no file of its own is there to be looked at. */
export const canBeStoodFor = ({ state, standIn }: Pick<StandingPaper, 'state' | 'standIn'>): boolean =>
  (state === 'wanted' || state === 'again') && standIn === null;
