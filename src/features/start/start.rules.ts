import type { StartFacts } from './facts.rules.ts';
import {
  hasOwnTerms,
  type Lack,
  type LackName,
  lacksOfAccounts,
  lacksOfChannels,
  lacksOfLicences,
  lacksOfName,
  lacksOfSells,
  when,
} from './lacks.rules.ts';
import { lacksOfLive } from './live.rules.ts';
import type { StartStep } from './start.contract.ts';

const lacks: Readonly<Record<StartStep, (facts: StartFacts) => readonly Lack[]>> = {
  name: ({ settings }) => lacksOfName(settings),
  licences: lacksOfLicences,
  sells: ({ settings }) => lacksOfSells(settings),
  samples: ({ samples }) => when(samples > 0, 'samples-left'),
  accounts: lacksOfAccounts,
  terms: ({ settings }) => when(!hasOwnTerms(settings), 'terms-unseen', true),
  colleagues: ({ colleagues, invited }) => when(colleagues + invited === 0, 'alone', true),
  channels: lacksOfChannels,
  data: ({ imports }) => when(imports === 0, 'data-unsaid', true),
  live: lacksOfLive,
};

/** What a step still lacks; it is done when that is nothing. */
export const missingOf = (step: StartStep, facts: StartFacts): readonly LackName[] =>
  lacks[step](facts).flatMap(({ name, isSaid }) => (isSaid && facts.done.has(step) ? [] : [name]));
