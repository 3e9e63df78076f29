import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { removeSamples, restoreSamples } from './samples.commands.ts';
import { removeSamplesInput, sampleStanding, samples } from './samples.contract.ts';
import { findSamples, findStanding } from './samples.queries.ts';

/** The samples of the demo: what they are, sending them away, and bringing them back. */
export const sampleRoutes = routes('Samples', [
  reads(
    'GET /samples',
    {
      permission: 'samples.manage',
      id: 'findSamples',
      summary:
        'What of this office is a sample, what of it somebody acted on, and what stays when samples go',
      answer: 'What would go if all samples went now.',
      output: samples,
    },
    async (_, { db, now }) => findSamples(db, now),
  ),
  reads(
    'GET /samples/standing',
    {
      permission: 'home.read',
      id: 'findSampleStanding',
      summary: 'Whether the office shows the life of a sample agency',
      answer: 'Whether it does.',
      output: sampleStanding,
    },
    async (_, { db }) => findStanding(db),
  ),
  writes('POST /samples/remove', removeSamples, {
    id: 'removeSamples',
    summary: 'Sends samples away, all that is named or nothing; for 30 days they can be brought back',
    body: removeSamplesInput,
    example: { what: ['life', 'packages', 'posts'], key: '2f0c6f6e-3b0a-4d0e-9f5e-6f2a1c9d8b7a' },
    answer: 'They are away. What something real stands on stays.',
  }),
  writes('POST /samples/restore', restoreSamples, {
    id: 'restoreSamples',
    summary: 'Brings back all samples that were sent away in the last 30 days, as they were',
    answer: 'They are back.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof sampleRoutes> {}
}
