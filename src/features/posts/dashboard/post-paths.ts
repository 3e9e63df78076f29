import { pathsOf } from '#dashboard/form/path.ts';
import { postFacts, postTexts } from '../posts.contract.ts';

/** The fields of a post. */
export const { facts, texts } = pathsOf(postFacts, postTexts);
