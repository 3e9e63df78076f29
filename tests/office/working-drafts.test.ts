import { describe, expect } from 'vitest';
import { maxLetters } from '#features/documents/working-drafts/working-drafts.contract.ts';
import { workingDrafts } from '#features/documents/working-drafts/working-drafts.table.ts';
import { users } from '#features/identity/identity.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { apiOf, draft, editing, memoryStorage, officeOf, post } from './office.ts';

const since = new Date('2026-11-01T00:00:00Z');

/** Requests as each of these people, who have accounts. */
async function officesOf<Name extends string>(deps: CommandDeps, ...uids: Name[]) {
  await deps.db.insert(users).values(
    uids.map((uid) => ({
      uid,
      email: `${uid}@shofor.example`,
      emailVerified: true,
      name: uid,
      role: 'editor' as const,
      validSince: since,
      createdAt: since,
    })),
  );
  return uids.map((uid) => officeOf(deps, editing, uid));
}

const begun = (title = 'Half a walk') => ({
  kind: 'post',
  basedOn: null,
  draft: { slug: '', facts: { kind: 'blog' }, texts: { en: { title }, bn: {} } },
});
const id = '6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11';

describe('what somebody has typed that is not whole', () => {
  test('is kept by the server, listed, given back as it was, and thrown away', async ({ deps }) => {
    const [request] = await officesOf(deps, 'nusrat');
    expect(await request?.('PUT', `/working-drafts/${id}`, begun())).toMatchObject({
      status: 200,
      body: { keptAt: '2026-12-01T04:00:00.000Z' },
    });
    await request?.('PUT', `/working-drafts/${id}`, begun('Two thirds of a walk'));
    expect((await request?.('GET', '/working-drafts'))?.body.items).toEqual([
      {
        documentId: id,
        kind: 'post',
        basedOn: null,
        section: 'blog',
        title: 'Two thirds of a walk',
        keptAt: '2026-12-01T04:00:00.000Z',
      },
    ]);
    expect((await request?.('GET', `/working-drafts/${id}`))?.body).toMatchObject({
      ...begun('Two thirds of a walk'),
      base: null,
    });
    expect((await request?.('DELETE', `/working-drafts/${id}`))?.status).toBe(204);
    expect((await request?.('GET', '/working-drafts'))?.body.items).toEqual([]);
    expect((await request?.('GET', `/working-drafts/${id}`))?.status).toBe(404);
  });

  test('comes with the revision it goes on from, which must be there', async ({ deps }) => {
    const [request] = await officesOf(deps, 'nusrat');
    if (!request) {
      throw new Error('Nobody is there.');
    }
    const saved = await draft(request);
    const change = { ...begun(), basedOn: 1 };
    await request('PUT', `/working-drafts/${saved}`, change);
    await request('PUT', `/documents/${saved}`, post('a-walk', 'Saved by another'), { 'if-match': '"1"' });
    expect((await request('GET', `/working-drafts/${saved}`)).status).toBe(404);
    await request('PUT', `/working-drafts/${saved}`, change);
    expect((await request('GET', `/working-drafts/${saved}`)).body).toMatchObject({
      basedOn: 1,
      base: { slug: 'a-walk', texts: { en: { title: 'a-walk' } } },
    });
    expect((await request('PUT', `/working-drafts/${saved}`, { ...change, basedOn: 9 })).status).toBe(404);
  });

  test('is seen and changed by nobody else, whatever their role', async ({ deps }) => {
    const [nusrat, rahim] = await officesOf(deps, 'nusrat', 'rahim');
    await nusrat?.('PUT', `/working-drafts/${id}`, begun());
    expect((await rahim?.('GET', '/working-drafts'))?.body.items).toEqual([]);
    expect((await rahim?.('GET', `/working-drafts/${id}`))?.status).toBe(404);
    expect((await rahim?.('DELETE', `/working-drafts/${id}`))?.status).toBe(204);
    await rahim?.('PUT', `/working-drafts/${id}`, begun('Of somebody else'));
    expect((await nusrat?.('GET', `/working-drafts/${id}`))?.body.draft).toEqual(begun().draft);
    // Not in the lists of documents, not in the log, and on no page.
    expect((await rahim?.('GET', '/documents'))?.body.total).toBe(0);
    expect(await deps.db.$count(activity)).toBe(0);
    expect(deps.dropped).toEqual([]);
  });

  test('is gone once the document is saved or an old revision restored, of who did that only', async ({
    deps,
  }) => {
    const [nusrat, rahim] = await officesOf(deps, 'nusrat', 'rahim');
    const owners = async () => (await deps.db.select().from(workingDrafts)).map(({ uid }) => uid);
    await nusrat?.('PUT', `/working-drafts/${id}`, begun());
    expect((await nusrat?.('POST', '/documents', { kind: 'post', ...post('') }))?.status).toBe(422);
    expect(await owners()).toEqual(['nusrat']);
    await nusrat?.('POST', '/documents', { kind: 'post', id, ...post('a-walk') });
    expect(await owners()).toEqual([]);
    for (const request of [nusrat, rahim]) {
      await request?.('PUT', `/working-drafts/${id}`, { ...begun(), basedOn: 1 });
    }
    const outdated = await nusrat?.('PUT', `/documents/${id}`, post('a-walk', 'Longer'), {
      'if-match': '"7"',
    });
    expect(outdated?.status).toBe(409);
    expect(await owners()).toHaveLength(2);
    await nusrat?.('PUT', `/documents/${id}`, post('a-walk', 'Longer'), { 'if-match': '"1"' });
    expect(await owners()).toEqual(['rahim']);
    await rahim?.('POST', `/documents/${id}/restore`, { revision: 1 });
    expect(await owners()).toEqual([]);
  });

  test('goes with the account', async ({ deps }) => {
    const [request] = await officesOf(deps, 'nusrat');
    await request?.('PUT', `/working-drafts/${id}`, begun());
    await deps.db.delete(users);
    expect(await deps.db.$count(workingDrafts)).toBe(0);
  });

  test('the draft kept longest ago makes way for the hundred and first', async ({ deps, clock }) => {
    const [request] = await officesOf(deps, 'nusrat');
    const at = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
    for (let place = 0; place <= 100; place += 1) {
      clock.set(new Date(Date.UTC(2026, 11, 1, 0, place)).toISOString());
      await request?.('PUT', `/working-drafts/${at(place)}`, begun());
    }
    const kept = (await deps.db.select().from(workingDrafts)).map(({ documentId }) => documentId);
    expect(kept).toHaveLength(100);
    expect(kept).not.toContain(at(0));
  });

  test('what no form holds, the database cannot keep, or nobody writes, is refused and not kept', async ({
    deps,
  }) => {
    const [request] = await officesOf(deps, 'nusrat');
    const content = begun().draft;
    const nest = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const hostile: unknown[] = [
      null,
      'a walk',
      [],
      {},
      { ...content, role: 'owner' },
      { ...content, slug: 7 },
      { ...content, facts: [] },
      { ...content, texts: { ...content.texts, fr: {} } },
      { ...content, facts: { a: nest(100) } },
      { ...content, facts: { a: 'a\u0000b' } },
      { ...content, facts: { 'a\u0000b': 1 } },
      { ...content, facts: { a: ['\ud800'] } },
      { ...content, facts: JSON.parse('{"a":{"__proto__":{"x":1}}}') },
      { ...content, texts: { ...content.texts, en: { constructor: { prototype: 1 } } } },
      { ...content, facts: { a: 'x'.repeat(maxLetters) } },
    ];
    for (const sent of hostile) {
      const response = await request?.('PUT', `/working-drafts/${id}`, { ...begun(), draft: sent });
      expect(response?.status, JSON.stringify(sent)?.slice(0, 80)).toBe(422);
    }
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const deep = `{"kind":"post","basedOn":null,"draft":{"slug":"","facts":{"a":${nested}},"texts":{"en":{},"bn":{}}}}`;
    const response = await apiOf(deps, editing, memoryStorage(), 'nusrat').request(`/working-drafts/${id}`, {
      method: 'PUT',
      body: deep,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(422);
    expect(await deps.db.$count(workingDrafts)).toBe(0);
  });
});
