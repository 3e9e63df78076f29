import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { caseBoard, casePage } from '../visa-cases.contract.ts';
import { boardQuery, listedQuery } from './list.contract.ts';
import { listBoard, listCases } from './list.queries.ts';

/** Lists of visa cases. */
export const listedRoutes = routes('Visa cases', [
  reads(
    'GET /visa-cases',
    {
      permission: 'visa-cases.read',
      id: 'listVisaCases',
      summary:
        'Visa cases, latest first; with `changed=true` the open ones that a change of their guide touches',
      query: listedQuery,
      answer: 'A page of cases.',
      output: casePage,
    },
    ({ language, ...query }, { db, today, caller: { uid } }) =>
      listCases(db, query, { language, today, uid }),
  ),
  reads(
    'GET /visa-cases/board',
    {
      permission: 'visa-cases.read',
      id: 'readVisaCaseBoard',
      summary: 'Visa cases that go on, a column for each state; what is due first comes first',
      query: boardQuery,
      answer: 'The columns, each with its first cases.',
      output: caseBoard,
    },
    ({ language, ...query }, { db, today, caller: { uid } }) =>
      listBoard(db, query, { language, today, uid }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof listedRoutes> {}
}
