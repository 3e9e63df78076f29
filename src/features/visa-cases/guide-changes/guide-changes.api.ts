import { z } from 'zod';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { languages } from '#platform/language.ts';
import { boardQuery } from '../list/list.contract.ts';
import { listCases } from '../list/list.queries.ts';
import { takeOver } from './guide-changes.commands.ts';
import { guideChange, guideDifferences, takenOver, takingOver } from './guide-changes.contract.ts';
import { findChangeView } from './guide-changes.queries.ts';
import { listDifferences } from './listed-changes.queries.ts';

/** What the guides of open cases ask otherwise by now. */
export const guideChangeRoutes = routes('Visa cases', [
  reads(
    'GET /visa-cases/{id}/guide-change',
    {
      permission: 'visa-cases.read',
      id: 'readVisaGuideChange',
      summary: 'What the guide of a case asks otherwise by now, paper by paper; nothing is changed',
      query: z.object({ language: z.enum(languages).default('en') }),
      answer: 'The difference; without one there is no applicant in it.',
      output: guideChange,
      refusals: { 404: 'There is no such case.' },
    },
    async ({ id, language }, { db }) => {
      const found = await findChangeView(db, id, language);
      if (found === undefined) {
        throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
      }
      return found;
    },
  ),
  reads(
    'GET /visa-cases/guide-changes',
    {
      permission: 'visa-cases.read',
      id: 'listVisaGuideChanges',
      summary:
        'What taking over into the listed cases would change, the same of several said once; nothing is changed',
      query: boardQuery,
      answer: 'The differences, and the first 200 cases with the revision to take over.',
      output: guideDifferences,
    },
    async ({ language = 'en', ...query }, { db, today, caller: { uid } }) => {
      const listed = await listCases(db, { ...query, changed: 'true' }, { today, uid, language, limit: 200 });
      return listDifferences(
        db,
        listed.items.map(({ id }) => id),
        language,
      );
    },
  ),
  runs(
    'POST /visa-cases/take-over',
    {
      permission: 'visa-cases.write',
      id: 'takeOverGuideChanges',
      summary:
        'Takes over into several cases what their guides ask by now; each customer is told what was added',
      body: takingOver,
      example: { cases: [{ id: '9c1d6b60-5a1c-4b6e-9d35-0f3b1a6f7d11', revision: 15 }] },
      answer: 'In how many, and in which not.',
      output: takenOver,
      refusals: { 422: 'Fields are not right.' },
    },
    async ({ cases }, deps, caller) => {
      const refused: string[] = [];
      // Each in a transaction of its own: one that can't be doesn't hold up the others.
      const revisions = new Map(cases.map(({ id, revision }) => [id, revision]));
      for (const [id, revision] of revisions) {
        try {
          await run(deps, caller, takeOver, { id, revision });
        } catch (cause) {
          if (!(cause instanceof Failure)) {
            throw cause;
          }
          refused.push(id);
        }
      }
      return { taken: revisions.size - refused.length, refused };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof guideChangeRoutes> {}
}
