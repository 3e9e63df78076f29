import type { Paper } from '#features/visas/visas.contract.ts';
import { aboutYouPapers } from './paper-library/about-you.ts';
import { familyPapers } from './paper-library/family.ts';
import { journeyPapers } from './paper-library/journey.ts';
import { moneyPapers } from './paper-library/money.ts';
import { studyPapers } from './paper-library/studies.ts';
import { workPapers } from './paper-library/work.ts';

/** The papers that visa guides share: one text each, in both languages. */
export const paperLibrary: Paper[] = [
  ...aboutYouPapers,
  ...workPapers,
  ...studyPapers,
  ...moneyPapers,
  ...familyPapers,
  ...journeyPapers,
];
