import { pathsOf } from '#dashboard/form/path.ts';
import { tourPackageFacts, tourPackageTexts } from '../tour-packages.contract.ts';

/** The fields of a tour package. */
export const { facts, texts } = pathsOf(tourPackageFacts, tourPackageTexts);
