import type { WrittenKind } from '#dashboard/documents/document-editor/written-kind.ts';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { dhakaToday } from '#platform/clock.ts';
import { countryName } from '#platform/format/country-names.ts';
import { visaChecks } from '../checks/checks.rules.ts';
import { type VisaFacts, type VisaTexts, visaFacts, visaTexts } from '../visas.contract.ts';
import { tidyVisa } from './tidy-visa.rules.ts';
import { facts, texts } from './visa-paths.ts';
import { startFacts, startTexts } from './visa-start.rules.ts';

/** The form of a visa guide. */
export const writtenVisa: WrittenKind<VisaFacts, VisaTexts> = {
  kind: 'visa',
  facts: visaFacts,
  texts: visaTexts,
  startFacts: () => startFacts(dhakaToday()),
  startTexts,
  givenTexts: (language, { country }) =>
    typeof country === 'string' && /^[A-Z]{2}$/.test(country)
      ? { title: countryName(country, language) }
      : {},
  keeps: [
    ...(['kinds', 'details', 'ownPapers', 'fees'] as const).map((part) => texts.at(part)),
    ...(['embassy', 'centre', 'service'] as const).map((part) => facts.at(`kinds.0.fees.${part}`)),
    facts.at('papers'),
    facts.at('papers.byProfile'),
    facts.at('ownPapers.0.shape'),
  ],
  tidy: tidyVisa,
  checks: visaChecks,
  where: () => visaPath(''),
};
