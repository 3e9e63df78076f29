import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { activity } from '../command/activity.table.ts';
import type { CommandDeps } from '../command/command.ts';
import type { Caller } from '../http/caller.ts';
import { type JsonRoutes, jsonRoutes } from '../http/json-routes.ts';
import { problemOf } from '../http/problem.ts';
import { test } from '../testing/test.ts';
import { mailRoutes } from './mail.api.ts';
import { mail } from './mail.table.ts';
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

/** Seven mails, one of them given up. */
async function fill(deps: CommandDeps): Promise<string> {
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const at = new Date(deps.clock.now().getTime() + Math.floor(count / 2));
    ids.push(
      await deps.db.transaction((tx) =>
        queueMail(tx, at, {
          kind: 'test.letter',
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
    const answer: Response = await office.request(`/mail?limit=2${next && `&cursor=${next}`}`);
    expect(answer.status).toBe(200);
    const page: { items: { to: string }[]; total: number; next: string | null } = await answer.json();
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

test('a cursor that is none of ours, and whoever lacks the permission, are refused', async ({ deps }) => {
  const id = await fill(deps);
  const office = officeOf(deps, 'mail.read');
  const bad = ['x', '2026-99-99T00:00:00.000Z_00000000-0000-4000-8000-000000000000', `${id}_${id}`];
  for (const cursor of bad) {
    expect((await office.request(`/mail?cursor=${cursor}`)).status).toBe(400);
  }
  expect((await office.request(`/mail/${id}/again`, { method: 'POST' })).status).toBe(403);
  const clerk = officeOf(deps, 'enquiries.read');
  expect((await clerk.request('/mail')).status).toBe(403);
  expect((await clerk.request(`/mail/${id}/again`, { method: 'POST' })).status).toBe(403);
});
