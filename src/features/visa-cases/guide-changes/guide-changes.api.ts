import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { languages } from '#platform/language.ts';
import { takeOver } from './guide-changes.commands.ts';
import { guideChange, takenOver, takingOver } from './guide-changes.contract.ts';
import { findShownChange } from './guide-changes.queries.ts';

/** What the guide of an open case asks otherwise by now. */
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
      const found = await findShownChange(db, id, language);
      if (found === undefined) {
        throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
      }
      return found;
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof guideChangeRoutes> {}
}

const together = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/take-over',
  operationId: 'takeOverGuideChanges',
  tags: ['Visa cases'],
  summary: 'Takes over into several cases what their guides ask by now; each customer is told what was added',
  request: sent(takingOver, { cases: ['9c1d6b60-5a1c-4b6e-9d35-0f3b1a6f7d11'] }),
  responses: {
    200: answered('In how many, and in which not.', takenOver),
    ...refused({ ...usualRefusals, 422: 'Fields are not right.' }),
  },
});

/** Changes of guides that several cases take over, each for itself. */
export const takeOverRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(together, async (context) => {
    const { cases } = context.req.valid('json');
    const not: string[] = [];
    // Each in a transaction of its own: one that can't be doesn't hold up the others.
    for (const id of new Set(cases)) {
      try {
        await run(deps, context.var.caller, takeOver, { id });
      } catch (cause) {
        if (!(cause instanceof Failure)) {
          throw cause;
        }
        not.push(id);
      }
    }
    return context.json({ taken: new Set(cases).size - not.length, refused: not }, 200, {
      'cache-control': 'no-store',
    });
  });
