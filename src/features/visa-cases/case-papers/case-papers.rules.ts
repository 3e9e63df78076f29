import { Failure } from '#platform/command/failure.ts';
import type { CasePaperView, VisitorCase } from '../visa-cases.contract.ts';
import { type CaseState, caseLimits, type PaperState, takesPapers } from '../visa-cases.rules.ts';

/** Why a paper takes no more file; undefined when it does. @param files how many it has */
export function refusalOfPaper({
  isOpen,
  state,
  isStoodFor,
  files,
}: {
  /** Whether the case takes papers. */
  readonly isOpen: boolean;
  readonly state: PaperState;
  /** Whether it was seen on paper, isn't needed, or another one's file counts for it. */
  readonly isStoodFor: boolean;
  readonly files: number;
}): Failure | undefined {
  if (!isOpen) {
    return new Failure('conflict', 'visa-cases.closed', 'The papers of this case are handed in already.');
  }
  if (state === 'accepted') {
    return new Failure('conflict', 'visa-cases.accepted', 'This paper is accepted. Nothing more is needed.');
  }
  if (isStoodFor) {
    return new Failure('conflict', 'visa-cases.stood-for', 'No file is needed for this paper.');
  }
  return files >= caseLimits.files
    ? new Failure('conflict', 'files.many', `A paper has at most ${caseLimits.files} files.`)
    : undefined;
}

/** @throws Failure conflict for a paper whose files the customer can't take back any more: somebody accepted it, or it is handed in */
export function refuseLocked(caseState: CaseState, paper: { readonly state: PaperState }): void {
  const refusal = refusalOfPaper({
    isOpen: takesPapers(caseState),
    state: paper.state,
    isStoodFor: false,
    files: 0,
  });
  if (refusal) {
    throw refusal;
  }
}

/** @throws Failure conflict for a paper that there is nothing to decide of */
export function refuseUndecidable(state: CaseState, paper: { readonly state: PaperState }): void {
  if (!takesPapers(state)) {
    throw new Failure('conflict', 'visa-cases.closed', 'The papers of this case are handed in already.');
  }
  if (paper.state === 'wanted' || paper.state === 'again') {
    throw new Failure('conflict', 'visa-cases.nothing', 'Nothing has come for this paper yet.');
  }
}

interface WhichPaper {
  readonly applicant: string;
  /** Its id, or its key in the guide. */
  readonly paper: string;
}

/** A paper of a customer's case. @throws Failure not-found */
export function findVisiblePaper(
  { applicants }: VisitorCase,
  { applicant, paper }: WhichPaper,
): CasePaperView {
  const found = applicants
    .find(({ id }) => id === applicant)
    ?.papers.find(({ id, key }) => id === paper || key === paper);
  if (found === undefined) {
    throw new Failure('not-found', 'visa-cases.no-paper', 'The case has no such paper.');
  }
  return found;
}

/** A paper of a customer's case that takes one more file. @throws Failure not-found; conflict when it takes none */
export function findTakingPaper(
  of: VisitorCase,
  which: WhichPaper & { readonly replaces?: string | undefined },
): CasePaperView {
  const paper = findVisiblePaper(of, which);
  const { state } = paper;
  const files = state === 'again' ? 0 : paper.files.filter(({ id }) => id !== which.replaces).length;
  const refusal = refusalOfPaper({
    isOpen: takesPapers(of.state),
    state,
    isStoodFor: paper.standIn !== null,
    files,
  });
  if (refusal) {
    throw refusal;
  }
  return paper;
}

/** What the uploads of a case that aren't finished are for. */
export const arrivingPlace = ({ reference }: { readonly reference: string }): string =>
  `visa-case:${reference}`;
