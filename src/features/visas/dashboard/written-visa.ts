import type { WrittenKind } from '#dashboard/documents/writing/written-kind.ts';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { visaChecks } from '../checks/checks.rules.ts';
import { visaFacts, visaTexts } from '../visas.contract.ts';
import { tidyVisa } from './tidy-visa.rules.ts';
import { startFacts, startTexts } from './visa-start.rules.ts';

/** The form of a visa guide. */
export const writtenVisa: WrittenKind = {
  kind: 'visa',
  facts: visaFacts,
  texts: visaTexts,
  startFacts: () => startFacts(dhakaDate(new Date())),
  startTexts,
  keeps: (path) =>
    /^texts\.(?:en|bn)\.(?:kinds|details|ownPapers|fees)$|^facts\.kinds\.\d+\.fees\.(?:embassy|centre|service)$|^facts\.papers(?:\.byProfile)?$|^facts\.ownPapers\.\d+\.shape$/.test(
      path,
    ),
  tidy: tidyVisa,
  checks: visaChecks,
  where: () => visaPath(''),
};
