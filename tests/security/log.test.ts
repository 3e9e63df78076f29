import { type DestinationStream, type Logger, pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readDatabase } from '#platform/database/reading.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { log } from '#platform/log.ts';
import { handleError } from '../../src/entry.server.tsx';
import { type Door, openDoor, type SignedUp, site } from '../access/door.ts';
import { question } from '../enquiries/desk.ts';
import { loggedLines } from '../journeys/search-log.ts';
import { listOperations, type Operation } from './operations.ts';

const searching = '?q=salma@mail.example';
const link = '375swhxpdy2p23pf80gkymsbjr';
const words = ['Salma Unmistakable', 'It is a secret', 'opensesame9', '01812-345678', '1812345678'];
/** None is sent twice: a form that is there already isn't stored again. */
const enquiry = () =>
  question({
    message: `It is a secret of Salma Unmistakable ${crypto.randomUUID()}`,
    contact: {
      name: 'Salma Unmistakable',
      phone: '01812-345678',
      email: 'salma@mail.example',
      reply: 'phone',
    },
  });

/** Every text of an example becomes one that tells something. */
function telling(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(telling);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, telling(each)]));
  }
  return value === 'Sample Rahman' ? 'Salma Unmistakable' : value;
}

async function askEverything(door: Door, operations: readonly Operation[], person: SignedUp, token: string) {
  let asked = 0;
  const headers = () => {
    asked += 1;
    return { 'x-forwarded-for': `10.3.${asked >> 8}.${asked & 255}`, origin: site };
  };
  const provider = '/identitytoolkit.googleapis.com/v1/accounts';
  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{\w+\}/g, link);
    const body = operation.method === 'GET' ? {} : { body: telling(operation.example ?? {}) };
    // Where nothing is searched for, a search is refused; what the operation does is asked for beside it.
    const queries = operation.queryNames.includes('q') ? [searching] : [searching, ''];
    for (const query of queries) {
      await door.request(operation.method, `${path}${query}`, { token, ...body, headers: headers() });
    }
  }
  await door.request('POST', '/api/enquiries', { body: enquiry(), headers: headers() });
  await door.request('POST', '/jwt', {
    token: person.idToken,
    body: { email: person.email },
    headers: headers(),
  });
  for (const way of ['signInWithPassword', 'signUp', 'sendOobCode']) {
    await door.request('POST', `${provider}:${way}?key=shofor`, {
      body: { email: person.email, password: 'opensesame9', requestType: 'PASSWORD_RESET' },
      headers: headers(),
    });
  }
  for (const path of [`/orders/${link}`, `/bn/enquiries/${link}`, `/preview/${link}`]) {
    await door.request('GET', path, { headers: headers() });
  }
}

/** The log of a program of which everything is asked while all is well, while no row can be written, and without tables. */
async function logOf(makeLogger: (to: DestinationStream) => Logger) {
  const lines: string[] = [];
  const logger = makeLogger({ write: (line) => void lines.push(line) });
  const door = await openDoor({ TRUSTED_PROXIES: '1' }, { logger });
  const person = await door.signUp({ role: 'owner' });
  const token = await door.tokenOf(person);
  const operations = (await listOperations(door)).filter(
    ({ path, method }) =>
      !path.includes('/account/sign-out') && !(method === 'DELETE' && /account$/.test(path)),
  );
  await askEverything(door, operations, person, token);
  const rows = await door.database.rows(
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('users', 'user_sessions', 'sealed_keys')",
  );
  const tables = rows.map(({ name }) => z.string().parse(name));
  for (const name of tables.filter((each) => !/attempt|used_keys|limit|idempoten/.test(each))) {
    await door.database.execute(`ALTER TABLE "${name}" ADD CONSTRAINT broken CHECK (false) NOT VALID`);
  }
  await askEverything(door, operations, person, token);
  for (const name of tables) {
    await door.database.execute(`ALTER TABLE "${name}" RENAME TO "${`x_${name}`.slice(0, 60)}"`);
  }
  await askEverything(door, operations, person, token);
  await door.close();
  const secrets = [...words, 'salma@mail.example', person.email, token, person.idToken, link];
  const whole = lines.join('');
  return { lines: lines.length, found: secrets.filter((secret) => whole.includes(secret)), whole };
}

test('the log of all operations, while they work and while they fail, has no token, link, address or word of people', async () => {
  const { lines, found, whole } = await logOf((to) => log('trace', to));
  expect(found).toEqual([]);
  expect(lines).toBeGreaterThan(100);
  // It still says what failed and where.
  expect(whole).toContain('"code":"42P01"');
  expect(whole).toMatch(/Failed query: (?:select|insert)/);
  expect(whole).toContain('.commands.ts');
  // A log that writes errors as they are has nearly all of it.
  const plain = await logOf((to) => pino({ level: 'trace' }, to));
  expect(plain.found).toContain('Salma Unmistakable');
  expect(plain.found.length).toBeGreaterThan(3);
  expect([loggedLines(whole), loggedLines(plain.whole).length > 3]).toEqual([[], true]);
}, 240_000);

test('a page that cannot be rendered says why without the values of its query', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const context = new RouterContextProvider();
  const failed = vi.fn();
  const db = readDatabase(async () => []);
  context.set(pageContext, {
    db,
    personal: () => db,
    dataKey: undefined,
    shows: () => {},
    describe: () => {},
    failed,
    rendered: () => {},
    language: 'en',
    path: `/orders/${link}`,
    query: '',
    siteUrl: site,
    nonce: '',
    google: false,
    now: new Date(),
    today: '2026-12-01',
    paymentGateways: { names: [], practice: false },
  });
  const params = [link, 'salma@mail.example', 'Salma Unmistakable'];
  const query = 'select "id" from "orders" where "token" = $1';
  handleError(Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`), { query, params }), {
    context,
  });
  const [[line] = []] = said.mock.calls;
  said.mockRestore();
  expect(line).toContain(`"token\\" = $1`);
  for (const secret of params) {
    expect(line).not.toContain(secret);
  }
  expect(failed).toHaveBeenCalled();
});
