import { expect, test } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { accountName, usersQuery } from '#features/identity/users/users.contract.ts';
import { listUsers } from '#features/identity/users/users.queries.ts';
import { openLeft } from './apply-again.ts';

test('accounts that were named before are found however their letters are typed', async () => {
  const { deps, clock, apply } = await openLeft();
  const left = [
    'সা\u09dfমা আক্তার',
    'Rene\u0301e',
    'ব\u09dc \u00a0 মি\u09dfা ',
    'Kari\u202em\u0007',
    ' \u0007',
    'Amina Rahman',
    null,
  ];
  const now = clock.now();
  await deps.db.insert(users).values(
    left.map((name, at) => ({
      uid: `u${at}`,
      email: `u${at}@example.com`,
      emailVerified: true,
      name,
      role: 'customer' as const,
      validSince: now,
      createdAt: now,
    })),
  );
  await apply('0091_names_as_searched.sql');
  const { items } = await listUsers(deps.db, usersQuery.parse({ sort: 'email' }));
  expect(items.map(({ name }) => name)).toEqual(left.map((name) => accountName.parse(name)));
  const found = await listUsers(deps.db, usersQuery.parse({ q: 'সা\u09dfমা' }));
  expect(found.items).toMatchObject([{ uid: 'u0' }]);
});
