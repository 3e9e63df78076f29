import { z } from 'zod';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { caseLimits } from '../visa-cases.rules.ts';
import { photographSeen } from './photographs.contract.ts';
import { findPhotographSeen } from './photographs.queries.ts';

/** The check of photographs, for the office. */
export const photographRoutes = (files: FileDeps) =>
  routes('Visa cases', [
    reads(
      'GET /visa-cases/{id}/papers/{paper}/photograph',
      {
        permission: 'visa-cases.write',
        id: 'checkVisaCasePhotograph',
        summary:
          'What numbers say about a photograph: shape, size, background, light, sharpness; it decides nothing',
        query: z.object({ number: z.coerce.number().int().min(0).max(caseLimits.files).default(0) }),
        answer: 'What was measured.',
        output: photographSeen,
        refusals: {
          404: 'There is no such photograph.',
          409: 'It can’t be read, or the key of the file is lost.',
        },
      },
      (which, { db }) => findPhotographSeen({ db, files }, which),
    ),
  ]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof photographRoutes>> {}
}
