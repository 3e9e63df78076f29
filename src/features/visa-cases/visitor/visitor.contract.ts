import { oneOf, query } from '#platform/http/query.ts';

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
  'purged',
] as const;
export type CaseResult = (typeof caseResults)[number];

/** The parameters of a case's page. */
export const casePageQuery = query({ result: oneOf(caseResults) });
