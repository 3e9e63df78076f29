import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { exportSPKI, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKeys, userSessions } from '#features/identity/identity.table.ts';
import { type Door, openDoor, type SignedUp } from './door.ts';
import { decode, encode, issuer } from './tokens.ts';

let door: Door;
let owner: SignedUp;
let token: string;
beforeAll(async () => {
  door = await openDoor();
  owner = await door.signUp({ role: 'owner' });
  token = await door.tokenOf(owner);
});
afterAll(() => door.close());

const routes = [
  ['GET', '/api/account'],
  ['GET', '/api/users'],
  ['POST', '/api/account/sign-out-everywhere'],
] as const;

async function expectRefused(forged: string): Promise<void> {
  for (const [method, path] of routes) {
    const response = await door.request(method, path, { token: forged });
    expect([response.status, forged.slice(0, 80)]).toEqual([401, forged.slice(0, 80)]);
  }
}

const parts = () => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature, claims: decode(payload), head: decode(header) };
};

/** The key that really signs, as only the server has it. */
async function ourKey() {
  const [row] = await door.database.db.select().from(signingKeys).where(eq(signingKeys.purpose, 'access'));
  const key = row?.privateJwk && (await importJWK(row.privateJwk, 'EdDSA'));
  if (!row || !key) {
    throw new Error('There is no key.');
  }
  return { kid: row.kid, key, publicJwk: row.publicJwk };
}

describe('a forged access token is refused', () => {
  test('the unchanged token is accepted', async () => {
    for (const [method, path] of routes.slice(0, 2)) {
      expect((await door.request(method, path, { token })).status).toBe(200);
    }
  });

  test.each(['none', 'None', 'nOnE', 'NONE', ''])('without a signature, as “%s”', async (alg) => {
    const { payload, signature, head } = parts();
    for (const end of ['', signature, encode('x')]) {
      await expectRefused(`${encode({ ...head, alg })}.${payload}.${end}`);
    }
    await expectRefused(`${encode({ ...head, alg })}.${payload}`);
  });

  test('with the signature left out, or of another token', async () => {
    const { header, payload, claims, signature } = parts();
    await expectRefused(`${header}.${payload}.`);
    await expectRefused(`${header}.${payload}`);
    await expectRefused(`${header}.${encode({ ...claims, sub: 'somebody' })}.${signature}`);
    const { signature: other } = { signature: (await door.tokenOf(owner)).split('.')[2] };
    await expectRefused(`${header}.${payload}.${other}`);
  });

  test('HS256 with what is public of our key as the secret', async () => {
    const { payload, head } = parts();
    const { publicJwk } = await ourKey();
    const key = await importJWK(publicJwk, 'EdDSA', { extractable: true });
    const pem = key instanceof Uint8Array ? '' : await exportSPKI(key);
    for (const secret of [pem, pem.trimEnd(), `${pem}\n`, JSON.stringify(publicJwk), publicJwk.x ?? '']) {
      for (const alg of ['HS256', 'HS384', 'HS512']) {
        const signed = `${encode({ ...head, alg })}.${payload}`;
        const mac = createHmac(alg.replace('HS', 'sha'), secret).update(signed).digest('base64url');
        await expectRefused(`${signed}.${mac}`);
      }
    }
  });

  test.each(['EdDSA', 'RS256', 'ES256'] as const)('by a key of somebody else, %s', async (alg) => {
    const { claims, head } = parts();
    const theirs = await issuer(alg);
    await expectRefused(await theirs.sign(claims, { ...head, alg }));
    await expectRefused(await theirs.sign(claims, { ...head, alg, jwk: theirs.publicJwk }));
    await expectRefused(
      await theirs.sign(claims, { typ: 'at+jwt', alg, kid: undefined, jwk: theirs.publicJwk }),
    );
    for (const kid of ['../../etc/passwd', "' OR 1=1 --", '', '\u0000', 'x'.repeat(4_000)]) {
      await expectRefused(await theirs.sign(claims, { ...head, alg, kid }));
    }
    const jku = 'https://evil.example/keys.json';
    await expectRefused(await theirs.sign(claims, { ...head, alg, jku, x5u: jku }));
  });

  test('ES256 with r and s zero', async () => {
    const { payload, head } = parts();
    const zero = Buffer.alloc(64).toString('base64url');
    await expectRefused(`${encode({ ...head, alg: 'ES256' })}.${payload}.${zero}`);
    await expectRefused(`${encode(head)}.${payload}.${zero}`);
  });
});

describe('signed by our own key, and still refused', () => {
  const change: ReadonlyArray<[string, Record<string, unknown>, Record<string, unknown>]> = [
    ['another issuer', { iss: 'https://evil.example' }, {}],
    ['another audience', { aud: 'https://agency.example' }, {}],
    ['several audiences', { aud: ['https://agency.example/api', 'https://evil.example'] }, {}],
    ['past its time', { exp: 1_000 }, {}],
    ['not yet good', { nbf: 4_000_000_000 }, {}],
    ['good for longer than ours are', { exp: 4_000_000_000 }, {}],
    ['no end', { exp: undefined }, {}],
    ['no sign-in', { sid: undefined }, {}],
    ['no version', { ver: undefined }, {}],
    ['an older version', { ver: -1 }, {}],
    ['a later version', { ver: 7 }, {}],
    ['another user of the same sign-in', { sub: 'somebody' }, {}],
    ['a sign-in that is not there', { sid: 'nowhere' }, {}],
    ['an ID token’s type', {}, { typ: 'JWT' }],
    ['no type', {}, { typ: undefined }],
    ['something critical that we don’t know', {}, { crit: ['exp'], exp: 1 }],
  ];
  test.each(change)('%s', async (_, claims, header) => {
    const { key, kid } = await ourKey();
    const was = parts();
    const forged = await new SignJWT({ ...was.claims, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header })
      .sign(key, { crit: { exp: true } });
    await expectRefused(forged);
  });

  test('an ID token is no access token, and an access token no ID token', async () => {
    await expectRefused(owner.idToken);
    const response = await door.request('POST', '/jwt', { token, body: { email: owner.email } });
    expect(response.status).toBe(401);
  });

  test('a key that was retired long ago', async () => {
    const { db } = door.database;
    const { kid } = await ourKey();
    const retiredAt = new Date(door.clock.now().getTime() - 3_600_000);
    await db.update(signingKeys).set({ retiredAt }).where(eq(signingKeys.kid, kid));
    await expectRefused(token);
    await db.update(signingKeys).set({ retiredAt: null }).where(eq(signingKeys.kid, kid));
  });
});

test('a key is changed after a month, and what the old one signed is believed until it expires', async () => {
  const own = await openDoor();
  const who = await own.signUp();
  await own.tokenOf(who);
  own.clock.forward(30 * 24 * 3600 - 60);
  const again = await own.signInAgain(who.uid, who.email);
  const before = await own.tokenOf(again);
  own.clock.forward(120);
  const after = await own.tokenOf(again);
  expect(decode(after.split('.')[0]).kid).not.toBe(decode(before.split('.')[0]).kid);
  for (const each of [before, after]) {
    expect((await own.request('GET', '/api/account', { token: each })).status).toBe(200);
  }
  const rows = await own.database.db.select().from(signingKeys).where(eq(signingKeys.purpose, 'access'));
  expect(rows.filter(({ retiredAt }) => retiredAt === null)).toHaveLength(1);
  await own.close();
});

const mutations = 10_000;

test('no token with a byte changed, added or taken away is accepted', { timeout: 120_000 }, async () => {
  const before = await door.database.db.select().from(userSessions);
  const mutated = fc
    .record({
      at: fc.nat(token.length - 1),
      kind: fc.constantFrom('replace', 'insert', 'remove', 'swap'),
      sign: fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }),
    })
    .map(({ at, kind, sign }) => {
      const [head, tail] = [token.slice(0, at), token.slice(at + 1)];
      return {
        replace: head + sign + tail,
        insert: head + sign + token.slice(at),
        remove: head + tail,
        swap: head + tail.slice(0, 1) + token.slice(at, at + 1) + tail.slice(1),
      }[kind];
    })
    // Blanks at the ends are no part of the token, and some signs no header can carry.
    .filter((changed) => changed.trim() !== token && /^[\t\x20-\x7e]+$/.test(changed));
  const statusOf = async (changed: string) =>
    (await door.request('GET', '/api/account', { token: changed })).status;
  const batch = 100;
  await fc.assert(
    fc.asyncProperty(fc.array(mutated, { minLength: batch, maxLength: batch }), async (tokens) => {
      expect(new Set(await Promise.all(tokens.map(statusOf)))).toEqual(new Set([401]));
    }),
    { numRuns: mutations / batch },
  );
  // The spare bits of the last sign, each way of spelling them.
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    const changed = token.slice(0, -1) + sign;
    if (changed !== token) {
      expect(await statusOf(changed)).toBe(401);
    }
  }
  expect(await statusOf(token)).toBe(200);
  expect(await door.database.db.select().from(userSessions)).toEqual(before);
});
