import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { exampleContent } from '#features/documents/example/example.rules.ts';
import { media } from '#features/media/media.table.ts';
import { insertPost, postFactsOf } from '#features/posts/posts.factory.ts';
import { insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { aVisaKind, insertVisa } from '#features/visas/visas.factory.ts';
import { totalFee } from '#features/visas/visas.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { draft, editing, officeOf, post } from './office.ts';

const staff = actorWith();

describe('the list of documents', () => {
  beforeEach<{ deps: CommandDeps }>(async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'sajek', titles: { en: 'Sajek in winter', bn: 'শীতে সাজেক' } });
    await insertPost(deps, staff, { slug: 'fees', titles: { en: 'Passport fees' }, facts: { kind: 'news' } });
    await insertPackage(deps, staff, { slug: 'coxs-bazar', titles: { en: 'Cox’s Bazar' } });
    await insertPackage(deps, staff, {
      slug: 'bali',
      titles: { bn: 'বালি' },
      facts: { market: 'international' },
    });
    await draft(officeOf(deps), 'not-ready');
  });

  test('is searched, filtered, sorted and paged', async ({ deps }) => {
    const request = officeOf(deps);
    const slugs = async (query: string) =>
      (await request('GET', `/documents?${query}`)).body.items.map(({ slug }: { slug: string }) => slug);
    expect(await slugs('sort=title')).toEqual(['coxs-bazar', 'not-ready', 'fees', 'sajek', 'bali']);
    expect(await slugs('kind=tour-package&market=international')).toEqual(['bali']);
    expect(await slugs('kind=post&section=news')).toEqual(['fees']);
    expect(await slugs('q=saj')).toEqual(['sajek']);
    expect(await slugs(`q=${encodeURIComponent('সাজেক')}`)).toEqual(['sajek']);
    expect(await slugs(`q=${encodeURIComponent('%')}`)).toHaveLength(5);
    expect(await slugs('state=draft')).toEqual(['not-ready']);
    expect(await slugs('state=published&language=bn&sort=title')).toEqual(['sajek', 'bali']);
    const second = await request('GET', '/documents?sort=title&limit=2&page=2');
    expect(second.body).toMatchObject({ total: 5, next: expect.any(String) });
    expect(second.body.items.map(({ slug }: { slug: string }) => slug)).toEqual(['fees', 'sajek']);
    expect((await request('GET', '/documents?limit=1000000000')).status).toBe(400);
    expect((await request('GET', '/documents?sort=slug')).status).toBe(400);
  });

  test('is walked by cursor: each document comes once in every order, whatever is added before it meanwhile', async ({
    deps,
    clock,
  }) => {
    const request = officeOf(deps);
    for (const sort of ['updated', '-updated', 'title', '-title', 'published', '-published']) {
      const { body } = await request('GET', `/documents?sort=${sort}&limit=100`);
      const all = body.items.map(({ id }: { id: string }) => id);
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await request('GET', `/documents?sort=${sort}&limit=2${cursor}`);
        expect(page.status).toBe(200);
        seen.push(...page.body.items.map(({ id }: { id: string }) => id));
        cursor = page.body.next === null ? '' : `&cursor=${page.body.next}`;
        if (sort === '-updated') {
          clock.set(new Date(clock.now().getTime() + 1000).toISOString());
          await draft(request, `a-new-one-${seen.length}`);
        }
      } while (cursor !== '');
      expect(seen, sort).toEqual(all);
    }
    const found = await request('GET', '/documents?q=a-new-one&sort=title&limit=1');
    const rest = await request('GET', `/documents?q=a-new-one&sort=title&cursor=${found.body.next}`);
    expect([found.body.items.length, rest.body.items.length]).toEqual([1, 2]);
    const other = await request('GET', `/documents?sort=-title&cursor=${found.body.next}`);
    expect(other).toMatchObject({ status: 422, body: { fields: [{ path: 'cursor' }] } });
    const id = crypto.randomUUID();
    for (const strange of [
      'x',
      '1',
      [],
      ['-updated', '2026-99-99 00:00:00+00', id],
      ['-updated', '', 'id'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(strange)).toString('base64url');
      expect((await request('GET', `/documents?cursor=${cursor}`)).status, cursor).toBe(422);
    }
  });

  test('says the price of a package and the fee of a visa, and which version of the cover there is', async ({
    deps,
  }) => {
    await insertVisa(deps, staff, { slug: 'thailand', titles: { en: 'Thailand' } });
    const request = officeOf(deps);
    const listed = async (slug: string) => {
      const { body } = await request('GET', '/documents?limit=100');
      return body.items.find((each: { slug: string }) => each.slug === slug);
    };
    expect((await listed('coxs-bazar')).price).toBe(12_500_00);
    expect((await listed('thailand')).price).toBe(totalFee(aVisaKind()));
    expect(await listed('sajek')).toMatchObject({
      price: null,
      cover: { id: postFactsOf().cover, version: 1 },
    });
    await deps.db.update(media).set({ version: 2 }).where(eq(media.id, postFactsOf().cover));
    expect((await listed('sajek')).cover.version).toBe(2);
  });
});

describe('permissions and the log', () => {
  const calls: ReadonlyArray<[permission: string, method: string, path: string, body?: unknown]> = [
    ['documents.read', 'GET', '/documents'],
    ['documents.read', 'GET', '/documents/:id'],
    ['documents.read', 'GET', '/documents/:id/revisions'],
    ['documents.read', 'GET', '/documents/:id/revisions/1'],
    ['documents.read', 'GET', '/documents/:id/compare?from=1&to=1'],
    ['documents.write', 'POST', '/documents', { kind: 'post', ...exampleContent }],
    ['documents.write', 'PUT', '/documents/:id', post('a-walk', 'Other')],
    ['documents.write', 'POST', '/documents/:id/restore', { revision: 1 }],
    ['documents.publish', 'POST', '/documents/:id/publish', { language: 'en' }],
    ['documents.publish', 'POST', '/documents/:id/unpublish', { language: 'en' }],
    [
      'documents.publish',
      'POST',
      '/documents/:id/schedule',
      { language: 'en', publishAt: '2030-01-01T09:00' },
    ],
    ['documents.publish', 'POST', '/documents/:id/unschedule', { language: 'en' }],
    ['documents.publish', 'POST', '/documents/bulk', { ids: [crypto.randomUUID()], action: 'publish' }],
    ['documents.trash', 'POST', '/documents/:id/trash'],
    ['documents.trash', 'POST', '/documents/:id/bring-back'],
  ];

  test('each call needs its own permission, and who lacks it changes nothing', async ({ deps }) => {
    const id = await draft(officeOf(deps));
    const before = await deps.db.$count(activity);
    for (const [permission, method, path, body] of calls) {
      const others = editing.filter((each) => each !== permission);
      const refused = await officeOf(deps, others)(method, path.replace(':id', id), body, {
        'if-match': '"1"',
      });
      expect(refused.status, `${method} ${path}`).toBe(403);
    }
    expect(await deps.db.$count(activity)).toBe(before);
    for (const [permission, method, path, body] of calls) {
      const { status } = await officeOf(deps, [permission])(method, path.replace(':id', id), body, {
        'if-match': '"1"',
      });
      expect(status, `${method} ${path}`).not.toBe(403);
    }
  });

  test('a missing document and one of another kind get the same response', async ({ deps }) => {
    const request = officeOf(deps);
    for (const [, method, path, body] of calls.filter(([, , path]) => path.includes(':id'))) {
      const response = await request(method, path.replace(':id', crypto.randomUUID()), body, {
        'if-match': '"1"',
      });
      expect(response.status, `${method} ${path}`).toBe(404);
    }
    expect((await request('GET', '/documents/1')).status).toBe(400);
  });

  test('what was done stands in the log with who did it and what changed', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    await request('PUT', `/documents/${id}`, post('a-walk', 'Longer'), { 'if-match': '"1"' });
    const [entry] = await deps.db
      .select()
      .from(activity)
      .where(and(eq(activity.subjectId, id), eq(activity.action, 'post.save')))
      .orderBy(desc(activity.id));
    expect(entry).toMatchObject({
      actor: 'user:test',
      difference: { revision: 2, changed: expect.arrayContaining(['texts.en.title']) },
    });
  });
});
