import type { WrittenKind } from '#dashboard/documents/document-editor/written-kind.ts';
import type { Market } from '#features/departures/departures.contract.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { packageChecks } from '../checks/checks.rules.ts';
import {
  type TourPackageFacts,
  type TourPackageTexts,
  tourPackageFacts,
  tourPackageTexts,
} from '../tour-packages.contract.ts';
import { facts, texts } from './package-paths.ts';
import { startFacts, startTexts } from './package-start.rules.ts';
import { tidyPackage } from './tidy-package.rules.ts';

/** The form of a package in its market. */
export const writtenPackage = (market: Market): WrittenKind<TourPackageFacts, TourPackageTexts> => ({
  kind: 'tour-package',
  market,
  facts: tourPackageFacts,
  texts: tourPackageTexts,
  startFacts: () => startFacts(market),
  startTexts,
  keeps: [facts.at('itinerary'), texts.at('itinerary')],
  tidy: tidyPackage,
  checks: packageChecks,
  where: () => packagePath({ market, slug: '' }),
});
