import { eq, ne } from 'drizzle-orm';
import { expect } from 'vitest';
import { activity } from '../command/activity.table.ts';
import type { CommandDeps } from '../command/command.ts';
import type { Caller } from '../http/caller.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { problemOf } from '../http/problem.ts';
import { test } from '../testing/test.ts';
import { mailRoutes } from './mail.api.ts';
import { mail } from './mail.table.ts';
import { settleMail, takeMail } from './outbox.ts';
import { queueMail } from './queue-mail.ts';

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
  office.route('/', mailRoutes(deps));
  office.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  return office;
}

/** Seven mails, one of them dropped. */
async function fill(deps: CommandDeps): Promise<string> {
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const at = new Date(deps.clock.now().getTime() + Math.floor(count / 2));
    ids.push(
      await deps.db.transaction((tx) =>
        queueMail(tx, at, {
          kind: 'enquiries.reply',
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
    .update(mail)
    .set({ state: 'dead', attempts: 3, lastError: '550 No such user' })
    .where(eq(mail.id, dead));
  return dead;
}

test('the office reads its mail page by page, each mail once, without what the letters say', async ({
  deps,
}) => {
  await fill(deps);
  const office = officeOf(deps, 'mail.read');
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const response: Response = await office.request(`/mail?limit=2${next && `&cursor=${next}`}`);
    expect(response.status).toBe(200);
    const page: { items: { to: string }[]; total: number; next: string | null } = await response.json();
    expect(page.total).toBe(7);
    expect(JSON.stringify(page)).not.toContain('secret');
    seen.push(...page.items.map(({ to }) => to));
    next = page.next;
  }
  expect(seen.length).toBe(7);
  expect(new Set(seen).size).toBe(7);
});

test('dead letters are shown with what the server said, and can be sent again', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'mail.read', 'mail.write');
  const dead = await (await office.request('/mail?state=dead')).json();
  expect(dead).toMatchObject({ total: 1, items: [{ id, lastError: '550 No such user', attempts: 3 }] });
  expect((await office.request(`/mail/${id}/again`, { method: 'POST' })).status).toBe(204);
  expect(await (await office.request('/mail?state=dead')).json()).toMatchObject({ total: 0 });
  expect(await deps.db.select().from(activity)).toMatchObject([{ action: 'mail.send-again', subjectId: id }]);
  const twice = await office.request(`/mail/${id}/again`, { method: 'POST' });
  expect([twice.status, (await twice.json()).code]).toEqual([409, 'mail.not-dead']);
  const none = await office.request(`/mail/${crypto.randomUUID()}/again`, { method: 'POST' });
  expect([none.status, (await none.json()).code]).toEqual([404, 'mail.not-found']);
});

test('the outbox has a number for each state, numbered pages, and is searched by address, subject and kind', async ({
  deps,
}) => {
  await fill(deps);
  const office = officeOf(deps, 'mail.read');
  const read = async (question: string) => (await office.request(`/mail?${question}`)).json();
  expect(await read('')).toMatchObject({ total: 7, counts: { waiting: 6, sent: 0, dead: 1, dropped: 0 } });
  const pages = [await read('limit=4&page=1'), await read('limit=4&page=2'), await read('limit=4&page=3')];
  expect(pages.map(({ items }) => items.length)).toEqual([4, 3, 0]);
  expect(await read('q=VISITOR3@')).toMatchObject({ total: 1, items: [{ to: 'visitor3@example.com' }] });
  expect(await read(`q=${encodeURIComponent('আবেদন')}&state=dead`)).toMatchObject({
    total: 1,
    counts: { waiting: 6 },
  });
  for (const nothing of ['q=100%25', 'q=visitor_@', 'kind=orders.quote', 'page=3']) {
    expect(await read(nothing), nothing).toMatchObject({ items: [] });
  }
});

test('all dead letters are sent again at once; those the office gave up stay so', async ({ deps }) => {
  const id = await fill(deps);
  await deps.db.update(mail).set({ state: 'dead' }).where(eq(mail.toAddress, 'visitor1@example.com'));
  const office = officeOf(deps, 'mail.read', 'mail.write');
  const post = (path: string) => office.request(path, { method: 'POST' });
  expect((await post(`/mail/${id}/drop`)).status).toBe(204);
  expect(await (await post('/mail/dead/again')).json()).toEqual({ count: 1 });
  expect(await (await post('/mail/dead/again')).json()).toEqual({ count: 0 });
  const { counts } = await (await office.request('/mail')).json();
  expect(counts).toEqual({ waiting: 6, sent: 0, dead: 0, dropped: 1 });
  const logged = await deps.db.select().from(activity).orderBy(activity.action);
  expect(logged.map(({ action }) => action)).toEqual(['mail.drop', 'mail.send-dead-again']);
});

test('a dropped letter isn’t sent, unless it is sent again; a sent one can be neither', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'mail.read', 'mail.write');
  const post = async (name: string) => {
    const response = await office.request(`/mail/${id}/${name}`, { method: 'POST' });
    return response.status === 204 ? 204 : (await response.json()).code;
  };
  expect([await post('again'), await post('drop'), await post('drop')]).toEqual([204, 204, 'mail.over']);
  const soon = new Date(deps.clock.now().getTime() + 3_600_000);
  const due: string[] = [];
  for (let taken = await takeMail(deps.db, soon); taken; taken = await takeMail(deps.db, soon)) {
    due.push(taken.id);
  }
  expect([due.length, due.includes(id)]).toEqual([6, false]);
  expect(await post('again')).toBe(204);
  await deps.db.update(mail).set({ state: 'sent' }).where(eq(mail.id, id));
  expect([await post('again'), await post('drop')]).toEqual(['mail.not-dead', 'mail.over']);
});

test('a letter dropped while it is being sent isn’t sent a second time meanwhile', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'mail.write');
  await deps.db.delete(mail).where(ne(mail.id, id));
  await office.request(`/mail/${id}/again`, { method: 'POST' });
  const now = deps.clock.now();
  const taken = await takeMail(deps.db, now);
  expect(taken?.id).toBe(id);
  for (const name of ['drop', 'again']) {
    expect((await office.request(`/mail/${id}/${name}`, { method: 'POST' })).status).toBe(204);
  }
  expect(await takeMail(deps.db, now)).toBeUndefined();
  if (taken) {
    await settleMail(deps.db, taken, { kind: 'taken' }, now);
  }
  expect(await deps.db.select({ state: mail.state }).from(mail)).toEqual([{ state: 'sent' }]);
});

test('an invalid cursor and a missing permission are refused', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'mail.read');
  for (const place of ['2026-99-99 00:00:00+00', id, '']) {
    const cursor = Buffer.from(JSON.stringify(['newest', place, id])).toString('base64url');
    expect((await office.request(`/mail?cursor=${cursor}`)).status).toBe(422);
  }
  expect((await office.request('/mail?cursor=x')).status).toBe(422);
  const clerk = officeOf(deps, 'enquiries.read');
  expect((await clerk.request('/mail')).status).toBe(403);
  for (const path of [`/mail/${id}/again`, `/mail/${id}/drop`, '/mail/dead/again']) {
    expect((await office.request(path, { method: 'POST' })).status, path).toBe(403);
    expect((await clerk.request(path, { method: 'POST' })).status, path).toBe(403);
  }
});
