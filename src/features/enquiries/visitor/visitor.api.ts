import { createRoute, z } from '@hono/zod-openapi';
import type { ReadDatabase } from '#platform/database/database.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { forSignedIn } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import { enquiryKinds, enquiryStates } from '../enquiries.rules.ts';
import { listByEmail } from './visitor.queries.ts';
import { enquiryPath } from './visitor.rules.ts';

const mine = z.object({
  /** Whether the account's e-mail address is verified: otherwise nothing is shown. */
  confirmed: z.boolean(),
  items: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(enquiryKinds),
      subject: z.string(),
      state: z.enum(enquiryStates),
      language: z.enum(languages),
      createdAt: z.iso.datetime(),
      path: z.string(),
    }),
  ),
});

const mineRoute = createRoute({
  ...forSignedIn,
  method: 'get',
  path: '/account/enquiries',
  operationId: 'listMyEnquiries',
  tags: ['Account'],
  summary: 'Lists enquiries sent with the account’s verified e-mail address',
  responses: { 200: answered('Latest first.', mine), ...refused(usualRefusals) },
});

/** A signed-in customer's own enquiries. */
export function myEnquiriesRoutes(db: ReadDatabase): JsonRoutes {
  return jsonRoutes().openapi(mineRoute, async (context) => {
    const { email, emailVerified } = context.var.caller;
    const found = emailVerified ? await listByEmail(db, email) : [];
    const items = found.map(({ token, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      path: enquiryPath(row.language, token),
    }));
    return context.json({ confirmed: emailVerified, items }, 200, { 'cache-control': 'no-store' });
  });
}
