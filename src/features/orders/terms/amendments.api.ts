import { z } from 'zod';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { acceptAmendment, amendOrder, withdrawAmendment } from './amendments.commands.ts';
import { newAmendment, versionList } from './amendments.contract.ts';
import { listVersions } from './amendments.queries.ts';

const path = { version: z.coerce.number().int().min(1) };

/** Changes of orders, for the office. */
export const amendmentRoutes = routes('Orders', [
  writes('POST /orders/{id}/amendments', amendOrder, {
    id: 'amendOrder',
    summary: 'Changes the terms of an order; with `preview` only says what that would change',
    body: newAmendment,
    example: {
      lines: [{ charge: 'own', quantity: 3, unit: 1_250_000, text: { en: 'Visa service' }, was: 0 }],
      reason: 'A third traveller joins.',
      from: 1,
      agreed: false,
      key: '0123456789abcdef0123456789abcdef',
    },
    answer:
      '`proposed` to the customer, who accepts it by the link; `applied` at once for a quote, and when they have `agreed`.',
  }),
  reads(
    'GET /orders/{id}/versions',
    {
      permission: 'orders.read',
      id: 'listOrderVersions',
      summary: 'All versions of an order’s terms, the latest first',
      answer: 'The versions. Sums are poisha.',
      output: versionList,
    },
    async ({ id }, { db }) => ({ items: await listVersions(db, id) }),
  ),
  writes('POST /orders/{id}/amendments/{version}/accept', acceptAmendment, {
    id: 'acceptAmendment',
    summary: 'Accepts a proposed change for the customer, with the reason',
    path,
    body: z.strictObject({ reason: plainLine(500, 3) }),
    example: { reason: 'Agreed on the telephone.' },
    status: 204,
    answer: 'It counts.',
  }),
  writes('POST /orders/{id}/amendments/{version}/withdraw', withdrawAmendment, {
    id: 'withdrawAmendment',
    summary: 'Takes a proposed change back',
    path,
    status: 204,
    answer: 'Nothing is proposed any more.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof amendmentRoutes> {}
}
