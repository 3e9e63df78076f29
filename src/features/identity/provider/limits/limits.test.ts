import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type ProviderServer, startProviderServer } from '#tests/identity/provider-server.ts';

let server: ProviderServer;
let another: ProviderServer;
let proxied: ProviderServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  server = await startProviderServer(database);
  // Two more processes with memories of their own: they share only the database.
  another = await startProviderServer(database);
  proxied = await startProviderServer(database, { TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  await another.close('keep');
  await proxied.close('keep');
  await server.close();
});

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
const password = 'correct horse';

async function messageOf(response: Response): Promise<string> {
  const told: unknown = await response.json();
  const text = JSON.stringify(told);
  return /"message":"([A-Z_]+)/.exec(text)?.[1] ?? (text.includes('idToken') ? 'SIGNED_IN' : 'OK');
}

const guess = async (
  email: string,
  from: string,
  { typed = 'wrong one', at = server, headers = {} as Record<string, string> } = {},
) => messageOf(await at.call(`${accounts}:signInWithPassword`, { email, password: typed }, from, headers));

let people = 0;
/** Creates an account from an address, which is then known. */
async function owner(from: string) {
  const email = `owner${++people}@example.com`;
  expect(await messageOf(await server.call(`${accounts}:signUp`, { email, password }, from))).toBe(
    'SIGNED_IN',
  );
  return email;
}

const count = (messages: readonly string[], message: string) =>
  messages.filter((each) => each === message).length;

const wrong = 'INVALID_LOGIN_CREDENTIALS';
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

test('of two hundred guesses at the same moment, through two processes, ten are looked at', async () => {
  const email = await owner('192.0.2.1');
  const messages = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      guess(email, `198.51.100.${index}`, { at: index % 2 === 0 ? server : another }),
    ),
  );
  expect([count(messages, wrong), count(messages, tooMany)]).toEqual([10, 190]);
});

test('a thousand guesses from one address: five are looked at, and the owner signs in from anywhere meanwhile', async () => {
  const email = await owner('192.0.2.2');
  const messages: string[] = [];
  for (let index = 0; index < 1000; index += 1) {
    messages.push(await guess(email, '203.0.113.9'));
    if (index === 500) {
      expect(await guess(email, '192.0.2.2', { typed: password })).toBe('SIGNED_IN');
      expect(await guess(email, '192.0.2.77', { typed: password })).toBe('SIGNED_IN');
    }
  }
  expect([count(messages, wrong), count(messages, tooMany)]).toEqual([5, 995]);
});

test('a refused guess gets 429 with Retry-After', async () => {
  const sign = () =>
    server.call(`${accounts}:signInWithPassword`, { email: 'none@example.com', password }, '203.0.113.20');
  for (let index = 0; index < 5; index += 1) {
    expect((await sign()).status).toBe(400);
  }
  // The database refuses the first, the memory the second.
  for (const refused of [await sign(), await sign()]) {
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await messageOf(refused)).toBe(tooMany);
  }
});

test('another site cannot send guesses through its visitors and so lock them out', async () => {
  const email = await owner('192.0.2.20');
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
  ];
  for (let index = 0; index < 24; index += 1) {
    const headers = elsewhere[index % 2] ?? {};
    const body = { email, password: 'wrong one' };
    const response = await server.call(`${accounts}:signInWithPassword`, body, '192.0.2.20', headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  }
  expect(await guess(email, '192.0.2.20', { typed: password })).toBe('SIGNED_IN');
});

test('strangers use up their own guesses, not those of a browser or an address that is known', async () => {
  const email = await owner('192.0.2.3');
  const first = await server.call(`${accounts}:signInWithPassword`, { email, password }, '192.0.2.3');
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(first.headers.get('set-cookie')).toMatch(/^shofor-device=.*HttpOnly; SameSite=Strict/);
  for (let index = 0; index < 12; index += 1) {
    await guess(email, `198.51.100.${index}`);
  }
  expect(await guess(email, '198.51.100.99', { typed: password })).toBe(tooMany);
  expect(await guess(email, '192.0.2.3', { typed: password })).toBe('SIGNED_IN');
  // A new network address, but the known browser.
  expect(await guess(email, '198.51.100.98', { typed: password, headers: { cookie } })).toBe('SIGNED_IN');
});

test('ten thousand guesses from changing X-Forwarded-For values count as one address', async () => {
  const email = await owner('192.0.2.4');
  const messages: string[] = [];
  for (let round = 0; round < 200; round += 1) {
    messages.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const made = `10.${round}.${index}.1`;
          const headers = { 'x-forwarded-for': made, 'x-real-ip': made, forwarded: `for=${made}` };
          return guess(email, '203.0.113.10', { headers });
        }),
      )),
    );
  }
  expect([count(messages, wrong), count(messages, tooMany)]).toEqual([5, 9995]);
});

test('behind a trusted proxy each visitor has a count, and all of them share one', async () => {
  const email = await owner('192.0.2.5');
  const from = (visitor: string) => ({
    at: proxied,
    headers: { 'x-forwarded-for': `6.6.6.6, ${visitor}` },
  });
  const one = [];
  for (let index = 0; index < 7; index += 1) {
    one.push(await guess(email, '127.0.0.1', from('198.51.100.1')));
  }
  expect([count(one, wrong), count(one, tooMany)]).toEqual([5, 2]);
  const others = [];
  for (let index = 0; index < 7; index += 1) {
    others.push(await guess(email, '127.0.0.1', from(`198.51.100.${index + 2}`)));
  }
  expect([count(others, wrong), count(others, tooMany)]).toEqual([5, 2]);
});

test('one password tried on a thousand accounts from one address: a hundred are looked at', async () => {
  const messages: string[] = [];
  for (let round = 0; round < 100; round += 1) {
    messages.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          guess(`nobody${round}-${index}@example.com`, '203.0.113.11'),
        ),
      )),
    );
  }
  expect([count(messages, wrong), count(messages, tooMany)]).toEqual([100, 900]);
});

test('addresses with and without an account run out of guesses alike', async () => {
  const email = await owner('192.0.2.6');
  const tried = async (address: string) => {
    const messages = [];
    for (let index = 0; index < 7; index += 1) {
      messages.push(await guess(address, '203.0.113.12'));
    }
    return messages;
  };
  expect(await tried(email)).toEqual(await tried('nobody-at-all@example.com'));
});

test('guesses come back as time goes by, but a hundred wrong ones in a row need a reset by letter', async () => {
  const email = await owner('192.0.2.7');
  const messages: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (let index = 0; index < 10; index += 1) {
      messages.push(await guess(email, `198.51.100.${index}`));
    }
    expect(await guess(email, '198.51.100.200')).toBe(tooMany);
    server.clock.forward(901);
  }
  expect(count(messages, wrong)).toBe(100);
  expect(await guess(email, '198.51.100.201', { typed: password })).toBe(tooMany);
  await server.call(`${accounts}:sendOobCode`, { requestType: 'PASSWORD_RESET', email });
  const { code: oobCode } = await server.letter(email);
  const reset = { oobCode, newPassword: 'another horse' };
  expect(await messageOf(await server.call(`${accounts}:resetPassword`, reset, '198.51.100.202'))).toBe('OK');
  expect(await guess(email, '198.51.100.201', { typed: 'another horse' })).toBe('SIGNED_IN');
});

test('right passwords are not counted', async () => {
  const email = await owner('192.0.2.8');
  for (let index = 0; index < 15; index += 1) {
    expect(await guess(email, '192.0.2.8', { typed: password })).toBe('SIGNED_IN');
  }
});

test('letters to one address are limited, whether it has an account or not', async () => {
  const email = await owner('192.0.2.9');
  for (const address of [email, 'nobody-here@example.com']) {
    const messages = [];
    for (let index = 0; index < 7; index += 1) {
      const body = { requestType: 'PASSWORD_RESET', email: address };
      messages.push(
        await messageOf(await server.call(`${accounts}:sendOobCode`, body, `198.51.100.${index}`)),
      );
    }
    expect(messages).toEqual([
      ...Array.from({ length: 5 }, () => 'OK'),
      ...Array.from({ length: 2 }, () => 'RESET_PASSWORD_EXCEED_LIMIT'),
    ]);
  }
});
