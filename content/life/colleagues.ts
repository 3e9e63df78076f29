import { admitForeign } from '#features/identity/access/access.commands.ts';
import { doorkeeper } from '#features/identity/access/identify/identify.api.ts';
import type { Role } from '#features/identity/roles/roles.rules.ts';
import { changeRole } from '#features/identity/users/users.commands.ts';
import { type Actor, run } from '#platform/command/command.ts';
import type { Step } from './life.ts';

/** Who works in the sample agency, beside whoever owns it. They have no password: nobody signs in as one of them. */
export const colleagues = {
  tanvir: { name: 'Tanvir Hasan', role: 'manager' },
  nusrat: { name: 'Nusrat Jahan', role: 'clerk' },
  rafiq: { name: 'Rafiqul Islam', role: 'clerk' },
  sumaiya: { name: 'Sumaiya Akter', role: 'accountant' },
  imran: { name: 'Imran Hossain', role: 'visa-officer' },
  lamia: { name: 'Lamia Chowdhury', role: 'editor' },
} as const satisfies Record<string, { readonly name: string; readonly role: Role }>;
export type ColleagueName = keyof typeof colleagues;

const names = Object.keys(colleagues).filter((name): name is ColleagueName => name in colleagues);

export const addressOf = (name: ColleagueName): string => `${name}@sample.shofor.example`;

/** They were there before the first customer. */
export const hired: readonly Step[] = [
  {
    day: -43,
    at: '09:30',
    do: async ({ deps }) => {
      const now = deps.clock.now();
      const owner: Actor = {
        id: 'system:demo',
        permissions: new Set(['users.write']),
        signedInAt: new Date(now.getTime() - 60_000),
      };
      for (const name of names) {
        const uid = `sample-${name}`;
        const account = { uid, email: addressOf(name), emailVerified: true, name: colleagues[name].name };
        await run(deps, doorkeeper, admitForeign, { ...account, authTime: now });
        await run(deps, owner, changeRole, { uid, role: colleagues[name].role });
      }
    },
  },
];

/** Their addresses, to which nothing is sent. */
export const addressesOfColleagues: readonly string[] = names.map(addressOf);
