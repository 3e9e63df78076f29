import { Failure } from '#platform/command/failure.ts';
import { caseLimits, type PaperState } from '../visa-cases.rules.ts';

/** Why a paper takes no more file; undefined when it does. @param files how many it has */
export function refusalOfPaper({
  takesPapers,
  state,
  files,
}: {
  readonly takesPapers: boolean;
  readonly state: PaperState;
  readonly files: number;
}): Failure | undefined {
  if (!takesPapers) {
    return new Failure('conflict', 'visa-cases.closed', 'The papers of this case are handed in already.');
  }
  if (state === 'accepted') {
    return new Failure('conflict', 'visa-cases.accepted', 'This paper is accepted. Nothing more is needed.');
  }
  return files >= caseLimits.files
    ? new Failure('conflict', 'files.many', `A paper has at most ${caseLimits.files} files.`)
    : undefined;
}
