import { admitForeign } from '#features/identity/access/access.commands.ts';
import { doorkeeper } from '#features/identity/access/identify/identify.api.ts';
import { changeRole } from '#features/identity/users/users.commands.ts';
import { type Actor, run } from '#platform/command/command.ts';
import { addressOf, colleagues, names } from './colleagues.ts';
import type { Step } from './life.ts';

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
