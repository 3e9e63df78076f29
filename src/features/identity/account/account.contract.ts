import { z } from 'zod';
import { permissions, roles } from '../roles/roles.rules.ts';

/** Actions that can't be undone need a sign-in that is at most this old, in ms. */
export const recentMs = 5 * 60 * 1000;

const session = z.object({
  id: z.string(),
  signedInAt: z.iso.datetime(),
  renewedAt: z.iso.datetime(),
  device: z.string().nullable().meta({ description: 'The browser as it names itself.' }),
  current: z.boolean(),
});

/** The caller's own account. */
export const ownAccount = z
  .object({
    uid: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    role: z.enum(roles),
    permissions: z.array(z.enum(permissions)),
    createdAt: z.iso.datetime(),
    providers: z
      .array(z.enum(['password', 'google.com']))
      .meta({ description: 'How one can sign in, as far as this server keeps it.' }),
    sessions: z.array(session),
  })
  .meta({ id: 'Account' });

export type OwnAccount = z.infer<typeof ownAccount>;
