import { z } from 'zod';
import { plainLine, searched } from '#platform/plain-text.contract.ts';
import { roles } from '../roles/roles.rules.ts';

/** PostgreSQL can't store NUL in texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is refused.
const noNul = /^[^\u0000]*$/;

/** The name of an account, tidied as what is searched for; null when there is none. */
export const accountName = plainLine(200, 0)
  .nullable()
  .transform((name) => name || null);

/** The name that another provider tells. One that can't be kept is left off: it keeps nobody from signing in. */
export const nameOrNull = accountName.catch(null);

export const userStates = ['active', 'disabled', 'unverified'] as const;
export const userOrders = ['email', 'name', 'role', 'created', 'seen'] as const;

/** An account, as the office shows it. */
export const officeUser = z
  .object({
    uid: z.string(),
    email: z.string().meta({ example: 'rahima@example.com' }),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    role: z.enum(roles),
    disabledAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
  })
  .meta({ id: 'User' });
export type OfficeUser = z.infer<typeof officeUser>;

export const userList = z
  .object({
    items: z.array(officeUser),
    total: z.int(),
    next: z.string().nullable().meta({ description: 'The number of the page that follows.' }),
  })
  .meta({ id: 'Users' });

export const usersQuery = z.object({
  q: searched(100).default('').meta({ description: 'Part of the address or name.' }),
  role: z.enum(roles).optional(),
  state: z.enum(userStates).optional(),
  sort: z.enum(userOrders).default('created'),
  desc: z.enum(['true', 'false', '1', '0', '']).optional().meta({ description: 'The other way round.' }),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type UsersQuery = z.infer<typeof usersQuery>;

/** What stands in the path of one account. */
export const uidPath = { uid: z.string().min(1).max(128).regex(noNul) };

export const roleChange = z.strictObject({ role: z.enum(roles) }).meta({ id: 'RoleChange' });
