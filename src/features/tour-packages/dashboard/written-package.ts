import { overPromises } from '#dashboard/documents/writing/honest-words.ts';
import type { WrittenKind } from '#dashboard/documents/writing/written-kind.ts';
import { getAt, listOf, textOf } from '#dashboard/form/plain.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { type Market, tourPackageFacts, tourPackageTexts } from '../tour-packages.contract.ts';
import { packageAdvice, packageContradictions, tidyPackage } from './package-checks.rules.ts';
import { startFacts, startTexts } from './package-start.rules.ts';

/** How a package is written; its market is that of the address it is written at. */
export const writtenPackage = (market: Market): WrittenKind => ({
  kind: 'tour-package',
  market,
  facts: tourPackageFacts,
  texts: tourPackageTexts,
  startFacts: () => startFacts(market),
  startTexts,
  keeps: (path) => /^(?:facts|texts\.(?:en|bn))\.itinerary$|^texts\.(?:en|bn)\.departureNotes$/.test(path),
  tidy: tidyPackage,
  contradictions: (draft) => packageContradictions(draft, officeLanguage()),
  advice: (draft, today) => [...overPromises(draft), ...packageAdvice(draft, today)],
  pictures: (draft) =>
    [textOf(getAt(draft, 'facts.cover')), ...listOf(getAt(draft, 'facts.gallery')).map(textOf)].filter(
      Boolean,
    ),
  where: () => packagePath({ market, slug: '' }),
});
