import type { Role } from '#features/identity/roles/roles.rules.ts';
import { userOrders, type userStates } from '#features/identity/users/users.contract.ts';
import { read } from './operations.ts';

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
