import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { type Door, openDoor } from './door.ts';

let door: Door;
let owner: string;
let manager: string;
beforeAll(async () => {
  door = await openDoor();
  owner = await door.tokenOf(await door.signUp({ role: 'owner' }));
  manager = await door.tokenOf(await door.signUp({ role: 'manager' }));
});
afterAll(() => door.close());

let people = 0;
const newAddress = () => {
  people += 1;
  return `colleague${people}@mail.example`;
};

async function request(path: string, body: object | undefined, token?: string) {
  const response = await door.request('POST', `/api/invitations${path}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.json() };
}

const invite = (email: string, role = 'clerk', token = owner, language = 'bn') =>
  request('', { email, role, language }, token);

/** The secret in the link of the last letter to an address. */
async function secretFor(email: string): Promise<string> {
  const letters = await door.database.db.select().from(messages).where(eq(messages.toAddress, email));
  return /\/invitation#([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}

const accept = (token: string) =>
  request('/accept', { token, name: 'Salma Begum', password: 'long enough to keep' });

const roleOf = async (email: string) => {
  const [user] = await door.database.db.select().from(users).where(eq(users.email, email));
  return [user?.role, user?.emailVerified];
};

test('an invited colleague chooses a password and works in the office, and the link works once', async () => {
  const email = newAddress();
  const invited = await invite(email);
  expect(invited.status).toBe(201);
  const [letter] = await door.database.db.select().from(messages).where(eq(messages.toAddress, email));
  expect([letter?.language, letter?.subject]).toEqual(['bn', expect.stringContaining('সফর ট্রাভেলস')]);
  expect(letter?.text).toContain('/bn/invitation#');
  const secret = await secretFor(email);
  expect((await request('/look', { token: secret })).body).toMatchObject({ email, role: 'clerk' });
  expect(await roleOf(email), 'looking accepts nothing').toEqual([undefined, undefined]);
  expect((await accept(secret)).body).toEqual({ email });
  expect(await roleOf(email)).toEqual(['clerk', true]);
  const again = await accept(secret);
  expect([again.status, again.body.code]).toEqual([404, 'invitations.closed']);
  const logged = await door.database.db
    .select({ action: activity.action, actor: activity.actor })
    .from(activity)
    .where(and(eq(activity.subjectKind, 'invitation'), eq(activity.subjectId, invited.body.id)));
  expect(logged).toMatchObject([{ action: 'users.invite', actor: expect.stringMatching(/^user:/) }]);
});

test('nobody gives a role that may do more than their own', async () => {
  const refused = await invite(newAddress(), 'owner', manager);
  expect([refused.status, refused.body.code]).toEqual([403, 'invitations.role']);
  expect((await invite(newAddress(), 'manager', manager)).status).toBe(201);
  const byOwner = await invite(newAddress(), 'owner');
  for (const action of ['send-again', 'revoke']) {
    const { status } = await request(`/${byOwner.body.id}/${action}`, undefined, manager);
    expect([action, status]).toEqual([action, 403]);
  }
  const clerk = await door.tokenOf(await door.signUp({ role: 'clerk' }));
  expect((await invite(newAddress(), 'clerk', clerk)).status).toBe(403);
});

test('a link lapses after 48 hours; sent again, the new one works and the former one doesn’t', async () => {
  const email = newAddress();
  const { id } = (await invite(email)).body;
  const former = await secretFor(email);
  door.clock.forward(48 * 3600 - 60);
  expect((await request('/look', { token: former })).status).toBe(200);
  door.clock.forward(120);
  expect((await request('/look', { token: former })).status).toBe(404);
  owner = await door.tokenOf(await door.signUp({ role: 'owner' }));
  const twice = await invite(email);
  expect([twice.status, twice.body.code]).toEqual([409, 'invitations.open']);
  expect((await request(`/${id}/send-again`, undefined, owner)).status).toBe(200);
  expect((await accept(former)).status).toBe(404);
  expect((await accept(await secretFor(email))).status).toBe(200);
});

test('an invitation that was taken back lets nobody in, nor does one of somebody who may no longer give the role', async () => {
  const [one, two] = [newAddress(), newAddress()];
  const { id } = (await invite(one)).body;
  await request(`/${id}/revoke`, undefined, owner);
  expect((await accept(await secretFor(one))).status).toBe(404);
  expect((await request(`/${id}/send-again`, undefined, owner)).status).toBe(404);
  const former = await door.signUp({ role: 'owner' });
  await invite(two, 'editor', await door.tokenOf(former));
  await door.database.db.update(users).set({ role: 'clerk' }).where(eq(users.uid, former.uid));
  expect((await accept(await secretFor(two))).status).toBe(404);
  expect(await roleOf(two)).toEqual([undefined, undefined]);
});

test('an account with a proven address accepts by signing in, another one doesn’t, and one without proof is taken over', async () => {
  const customer = await door.signUp({ role: 'customer' });
  await invite(customer.email, 'editor');
  const secret = await secretFor(customer.email);
  const stranger = await door.tokenOf(await door.signUp({ role: 'customer' }));
  const asStranger = await request('/accept', { token: secret }, stranger);
  expect([asStranger.status, asStranger.body.code]).toEqual([409, 'invitations.other-address']);
  const byPassword = await accept(secret);
  expect([byPassword.status, byPassword.body.code]).toEqual([409, 'invitations.sign-in']);
  const { status } = await request('/accept', { token: secret }, await door.tokenOf(customer));
  expect([status, await roleOf(customer.email)]).toEqual([200, ['editor', true]]);
  const unproven = await door.signUp({ role: 'customer', emailVerified: false });
  const theirs = await door.tokenOf(unproven);
  await invite(unproven.email);
  const mailed = await secretFor(unproven.email);
  const early = await request('/accept', { token: mailed }, theirs);
  expect([early.status, early.body.code]).toEqual([409, 'invitations.unverified']);
  expect((await accept(mailed)).status).toBe(200);
  // Who had registered the address without proof is out.
  expect((await door.request('GET', '/api/account', { token: theirs })).status).toBe(401);
  const works = await invite(unproven.email);
  expect([works.status, works.body.code]).toEqual([409, 'invitations.works-here']);
});
