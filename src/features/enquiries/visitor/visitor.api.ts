import { z } from 'zod';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
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

/** A signed-in customer's own enquiries. */
export const myEnquiriesRoutes = routes('Account', [
  reads(
    'GET /account/enquiries',
    {
      permission: 'signed-in',
      id: 'listMyEnquiries',
      summary: 'Lists enquiries sent with the account’s verified e-mail address',
      answer: 'Latest first.',
      output: mine,
    },
    async (_, { db, caller: { email, emailVerified } }) => {
      const found = emailVerified ? await listByEmail(db, email) : [];
      const items = found.map(({ token, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        path: enquiryPath(row.language, token),
      }));
      return { confirmed: emailVerified, items };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof myEnquiriesRoutes> {}
}
