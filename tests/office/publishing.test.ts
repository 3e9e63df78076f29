import { asc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import { postTextsOf } from '#features/posts/posts.factory.ts';
import { test } from '#platform/testing/test.ts';
import { draft, officeOf, post } from './office.ts';

describe('publishing through the API', () => {
  test('a draft is published in one language, then in the other, and taken back', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    const live = await request('POST', `/documents/${id}/publish`, { language: 'en' });
    expect(live).toMatchObject({
      status: 200,
      body: { states: { en: 'published', bn: 'none' }, publications: { en: { revision: 1 }, bn: null } },
    });
    expect(deps.dropped).toContain(`document:${id}:en`);
    await request('PUT', `/documents/${id}`, post('a-walk', 'Longer'), { 'if-match': '"1"' });
    expect((await request('GET', `/documents/${id}`)).body.states.en).toBe('changed');
    expect(await request('POST', `/documents/${id}/publish`, { language: 'bn' })).toMatchObject({
      status: 422,
      body: { code: 'documents.no-text', fields: [{ path: 'texts.bn' }] },
    });
    const gone = await request('POST', `/documents/${id}/unpublish`, { language: 'en' });
    expect(gone.body.states).toEqual({ en: 'unpublished', bn: 'none' });
    expect(await deps.db.$count(liveTexts)).toBe(0);
  });

  test('without a language a document is published in every one it is written in, all or none', async ({
    deps,
  }) => {
    const ask = officeOf(deps);
    const id = await draft(ask);
    const both = {
      ...post('a-walk'),
      texts: { en: postTextsOf('a-walk'), bn: postTextsOf('হাঁটা', { title: 'নিশ্চিত ভিসা' }) },
    };
    await ask('PUT', `/documents/${id}`, both, { 'if-match': '"1"' });
    expect(await ask('POST', `/documents/${id}/publish`, {})).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'texts.bn.title' }] },
    });
    expect(await deps.db.$count(liveTexts)).toBe(0);
    const right = { ...both, texts: { ...both.texts, bn: postTextsOf('হাঁটা') } };
    await ask('PUT', `/documents/${id}`, right, { 'if-match': '"2"' });
    const live = await ask('POST', `/documents/${id}/publish`, {});
    expect(live.body.states).toEqual({ en: 'published', bn: 'published' });
  });

  test('a change of the other language alone leaves a language as published', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    await request('POST', `/documents/${id}/publish`, { language: 'en' });
    const more = { ...post('a-walk'), texts: { en: postTextsOf('a-walk'), bn: postTextsOf('হাঁটা') } };
    await request('PUT', `/documents/${id}`, more, { 'if-match': '"1"' });
    expect((await request('GET', `/documents/${id}`)).body.states).toEqual({ en: 'published', bn: 'draft' });
  });

  test('a time without an offset is a time in Dhaka; one that has passed is refused', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    const planned = await request('POST', `/documents/${id}/schedule`, {
      language: 'en',
      publishAt: '2027-01-15T09:00',
    });
    expect(planned.body).toMatchObject({
      states: { en: 'scheduled' },
      scheduled: { en: { publishAt: '2027-01-15T03:00:00.000Z', revision: 1, failure: null } },
    });
    const past = { language: 'en', publishAt: '2026-12-01T09:59:00+06:00' };
    expect(await request('POST', `/documents/${id}/schedule`, past)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'publishAt' }] },
    });
    expect((await request('POST', `/documents/${id}/unschedule`, { language: 'en' })).body).toMatchObject({
      states: { en: 'draft' },
      scheduled: { en: null },
    });
  });

  test('a changed slug leaves its redirect', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    await request('POST', `/documents/${id}/publish`, { language: 'en' });
    await request('PUT', `/documents/${id}`, post('a-longer-walk'), { 'if-match': '"1"' });
    const live = await request('POST', `/documents/${id}/publish`, { language: 'en' });
    expect(live.body).toMatchObject({ path: '/blogs/a-longer-walk', formerSlugs: ['a-walk'] });
    const rows = await deps.db.select().from(liveSlugs).orderBy(asc(liveSlugs.slug));
    expect(rows.map(({ slug, current }) => [slug, current])).toEqual([
      ['a-longer-walk', true],
      ['a-walk', false],
    ]);
  });

  test('what lies in the trash is listed there only, and comes back as a draft', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    await request('POST', `/documents/${id}/publish`, { language: 'en' });
    expect((await request('POST', `/documents/${id}/trash`)).body.trashedAt).not.toBeNull();
    expect((await request('GET', '/documents?kind=post')).body.total).toBe(0);
    expect((await request('GET', '/documents?kind=post&state=trashed')).body.total).toBe(1);
    expect((await request('POST', `/documents/${id}/publish`, { language: 'en' })).status).toBe(409);
    expect((await request('POST', `/documents/${id}/bring-back`)).body).toMatchObject({
      trashedAt: null,
      states: { en: 'unpublished' },
    });
  });

  test('several at once: each by itself, and one that is refused holds back no other', async ({ deps }) => {
    const request = officeOf(deps);
    const [one, two] = [await draft(request, 'one'), await draft(request, 'two')];
    const taken = await draft(request, 'one');
    const nobody = crypto.randomUUID();
    const ids = [one, taken, nobody, two];
    const { body } = await request('POST', '/documents/bulk', { ids, action: 'publish' });
    expect(body.results).toEqual([
      { id: one, ok: true },
      {
        id: taken,
        ok: false,
        problem: expect.objectContaining({ code: 'documents.slug-taken', status: 409 }),
      },
      {
        id: nobody,
        ok: false,
        problem: expect.objectContaining({ code: 'documents.not-found', status: 404 }),
      },
      { id: two, ok: true },
    ]);
    expect((await request('GET', `/documents/${taken}`)).body.states.en).toBe('draft');
    expect(
      (await request('POST', '/documents/bulk', { ids: [one, two], action: 'trash' })).body.results,
    ).toEqual([
      { id: one, ok: true },
      { id: two, ok: true },
    ]);
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    expect((await request('POST', '/documents/bulk', { ids: many, action: 'trash' })).status).toBe(400);
  });
});
