import { eq } from 'drizzle-orm';
import { updateProfile } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type ProviderServer, startProviderServer } from '#tests/identity/provider-server.ts';
import { users } from '../identity.table.ts';
import { nameOrNull, usersQuery } from './users.contract.ts';
import { listUsers } from './users.queries.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(await openTestDatabase());
});
afterAll(() => server.close());

/** As keyboards send it: the letter with its dot is one sign. */
const typed = 'সা\u09dfমা আক্তার';

const found = async (q: string) =>
  (await listUsers(server.database.db, usersQuery.parse({ q }))).items.map(({ email }) => email);

test('who registers is found by their name, however the letters of it are typed', async () => {
  const email = 'sayma@example.com';
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  const response = await server.call(path, {
    email,
    password: 'correct horse',
    displayName: ` ${typed}\u0007 `,
  });
  expect(await response.json()).toMatchObject({ displayName: typed.normalize('NFC') });
  for (const q of ['সা\u09dfমা', 'সা\u09af\u09bcমা', 'আক্তার']) {
    expect(await found(q), q).toEqual([email]);
  }
});

test('who changes their name is found by it, and a name of blanks only is none', async () => {
  const { user, email } = await server.register('changed@example.com', 'correct horse');
  await updateProfile(user, { displayName: 'ব\u09dc   মি\u09dfা' });
  expect(await found('ব\u09dc মি\u09dfা')).toEqual([email]);
  await updateProfile(user, { displayName: ' \u202e ' });
  const [row] = await server.database.db.select().from(users).where(eq(users.email, email));
  expect(row?.name).toBe(null);
});

test('a name that another provider tells is tidied, and left off when it can’t be kept', () => {
  expect(nameOrNull.parse(` ${typed}  `)).toBe(typed.normalize('NFC'));
  for (const none of [undefined, null, '', 7, 'x'.repeat(201)]) {
    expect(nameOrNull.parse(none)).toBe(null);
  }
});
