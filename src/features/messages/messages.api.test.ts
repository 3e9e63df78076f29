import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Caller } from '#platform/http/caller.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { problemOf } from '#platform/http/problem.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { takeMessage } from '#platform/messages/due-messages.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { messageRoutes } from './messages.api.ts';

function officeOf(deps: CommandDeps, ...permissions: string[]): JsonRoutes {
  const caller: Caller = {
    id: 'user:karim',
    uid: 'karim',
    email: 'karim@example.com',
    emailVerified: true,
    role: 'manager',
    sessionId: crypto.randomUUID(),
    signedInAt: deps.clock.now(),
    permissions: new Set(permissions),
  };
  const office = jsonRoutes();
  office.use(async (context, next) => {
    context.set('caller', caller);
    await next();
  });
  office.route('/', messageRoutes(deps));
  office.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  return office;
}

/** Seven letters, one of them dead, the latest with a link that opens an account. */
async function fill(deps: CommandDeps): Promise<string> {
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const at = new Date(deps.clock.now().getTime() + Math.floor(count / 2));
    ids.push(
      await deps.db.transaction((tx) =>
        queueMail(tx, at, {
          event: count === 6 ? 'identity.invitation' : 'enquiry.reply',
          to: `visitor${count}@example.com`,
          language: 'bn',
          subject: 'আপনার আবেদন',
          html: '<p>https://example.com/secret</p>',
          text: 'https://example.com/secret',
        }),
      ),
    );
  }
  const [dead = ''] = ids;
  await deps.db
    .update(messages)
    .set({ state: 'dead', attempts: 3, lastError: '550 No such user' })
    .where(eq(messages.id, dead));
  return dead;
}

/** Asks for something to be done with a message. */
const asker =
  (office: JsonRoutes) =>
  async (path: string, body: object = {}): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await office.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: response.status === 204 ? {} : await response.json() };
  };
const key = () => crypto.randomUUID();

test('the office reads its messages page by page, each once, without what letters of accounts say', async ({
  deps,
}) => {
  await fill(deps);
  const office = officeOf(deps, 'messages.read', 'customers.read', 'users.read');
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const response: Response = await office.request(`/messages?limit=2${next && `&cursor=${next}`}`);
    expect(response.status).toBe(200);
    const page: { items: { to: string; event: string; text: string }[]; total: number; next: string | null } =
      await response.json();
    expect(page.total).toBe(7);
    for (const { event, text } of page.items) {
      expect(text.includes('secret')).toBe(event === 'enquiry.reply');
    }
    seen.push(...page.items.map(({ to }) => to));
    next = page.next;
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen.length).toBe(7);
});

test('who may not read customers sees numbers and addresses masked, and who may not read users no letters of accounts', async ({
  deps,
}) => {
  await fill(deps);
  const read = async (question = '') =>
    (await officeOf(deps, 'messages.read').request(`/messages${question}`)).json();
  const { items, total } = await read();
  expect(total).toBe(6);
  expect(items[0].to).toBe('v***@example.com');
  expect(JSON.stringify(items)).not.toContain('visitor');
  // Nor does the search find by what isn't shown.
  expect(await read('?q=visitor3')).toMatchObject({ total: 0 });
});

test('dead messages are shown with what the server said, and can be sent again', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'messages.read', 'messages.write');
  const ask = asker(office);
  const dead = await (await office.request('/messages?state=dead')).json();
  expect(dead).toMatchObject({ total: 1, items: [{ id, error: '550 No such user', attempts: 3 }] });
  const once = { key: key() };
  const again = await ask(`/messages/${id}/again`, once);
  expect(again.status).toBe(201);
  // The same request once more is the same message.
  expect(await ask(`/messages/${id}/again`, once)).toEqual(again);
  expect(await (await office.request('/messages?state=dead')).json()).toMatchObject({ total: 0 });
  const { items } = await (await office.request('/messages?state=waiting')).json();
  expect(items).toContainEqual(expect.objectContaining({ id: again.body.id, again: id }));
  expect(await deps.db.select().from(activity)).toMatchObject([
    { action: 'messages.send-again', subjectId: id },
  ]);
  const waiting = await ask(`/messages/${String(again.body.id)}/again`, { key: key() });
  expect([waiting.status, waiting.body.code]).toEqual([409, 'messages.waiting']);
  const none = await ask(`/messages/${crypto.randomUUID()}/again`, { key: key() });
  expect([none.status, none.body.code]).toEqual([404, 'messages.not-found']);
  const byPhone = await ask(`/messages/${id}/again`, { key: key(), channel: 'sms' });
  expect([byPhone.status, byPhone.body.code]).toEqual([422, 'messages.no-address']);
});

test('a letter that was sent is sent once more; one whose link opened an account isn’t', async ({ deps }) => {
  const id = await fill(deps);
  const ask = asker(officeOf(deps, 'messages.write'));
  await deps.db.update(messages).set({ state: 'sent' });
  expect((await ask(`/messages/${id}/again`, { key: key() })).status).toBe(201);
  const [account] = await deps.db
    .update(messages)
    .set({ html: '', text: '' })
    .where(eq(messages.event, 'identity.invitation'))
    .returning();
  const refused = await ask(`/messages/${account?.id}/again`, { key: key() });
  expect([refused.status, refused.body.code]).toEqual([409, 'messages.account']);
});

test('the list has a number for each state, numbered pages, and is searched by address, subject, event and channel', async ({
  deps,
}) => {
  await fill(deps);
  const office = officeOf(deps, 'messages.read', 'customers.read', 'users.read');
  const read = async (question: string) => (await office.request(`/messages?${question}`)).json();
  expect(await read('')).toMatchObject({ total: 7, counts: { waiting: 6, sent: 0, dead: 1, stopped: 0 } });
  const pages = [await read('limit=4&page=1'), await read('limit=4&page=2'), await read('limit=4&page=3')];
  expect(pages.map(({ items }) => items.length)).toEqual([4, 3, 0]);
  expect(await read('q=VISITOR3@')).toMatchObject({ total: 1, items: [{ to: 'visitor3@example.com' }] });
  expect(await read(`q=${encodeURIComponent('আবেদন')}&state=dead`)).toMatchObject({
    total: 1,
    counts: { waiting: 6 },
  });
  expect(await read('channel=email&direction=out')).toMatchObject({ total: 7 });
  for (const nothing of [
    'q=100%25',
    'q=visitor_@',
    'event=order.quoted',
    'channel=sms',
    'direction=in',
    'page=3',
  ]) {
    expect(await read(nothing), nothing).toMatchObject({ items: [] });
  }
});

test('all dead messages are sent again at once; those the office stopped stay so', async ({ deps }) => {
  const id = await fill(deps);
  await deps.db.update(messages).set({ state: 'dead' }).where(eq(messages.toAddress, 'visitor1@example.com'));
  const office = officeOf(deps, 'messages.read', 'messages.write', 'users.read');
  const ask = asker(office);
  expect((await ask(`/messages/${id}/stop`)).status).toBe(204);
  expect((await ask('/messages/dead/again')).body).toEqual({ count: 1 });
  expect((await ask('/messages/dead/again')).body).toEqual({ count: 0 });
  const { counts } = await (await office.request('/messages')).json();
  expect(counts).toMatchObject({ waiting: 6, sent: 0, dead: 0, failed: 1, stopped: 1 });
});

test('a stopped message isn’t sent, and stopping it twice is refused', async ({ deps }) => {
  const id = await fill(deps);
  const ask = asker(officeOf(deps, 'messages.read', 'messages.write'));
  expect((await ask(`/messages/${id}/stop`)).status).toBe(204);
  expect((await ask(`/messages/${id}/stop`)).body.code).toBe('messages.over');
  const soon = new Date(deps.clock.now().getTime() + 3_600_000);
  const due: string[] = [];
  for (
    let taken = await takeMessage(deps.db, 'email', soon);
    taken;
    taken = await takeMessage(deps.db, 'email', soon)
  ) {
    due.push(taken.id);
  }
  expect([due.length, due.includes(id)]).toEqual([6, false]);
});

test('an invalid cursor and a missing permission are refused', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'messages.read');
  for (const place of ['2026-99-99 00:00:00+00', id, '']) {
    const cursor = Buffer.from(JSON.stringify(['newest', place, id])).toString('base64url');
    expect((await office.request(`/messages?cursor=${cursor}`)).status).toBe(422);
  }
  expect((await office.request('/messages?cursor=x')).status).toBe(422);
  const clerk = officeOf(deps, 'enquiries.read');
  expect((await clerk.request('/messages')).status).toBe(403);
  for (const path of [`/messages/${id}/again`, `/messages/${id}/stop`, '/messages/dead/again']) {
    const body = path.startsWith(`/messages/${id}/again`) ? { key: key() } : {};
    expect((await asker(office)(path, body)).status, path).toBe(403);
    expect((await asker(clerk)(path, body)).status, path).toBe(403);
  }
});
