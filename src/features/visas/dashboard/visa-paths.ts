import { pathsOf } from '#dashboard/form/path.ts';
import { visaFacts, visaTexts } from '../visas.contract.ts';

/** The fields of a visa guide. */
export const { facts, texts } = pathsOf(visaFacts, visaTexts);
