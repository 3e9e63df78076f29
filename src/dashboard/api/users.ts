import { z } from 'zod';
import { type Role, roles } from '#features/identity/roles/roles.rules.ts';
import type { Language } from '#platform/language.ts';
import { request } from './request.ts';

const user = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  role: z.enum(roles),
  disabledAt: z.string().nullable(),
  createdAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string().nullable(),
});
export type OfficeUser = z.infer<typeof user>;

const page = z.object({ items: z.array(user), total: z.number() });

export interface UsersQuery {
  readonly q?: string;
  readonly role?: string | undefined;
  readonly state?: string | undefined;
  /** A minus in front: the other way round. */
  readonly sort?: string;
  readonly limit: number;
  readonly page?: number;
}

/** A page of the accounts. */
export async function listUsers({ sort = 'created', ...query }: UsersQuery, signal?: AbortSignal) {
  const desc = sort.startsWith('-') || undefined;
  return (await request(page, '/users', { query: { ...query, sort: sort.replace('-', ''), desc }, signal }))
    .data;
}

/** How many owners can act as such: the last one is protected. */
export async function countOwners(signal?: AbortSignal): Promise<number> {
  const owners = await listUsers({ role: 'owner', state: 'active', limit: 2 }, signal);
  return owners.items.filter(({ disabledAt }) => disabledAt === null).length;
}

/** Gives somebody another role. @throws ApiProblem users.last-owner */
export async function changeRole(uid: string, role: Role) {
  return (await request(user, `/users/${uid}`, { method: 'PATCH', body: { role } })).data;
}

export type UserAction = 'disable' | 'enable' | 'sign-out-everywhere';

export async function actOnUser(uid: string, action: UserAction) {
  return (await request(user, `/users/${uid}/${action}`, { method: 'POST' })).data;
}

/** Sends a letter with a link for a new password, in the language. */
export async function sendReset(uid: string, language: Language) {
  return (await request(user, `/users/${uid}/send-reset`, { method: 'POST', query: { language } })).data;
}
