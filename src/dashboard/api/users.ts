import type { Role } from '#features/identity/roles/roles.rules.ts';
import { officeUser, userOrders, type userStates } from '#features/identity/users/users.contract.ts';
import { colleagueWork, handedOn } from '#features/identity/users/work.contract.ts';
import type { Language } from '#platform/language.ts';
import { read } from './operations.ts';
import { request } from './request.ts';

export interface UsersQuery {
  readonly q?: string;
  readonly role?: Role | undefined;
  readonly state?: (typeof userStates)[number] | undefined;
  /** A leading minus: descending. */
  readonly sort?: string;
  readonly limit: number;
  readonly page?: number;
}

/** A page of the accounts. */
export function listUsers({ sort = 'created', ...query }: UsersQuery, signal?: AbortSignal) {
  const desc = sort.startsWith('-') ? 'true' : undefined;
  const order = userOrders.find((each) => each === sort.replace('-', ''));
  return read('GET /users', { ...query, sort: order, desc }, signal);
}

/** How many accounts can act as owner: the last one is protected. */
export async function countOwners(signal?: AbortSignal): Promise<number> {
  const owners = await listUsers({ role: 'owner', state: 'active', limit: 2 }, signal);
  return owners.items.filter(({ disabledAt }) => disabledAt === null).length;
}

/** Changes an account's role. @throws ApiProblem users.last-owner */
export async function changeRole(uid: string, role: Role) {
  return (await request(officeUser, `/users/${uid}`, { method: 'PATCH', body: { role } })).data;
}

/** What a colleague looks after. */
export const findWork = async (uid: string, signal?: AbortSignal) =>
  (await request(colleagueWork, `/users/${uid}/work`, { signal })).data;

/** Hands it on to another one. @throws ApiProblem enquiries.owner, visa-cases.owner */
export const handOn = async (uid: string, to: string) =>
  (await request(handedOn, `/users/${uid}/hand-on`, { method: 'POST', body: { to } })).data;

export type UserAction = 'disable' | 'enable' | 'sign-out-everywhere';

export async function actOnUser(uid: string, action: UserAction) {
  return (await request(officeUser, `/users/${uid}/${action}`, { method: 'POST' })).data;
}

/** Sends a mail with a link for a new password, in the language. */
export async function sendReset(uid: string, language: Language) {
  return (await request(officeUser, `/users/${uid}/send-reset`, { method: 'POST', query: { language } }))
    .data;
}
