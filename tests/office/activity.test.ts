import { describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { sell } from '../selling/sales.ts';
import { draft, editing, officeOf } from './office.ts';

const staff = actorWith();

describe('the activity log', () => {
  test('names people and documents, is filtered, and goes on where a page ends', async ({ deps, clock }) => {
    const since = clock.now();
    const account = {
      email: 'nusrat@shofor.example',
      emailVerified: true,
      validSince: since,
      createdAt: since,
    };
    await deps.db.insert(users).values({ uid: 'test', name: 'Nusrat Jahan', role: 'editor', ...account });
    const id = await insertPost(deps, staff, { slug: 'sajek', titles: { en: 'Sajek in winter' } });
    clock.set('2026-12-05T20:00:00Z');
    await draft(officeOf(deps, editing), 'later');
    const request = officeOf(deps, ['activity.read']);
    const actions = async (query: string) =>
      (await request('GET', `/activity?${query}`)).body.items.map(({ action }: { action: string }) => action);
    const { body } = await request('GET', '/activity?limit=2');
    expect(body).toMatchObject({ total: 3, next: expect.any(String) });
    expect(body.items[1]).toMatchObject({
      action: 'post.publish',
      actor: { id: 'user:test', name: 'Nusrat Jahan' },
      subjectKind: 'post',
      subjectId: id,
      subjectTitle: 'Sajek in winter',
      difference: { published: 1, language: 'en' },
    });
    expect(await actions(`limit=2&cursor=${body.next}`)).toEqual(['post.create']);
    expect(await actions('action=post.publish')).toEqual(['post.publish']);
    expect(await actions('action=post.')).toHaveLength(3);
    expect(await actions(`subjectKind=post&subjectId=${id}`)).toHaveLength(2);
    expect(await actions('actor=user:nobody')).toEqual([]);
    // Two in the morning of the sixth in Dhaka.
    expect(await actions('from=2026-12-06&to=2026-12-06')).toEqual(['post.create']);
    expect(await actions('to=2026-12-05')).toHaveLength(2);
    expect(await actions('action=%25')).toEqual([]);
  });

  test('says which order it is about, by the reference that customers have, too', async ({ deps }) => {
    const { id, reference } = await sell(deps);
    const { body } = await officeOf(deps, ['activity.read'])(
      'GET',
      `/activity?subjectKind=order&subjectId=${id}`,
    );
    expect(body.items).not.toEqual([]);
    for (const { subjectTitle } of body.items) {
      expect(subjectTitle).toBe(reference);
    }
  });

  test('is for those who may see it', async ({ deps }) => {
    expect((await officeOf(deps, editing)('GET', '/activity')).status).toBe(403);
  });
});
