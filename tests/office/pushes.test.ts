import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { userSessions, users } from '#features/identity/identity.table.ts';
import { deleteUser } from '#features/identity/users/removal.writes.ts';
import { pushSubscriptions } from '#features/push/push.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { callerOf, deskOf, question } from '../enquiries/desk.ts';
import { openPushes } from './push-world.ts';

/** An agency to which visitors send enquiries. */
async function openOffice(deps: CommandDeps, clock: TestClock) {
  await saveAgency(deps);
  const request = deskOf(deps);
  const world = await openPushes(deps, clock, request);
  let asked = 0;
  const asks = async () => {
    asked += 1;
    const message = `When is the office open? ${asked}`;
    const { status, body } = await request('POST', '/enquiries', question({ message }));
    expect(status).toBeLessThan(300);
    return String(body.reference);
  };
  return { ...world, request, asks };
}

const noon = '2026-12-02T06:00:00Z';
const night = '2026-12-02T17:30:00Z';
const hours = { from: '09:00', until: '20:00' };

describe('a colleague is told on their own devices', () => {
  test('what happened, its reference and where it is read, in their language, signed by the program', async ({
    deps,
    clock,
  }) => {
    const { colleague, asks, ring, taken, verify, verifierOf } = await openOffice(deps, clock);
    const amina = await colleague('amina', 'clerk');
    await colleague('babul', 'manager', { language: 'bn' });
    expect(amina.made).toBe(201);
    const reference = await asks();
    const heard = await ring();
    expect(heard).toHaveLength(2);
    const path = expect.stringMatching(/^\/dashboard\/enquiries\/[0-9a-f-]{36}$/);
    expect(heard).toContainEqual(
      expect.objectContaining({ to: 'amina', title: 'New enquiry', body: reference, path, language: 'en' }),
    );
    expect(heard).toContainEqual(
      expect.objectContaining({ to: 'babul', title: 'নতুন জিজ্ঞাসা', body: reference, language: 'bn' }),
    );
    const { key } = (await amina.call('GET', '/key')).body;
    const headers = taken[0]?.headers;
    const [, token = '', shown] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers?.authorization)) ?? [];
    expect(shown).toBe(key);
    const { payload } = await verify(token, await verifierOf(key), { currentDate: clock.now() });
    expect(payload).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: 'mailto:hello@shofor.example' });
    expect((payload.exp ?? 0) * 1_000 - clock.now().getTime()).toBeLessThan(24 * 3_600_000);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'normal' });
    expect(headers?.topic).toBe(heard[0]?.tag);
  });

  test('and never who a customer is, how to reach them or what they wrote', async ({ deps, clock }) => {
    const { colleague, asks, ring, taken } = await openOffice(deps, clock);
    await colleague('amina', 'clerk');
    await asks();
    const said = `${JSON.stringify(await ring())} ${JSON.stringify(taken.map(({ headers }) => headers))}`;
    expect(said).toContain('New enquiry');
    for (const hidden of ['Rahim', '345678', 'mail.example', 'office open']) {
      expect(said).not.toContain(hidden);
    }
    expect(new Set(taken.map(({ body }) => body.length)).size).toBe(1);
  });

  test('only of what they chose: nothing until then', async ({ deps, clock }) => {
    const { colleague, asks, ring, waiting } = await openOffice(deps, clock);
    const amina = await colleague('amina', 'clerk', { kinds: ['limit.near'] });
    await colleague('babul', 'clerk', { kinds: [] });
    await asks();
    expect([await waiting(), await ring()]).toEqual([0, []]);
    await amina.choose({ kinds: ['enquiry.new'] });
    await asks();
    expect(await ring()).toMatchObject([{ to: 'amina' }]);
    // Who chooses otherwise before it goes hears nothing.
    await asks();
    await amina.choose({ kinds: [] });
    expect(await ring()).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  test('only of what their role may read, as it is when it goes', async ({ deps, db, clock }) => {
    const { colleague, asks, ring, waiting } = await openOffice(deps, clock);
    await colleague('edit', 'editor');
    await colleague('amina', 'clerk');
    await asks();
    expect(await waiting()).toBe(1);
    expect((await ring()).map(({ to }) => to)).toEqual(['amina']);
    await asks();
    await db.update(users).set({ role: 'editor' }).where(eq(users.uid, 'amina'));
    expect(await ring()).toHaveLength(1);
  });

  test('only within their hours; what happens outside of them is not told later', async ({ deps, clock }) => {
    const { colleague, asks, ring, waiting } = await openOffice(deps, clock);
    await colleague('day', 'clerk', hours);
    await colleague('night', 'clerk', { from: '20:00', until: '09:00' });
    clock.set(night);
    await asks();
    expect((await ring()).map(({ to }) => to)).toEqual(['night']);
    clock.set('2026-12-03T06:00:00Z');
    expect([await waiting(), (await ring()).length]).toEqual([0, 1]);
    await asks();
    expect((await ring()).map(({ to }) => to)).toEqual(['night', 'day']);
    // One that waited because its service was away doesn't ring after hours either.
    clock.set('2026-12-03T13:59:00Z');
    await asks();
    clock.set('2026-12-03T14:01:00Z');
    expect((await ring()).map(({ to }) => to)).toEqual(['night', 'day']);
  });
});

describe('who left hears nothing', () => {
  test('whose account is disabled, and whose sign-in was ended', async ({ deps, db, clock }) => {
    const { colleague, asks, ring, waiting } = await openOffice(deps, clock);
    await colleague('amina', 'clerk');
    await colleague('babul', 'clerk');
    await colleague('chand', 'clerk');
    const at = clock.now();
    await db
      .insert(userSessions)
      .values(
        ['babul', 'chand'].map((uid) => ({ id: `session-${uid}`, uid, signedInAt: at, renewedAt: at })),
      );
    await asks();
    await db.update(users).set({ disabledAt: at }).where(eq(users.uid, 'amina'));
    await db.update(userSessions).set({ endedAt: at }).where(eq(userSessions.uid, 'babul'));
    await asks();
    const heard = await ring();
    expect(heard.map(({ to }) => to)).toEqual(['chand', 'chand']);
    expect(await waiting()).toBe(0);
  });

  test('and whose account is deleted is kept nowhere', async ({ deps, db, clock }) => {
    const { colleague, asks, ring, waiting, devices } = await openOffice(deps, clock);
    await colleague('amina', 'clerk');
    await asks();
    expect([await waiting(), await devices()]).toEqual([1, 1]);
    await db.transaction((tx) => deleteUser(tx, 'amina'));
    expect([await waiting(), await devices(), await ring()]).toEqual([0, 0, []]);
  });
});

describe('a push service', () => {
  test('that knows a subscription no more has it removed, with what waits for it', async ({
    deps,
    clock,
  }) => {
    const { colleague, asks, ring, answers, waiting, devices } = await openOffice(deps, clock);
    const rings: number[] = [];
    for (const gone of [404, 410]) {
      await colleague('amina', 'clerk');
      await asks();
      await asks();
      expect([await waiting(), await devices()]).toEqual([2, 1]);
      answers(gone);
      rings.push((await ring()).length);
      expect([await waiting(), await devices()]).toEqual([0, 0]);
    }
    expect(rings).toEqual([1, 2]);
  });

  test('that fails is asked again, later each time, for as long as it is of use', async ({ deps, clock }) => {
    const { colleague, asks, ring, answers, later, waiting, lines } = await openOffice(deps, clock);
    const amina = await colleague('amina', 'clerk');
    const failedAt = async () => (await amina.call('GET', '/choices')).body.devices[0].failedAt;
    await asks();
    answers(500);
    const tries: number[] = [];
    for (const minutes of [0, 0.4, 0.2, 0.8, 0.3]) {
      later(minutes);
      tries.push((await ring()).length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3]);
    expect(await failedAt()).not.toBeNull();
    answers(201);
    later(5);
    expect([(await ring()).length, await waiting(), await failedAt()]).toEqual([4, 0, null]);
    await asks();
    answers(503);
    await ring();
    later(241);
    answers(201);
    expect([(await ring()).length, await waiting()]).toEqual([5, 0]);
    expect(lines.join('')).toContain('A push was not taken.');
    expect(lines.join('')).not.toMatch(/fcm\.|127\.0\.0\.1|send\/|amina/);
  });

  test('that refuses one isn’t asked again for it, and where it points to nobody goes', async ({
    deps,
    clock,
  }) => {
    const { colleague, asks, ring, answers, later, waiting, taken } = await openOffice(deps, clock);
    await colleague('amina', 'clerk');
    await asks();
    answers(413);
    await ring();
    expect([await waiting(), taken.length]).toEqual([0, 1]);
    await asks();
    answers(307);
    await ring();
    later(1);
    answers(201);
    expect((await ring()).map(({ to }) => to)).toEqual(['amina', 'amina', 'amina']);
    expect(taken.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });
});

describe('a device', () => {
  test('is kept once, sealed, for who has it now', async ({ deps, db, clock }) => {
    const { colleague, asks, ring, devices, request } = await openOffice(deps, clock);
    const amina = await colleague('amina', 'clerk');
    const babul = await colleague('babul', 'clerk');
    await amina.subscribe();
    expect(await devices()).toBe(2);
    const stored = JSON.stringify(
      await db.execute(sql`SELECT endpoint, p256dh, auth FROM push_subscriptions`),
    );
    expect(stored.match(/"sealed:1:[\w-]+"/g)).toHaveLength(6);
    expect(stored).not.toContain(amina.subscription.keys.auth);
    // Babul signs in on Amina's telephone, while something waits for her there.
    await asks();
    const taken = { caller: babul.caller };
    expect((await request('POST', '/push/subscriptions', amina.subscription, taken)).status).toBe(201);
    const owners = await db.select({ uid: pushSubscriptions.uid }).from(pushSubscriptions);
    expect(owners).toEqual([{ uid: 'babul' }, { uid: 'babul' }]);
    expect((await ring()).map(({ to }) => to)).toEqual(['babul']);
  });

  test('is refused with an address that isn’t one of a known push service, or keys that fit nothing', async ({
    deps,
    clock,
  }) => {
    const { colleague, here, devices } = await openOffice(deps, clock);
    const { call, subscription } = await colleague('amina', 'clerk');
    const { keys } = subscription;
    for (const [endpoint, status] of [
      [here, 400],
      ['http://fcm.googleapis.com/fcm/send/a', 400],
      [here.replace('http', 'https'), 422],
      ['https://169.254.169.254/latest', 422],
      ['https://fcm.googleapis.com.evil.example/a', 422],
      ['https://fcm.googleapis.com:8443/a', 422],
    ] as const) {
      expect((await call('POST', '/subscriptions', { endpoint, keys })).status, endpoint).toBe(status);
    }
    const wrong = { ...subscription, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } };
    expect((await call('POST', '/subscriptions', wrong)).body.code).toBe('push.endpoint');
    expect(await devices()).toBe(1);
  });

  test('is one’s own: nobody else turns it off, and ten are the most', async ({ deps, clock }) => {
    const { colleague, devices, later } = await openOffice(deps, clock);
    const amina = await colleague('amina', 'clerk');
    const babul = await colleague('babul', 'owner');
    expect((await babul.call('DELETE', `/subscriptions/${amina.id}`)).status).toBe(404);
    expect((await amina.call('DELETE', `/subscriptions/${amina.id}`)).status).toBe(204);
    expect(await devices()).toBe(1);
    for (let made = 0; made < 12; made += 1) {
      later(1);
      await colleague('amina', 'clerk');
    }
    const { body } = await amina.call('GET', '/choices');
    expect(body.devices).toHaveLength(10);
    expect(body.devices[0].createdAt).toBe(clock.now().toISOString());
  });

  test('gets a test at any hour and whatever was chosen; without one there is none', async ({
    deps,
    clock,
  }) => {
    const { colleague, ring, later, waiting } = await openOffice(deps, clock);
    clock.set(night);
    const amina = await colleague('amina', 'clerk', { kinds: [], ...hours });
    await colleague('babul', 'clerk');
    expect((await amina.call('POST', '/test')).status).toBe(204);
    expect((await amina.call('POST', '/test')).status).toBe(204);
    expect(await ring()).toMatchObject([
      { to: 'amina', title: 'Test', path: '/dashboard/notifications', kind: 'test' },
    ]);
    await amina.call('POST', '/test');
    later(6);
    expect([(await ring()).length, await waiting()]).toEqual([1, 0]);
    await amina.call('DELETE', `/subscriptions/${amina.id}`);
    expect((await amina.call('POST', '/test')).body.code).toBe('push.none');
  });
});

test('choices are kept as they were made; whoever made none has none', async ({ deps, clock }) => {
  const { colleague, request } = await openOffice(deps, clock);
  clock.set(noon);
  const amina = await colleague('amina', 'clerk');
  const chosen = { kinds: ['paper.arrived'], from: '22:00', until: '06:30', language: 'bn' } as const;
  expect((await amina.choose({ ...chosen, kinds: [...chosen.kinds] })).status).toBe(204);
  expect((await amina.call('GET', '/choices')).body).toMatchObject({ ...chosen, isSaved: true });
  const none = callerOf('chand', ['push.own']);
  const { body } = await request('GET', '/push/choices', undefined, { caller: none });
  expect(body).toMatchObject({ kinds: [], isSaved: false, devices: [] });
  for (const wrong of [{ from: '24:00' }, { until: '9:00' }, { language: 'de' }]) {
    const sent = { ...chosen, ...wrong };
    expect((await amina.call('PUT', '/choices', sent)).status, JSON.stringify(wrong)).toBe(400);
  }
  expect((await request('GET', '/push/choices', undefined)).status).toBe(401);
  const customer = callerOf('guest', ['account.own'], { role: 'customer' });
  expect((await request('GET', '/push/choices', undefined, { caller: customer })).status).toBe(403);
});
