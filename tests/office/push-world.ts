import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { type PushChoices, pushKinds } from '#features/push/push.contract.ts';
import { sendPushesJob } from '#features/push/push.jobs.ts';
import { pushNotices, pushSubscriptions } from '#features/push/push.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { overNetwork } from '#platform/http-client/ask.gateway.ts';
import { provideSigningKey } from '#platform/sealed-keys/sealed-keys.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import type { TestClock } from '#platform/testing/test.ts';
import { callerOf, type deskOf } from '../enquiries/desk.ts';

const never = new AbortController().signal;
const service = 'https://fcm.googleapis.com';

/** A push as a browser gets it. */
interface Heard {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly path: string;
  readonly tag: string;
}

type Pair = ReturnType<typeof createECDH>;

/** Opens what a push service was given for a browser (RFC 8291), as the browser would. */
function decrypt(body: Buffer, pair: Pair, auth: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
  const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const key = derive(pair.computeSecret(theirs), auth, about, 32);
  const of = (name: string, length: number) =>
    derive(key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
  const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8');
}

/** The public key as the browser was given it, for the signature of who sends. */
const verifierOf = (key: string) => {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  return importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
};

/** Colleagues with browsers, and a push service on this machine that plays the one of Chrome. */
export async function openPushes(deps: CommandDeps, clock: TestClock, request: ReturnType<typeof deskOf>) {
  await deps.db.transaction((tx) =>
    provideSigningKey(tx, 'push', { dataKey: testDataKey, now: clock.now() }),
  );
  const taken: { path: string; headers: Readonly<Record<string, unknown>>; body: Buffer }[] = [];
  let status = 201;
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      taken.push({ path: asked.url ?? '', headers: asked.headers, body: Buffer.concat(chunks) });
      answer.writeHead(status, { location: `http://${asked.headers.host}/elsewhere` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const bound = server.address();
  const here = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  const lines: string[] = [];
  const job = sendPushesJob({
    ...deps,
    logger: pino({}, { write: (line) => lines.push(line) }),
    dataKey: testDataKey,
    send: (address, init) => overNetwork(address.replace(service, here), init),
  });
  const browsers = new Map<string, { pair: Pair; auth: Buffer }>();

  const as = (uid: string, role: Role) =>
    callerOf(uid, [...permissionsOf[role]], { role, sessionId: `session-${uid}` });

  /** A colleague with a browser that takes pushes, who chose everything at any hour unless it is said otherwise. */
  const colleague = async (uid: string, role: Role, chosen: Partial<PushChoices> = {}) => {
    const at = new Date('2026-11-01T00:00:00Z');
    const account = { uid, email: `${uid}@staff.example`, emailVerified: true, role };
    await deps.db
      .insert(users)
      .values({ ...account, name: uid, validSince: at, createdAt: at })
      .onConflictDoUpdate({ target: users.uid, set: { role } });
    const caller = as(uid, role);
    const call = (method: string, path: string, body?: unknown) =>
      request(method, `/push${path}`, body, { caller });
    const choose = (changed: Partial<PushChoices>) =>
      call('PUT', '/choices', {
        kinds: [...pushKinds],
        from: '00:00',
        until: '00:00',
        language: 'en',
        ...changed,
      });
    await choose(chosen);
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/fcm/send/${uid}-${randomBytes(6).toString('hex')}`;
    browsers.set(path, { pair, auth });
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
    const subscription = { endpoint: `${service}${path}`, keys };
    const subscribe = () => call('POST', '/subscriptions', subscription);
    const { status: made, body } = await subscribe();
    return { caller, call, choose, subscribe, subscription, path, made, id: String(body?.id) };
  };

  /** What waits to be sent is sent. @returns what browsers have got by then, the latest last */
  const ring = async (): Promise<readonly (Heard & { readonly to: string })[]> => {
    await job.run(never);
    return taken.map(({ path, body }) => {
      const browser = browsers.get(path);
      if (browser === undefined) {
        throw new Error('Nobody has this address.');
      }
      const heard: Heard = JSON.parse(decrypt(body, browser.pair, browser.auth));
      return { to: path.replace(/^.*\/(\w+)-\w+$/, '$1'), ...heard };
    });
  };

  return {
    colleague,
    ring,
    job,
    taken,
    lines,
    here,
    verifierOf,
    verify: jwtVerify,
    /** What the push service answers from now on. */
    answers: (next: number) => {
      status = next;
    },
    /** Minutes go by. */
    later: (minutes: number) => {
      clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
    },
    waiting: () => deps.db.$count(pushNotices),
    devices: () => deps.db.$count(pushSubscriptions),
  };
}
