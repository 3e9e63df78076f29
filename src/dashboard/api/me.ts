import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Permission, Role } from '#features/identity/roles/roles.rules.ts';
import { read } from './operations.ts';

/** The signed-in member of staff with role and permissions. */
export interface Me {
  readonly uid: string;
  readonly email: string;
  /** Until the address is verified a role gives no permissions. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly role: Role;
  readonly may: (permission: Permission) => boolean;
}

/** Fetches the user of the access token. @param uid fetches again when another user signs in. */
export function useAccount(uid: string | undefined) {
  return useQuery({
    queryKey: ['account', uid],
    enabled: uid !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Me> => {
      const data = await read('GET /account', {}, signal);
      const allowed = new Set<string>(data.permissions);
      return {
        uid: data.uid,
        email: data.email,
        emailVerified: data.emailVerified,
        // Users without a name are called by the first part of their address.
        name: data.name || data.email.replace(/@.*/, ''),
        role: data.role,
        may: (permission) => allowed.has(permission),
      };
    },
  });
}

export const MeContext = createContext<Me | undefined>(undefined);

/** The member of staff at work. Below the gate there always is one. */
export function useMe(): Me {
  const me = use(MeContext);
  if (me === undefined) {
    throw new Error('Nobody is in the office: this belongs below the gate.');
  }
  return me;
}
