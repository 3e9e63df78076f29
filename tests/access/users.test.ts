import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { changeRole, disableUser } from '#features/identity/users/users.commands.ts';
import { activity } from '#platform/command/activity.table.ts';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { freshSignIn } from '#platform/testing/fresh-sign-in.ts';
import { type Door, openDoor, type SignedUp } from './door.ts';

let door: Door;
let owner: SignedUp;
let token: string;
beforeAll(async () => {
  door = await openDoor();
  owner = await door.signUp({ role: 'owner' });
  token = await door.tokenOf(owner);
});
afterAll(() => door.close());

const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const post = (uid: string, action: string) => door.request('POST', `/api/users/${uid}/${action}`, { token });
const patch = (uid: string, role: string) =>
  door.request('PATCH', `/api/users/${uid}`, { token, body: { role } });
const list = async (query: string) => (await door.request('GET', `/api/users?${query}`, { token })).json();

describe('the list of users', () => {
  test('is searched, filtered, sorted and paged', async () => {
    const editor = await door.signUp({ role: 'editor' });
    door.clock.forward(1);
    const disabled = await door.signUp({ role: 'editor', disabled: true });
    const found = await list('role=editor');
    expect(found).toMatchObject({ total: 2, next: null });
    expect(found.items.map(({ uid }: SignedUp) => uid)).toEqual([disabled.uid, editor.uid]);
    expect((await list('role=editor&state=active')).items).toMatchObject([{ uid: editor.uid }]);
    expect((await list(`q=${editor.email.toUpperCase()}`)).items).toMatchObject([{ uid: editor.uid }]);
    expect((await list('q=%25')).total).toBe(0);
    const first = await list('sort=email&limit=1');
    const second = await list(`sort=email&limit=1&page=${first.next}`);
    const turned = await list('sort=email&desc=true');
    expect(turned.items.map(({ uid }: SignedUp) => uid).slice(-2)).toEqual([
      second.items[0].uid,
      first.items[0].uid,
    ]);
    for (const sort of ['name', 'role', 'created', 'seen']) {
      expect((await list(`sort=${sort}`)).total).toBe(first.total);
    }
  });

  test('a wrong query gets a response that names the field', async () => {
    const longest = `q=${'a'.repeat(101)}`;
    for (const query of ['limit=1000', 'role=god', 'sort=password', 'page=0', longest]) {
      const response = await door.request('GET', `/api/users?${query}`, { token });
      expect([response.status, (await response.json()).fields.length]).toEqual([400, 1]);
    }
    // Signs that nobody can type are taken out of what is searched for, as they are out of what is kept.
    const [tidied, plain] = [await list('q=%00'), await list('q=')];
    expect(tidied).toEqual(plain);
  });
});

describe('what the owner does', () => {
  test('is logged with its difference', async () => {
    const who = await door.signUp();
    await patch(who.uid, 'clerk');
    await post(who.uid, 'disable');
    await post(who.uid, 'enable');
    await post(who.uid, 'sign-out-everywhere');
    const rows = await door.database.db
      .select()
      .from(activity)
      .where(and(eq(activity.subjectId, who.uid), eq(activity.actor, `user:${owner.uid}`)))
      .orderBy(activity.id);
    expect(rows.map(({ action, difference }) => [action, difference])).toEqual([
      ['users.change-role', { role: { from: 'customer', to: 'clerk' } }],
      ['users.disable', { disabled: { from: false, to: true } }],
      ['users.enable', { disabled: { from: true, to: false } }],
      ['users.sign-out-everywhere', { sessions: 'ended' }],
    ]);
  });

  test('enabled again, somebody signs in anew: what was open before stays closed', async () => {
    const who = await door.signUp();
    const old = await door.tokenOf(who);
    await post(who.uid, 'disable');
    door.clock.forward(1);
    await post(who.uid, 'enable');
    expect((await door.request('GET', '/api/account', { token: old })).status).toBe(401);
    await expect(door.tokenOf(who)).rejects.toThrow();
    expect(await door.tokenOf(await door.signInAgain(who.uid, who.email))).toBeTruthy();
  });

  test('a link for a new password goes into the outbox', async () => {
    const who = await door.signUp();
    expect(
      (await door.request('POST', `/api/users/${who.uid}/send-reset?language=bn`, { token })).status,
    ).toBe(200);
    const sent = await door.database.db.select().from(messages).where(eq(messages.toAddress, who.email));
    expect(sent).toMatchObject([{ event: 'identity.password-reset', language: 'bn', state: 'waiting' }]);
    expect(sent[0]?.text).toContain('oobCode=');
  });

  test('is not done to oneself, to nobody, nor to the last owner', async () => {
    expect(await codeOf(await patch(owner.uid, 'clerk'))).toEqual([409, 'users.own-role']);
    expect(await codeOf(await post(owner.uid, 'disable'))).toEqual([409, 'users.own-account']);
    expect(await codeOf(await patch('nobody', 'clerk'))).toEqual([404, 'users.not-found']);
    expect(await codeOf(await door.request('DELETE', '/api/account', { token }))).toEqual([
      409,
      'users.last-owner',
    ]);
    expect((await patch(owner.uid, 'god')).status).toBe(400);
    expect(
      (await door.request('PATCH', `/api/users/${owner.uid}`, { token, body: { role: 'owner', uid: 'x' } }))
        .status,
    ).toBe(400);
  });

  test('an owner whose address is not proved does not count as one who is left', async () => {
    const unproved = await door.signUp({ role: 'owner', emailVerified: false });
    expect(await codeOf(await door.request('DELETE', '/api/account', { token }))).toEqual([
      409,
      'users.last-owner',
    ]);
    await patch(unproved.uid, 'customer');
  });
});

describe('at the same time', () => {
  const actorOf = ({ uid }: { uid: string }) => ({
    id: `user:${uid}`,
    permissions: new Set(['users.write']),
    signedInAt: freshSignIn,
  });
  const rounds = [1, 2, 3, 4, 5];

  test.each([
    [
      'take each other’s role',
      (uid: string) => ({ command: changeRole, input: { uid, role: 'customer' as const } }),
    ],
    [
      'disable each other',
      (uid: string) => ({ command: disableUser, input: { uid, role: 'customer' as const } }),
    ],
  ])('owners who %s leave one', async (_, doTo) => {
    const own = await openDoor();
    const deps = {
      db: own.database.db,
      clock: own.clock,
      pages: { drop: () => {} },
      siteUrl: 'https://shofor.example',
    };
    for (const round of rounds) {
      await deps.db.delete(users);
      const owners = await Promise.all([1, 2, 3, 4].map(() => own.signUp({ role: 'owner' })));
      const done = await Promise.allSettled(
        owners.map((each, place) => {
          const { uid } = owners[(place + 1) % owners.length] ?? each;
          const { command, input } = doTo(uid);
          return command === changeRole
            ? run(deps, actorOf(each), changeRole, input)
            : run(deps, actorOf(each), disableUser, { uid });
        }),
      );
      const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refused.every((reason) => reason instanceof Failure && reason.code === 'users.last-owner')).toBe(
        true,
      );
      const left = (await deps.db.select().from(users)).filter(
        ({ role, disabledAt }) => role === 'owner' && disabledAt === null,
      );
      expect([round, left.length, refused.length]).toEqual([round, 1, 1]);
    }
    await own.close();
  });

  test('counting the owners without a lock would leave none: the test can tell', async () => {
    const own = await openDoor();
    const { db } = own.database;
    const owners = await Promise.all([1, 2].map(() => own.signUp({ role: 'owner' })));
    await Promise.all(
      owners.map(({ uid }) =>
        db.transaction(async (tx) => {
          const count = await tx.$count(users, eq(users.role, 'owner'));
          await new Promise((later) => setTimeout(later, 100));
          if (count > 1) {
            await tx.update(users).set({ role: 'customer' }).where(eq(users.uid, uid));
          }
        }),
      ),
    );
    expect(await db.$count(users, eq(users.role, 'owner'))).toBe(0);
    await own.close();
  });
});
