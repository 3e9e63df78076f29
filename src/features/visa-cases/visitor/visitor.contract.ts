import { oneOf, query, text } from '#platform/http/query.ts';
import type { Language } from '#platform/language.ts';
import { casePath } from '../visa-cases.rules.ts';

/** What became of a form of a case's page. */
export const caseResults = [
  'sent',
  'type',
  'heic',
  'large',
  'many',
  'accepted',
  'closed',
  'again',
  'removed',
  'unremoved',
  'purged',
] as const;
export type CaseResult = (typeof caseResults)[number];

/** The parameters of a case's page. */
export const casePageQuery = query({
  result: oneOf(caseResults),
  /** The paper that it is about. */
  paper: text(80),
});

/** The page of a case with what became of a form about one of its papers, at that paper. */
export const resultPath = (language: Language, token: string, result: CaseResult, paper: string): string =>
  `${casePath(language, token)}?result=${result}&paper=${encodeURIComponent(paper)}#paper-${encodeURIComponent(paper)}`;
