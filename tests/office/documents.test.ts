import { describe, expect } from 'vitest';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { revisions } from '#features/documents/documents.table.ts';
import { exampleContent } from '#features/documents/example/example.rules.ts';
import { users } from '#features/identity/identity.table.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { packageFacts, packageTexts } from '#features/tour-packages/tour-packages.factory.ts';
import { activity } from '#platform/command/activity.table.ts';
import { test } from '#platform/testing/test.ts';
import { apiOf, draft, officeOf, post } from './office.ts';

describe('writing documents', () => {
  test('a document is created as a draft that nobody outside sees, and read back with its revision', async ({
    deps,
  }) => {
    const request = officeOf(deps);
    const made = await request('POST', '/documents', { kind: 'post', ...exampleContent });
    expect(made.status).toBe(201);
    expect(made.headers.get('etag')).toBe('"1"');
    const { id } = made.body;
    expect(made.headers.get('location')).toBe(`/api/documents/${id}`);
    const read = await request('GET', `/documents/${id}`);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(read.body).toMatchObject({
      id,
      kind: 'post',
      revision: 1,
      ...exampleContent,
      states: { en: 'draft', bn: 'none' },
      publications: { en: null, bn: null },
      path: `/blogs/${exampleContent.slug}`,
      savedBy: { id: 'user:test', name: null },
    });
    expect(await deps.db.$count(livePosts)).toBe(0);
  });

  test('the name of who saved is shown', async ({ deps }) => {
    const since = new Date('2026-12-01T00:00:00Z');
    const account = {
      email: 'nusrat@shofor.example',
      emailVerified: true,
      validSince: since,
      createdAt: since,
    };
    await deps.db.insert(users).values({ uid: 'test', name: 'Nusrat Jahan', role: 'editor', ...account });
    const request = officeOf(deps);
    const id = await draft(request);
    expect((await request('GET', `/documents/${id}`)).body.savedBy).toEqual({
      id: 'user:test',
      name: 'Nusrat Jahan',
    });
    const { items } = (await request('GET', '/documents')).body;
    expect(items[0].updatedBy).toEqual({ id: 'user:test', name: 'Nusrat Jahan' });
  });

  test('saving needs the revision it is based on, and never overwrites another one', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    const change = post('a-walk', 'A long walk');
    expect(await request('PUT', `/documents/${id}`, change)).toMatchObject({
      status: 428,
      body: { code: 'revision.needed' },
    });
    expect(await request('PUT', `/documents/${id}`, change, { 'if-match': '*' })).toMatchObject({
      status: 428,
    });
    expect(await request('PUT', `/documents/${id}`, change, { 'if-match': '"abc"' })).toMatchObject({
      status: 412,
    });
    const saved = await request('PUT', `/documents/${id}`, change, { 'if-match': '"1"' });
    expect(saved).toMatchObject({ status: 200, body: { id, revision: 2 } });
    expect(saved.headers.get('etag')).toBe('"2"');
    const late = await request('PUT', `/documents/${id}`, post('a-walk', 'Mine'), { 'if-match': '"1"' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'documents.changed',
        details: { latestRevision: 2, basedOn: 1, savedBy: { id: 'user:test', name: null } },
      },
    });
    expect(late.body.details.changes).toContainEqual({
      path: 'texts.en.title',
      before: 'a-walk',
      after: 'A long walk',
    });
    expect(await request('PUT', `/documents/${id}`, change, { 'if-match': '"7"' })).toMatchObject({
      status: 409,
    });
    expect(await deps.db.$count(revisions)).toBe(2);
  });

  test('each field that is wrong is named by its place, and nothing is kept', async ({ deps }) => {
    const request = officeOf(deps);
    const band = { ...packageFacts().bands[0], adult: -1 };
    const wrong = {
      kind: 'tour-package',
      slug: 'Not A Slug',
      facts: packageFacts(),
      texts: { en: { ...packageTexts('A tour'), title: '' } },
    };
    const sent = { ...wrong, facts: { ...wrong.facts, bands: [...wrong.facts.bands, band] } };
    const { status, body } = await request('POST', '/documents', sent);
    expect(status).toBe(422);
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['slug', 'facts.bands.1.adult', 'texts.en.title']),
    );
    expect(await deps.db.$count(documentList)).toBe(0);
    expect(await deps.db.$count(activity)).toBe(0);
  });

  test('a field that nobody may set is refused wherever it stands', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    const keys = [
      'role',
      'status',
      'userId',
      'uid',
      'version',
      'revision',
      'createdAt',
      'createdBy',
      'savedBy',
    ];
    keys.push(
      'publishedAt',
      'trashedAt',
      'publications',
      'permissions',
      'tokenVersion',
      '__proto__',
      'constructor',
    );
    for (const key of keys) {
      const content = post('a-walk', 'Other');
      const forms = [
        { ...content, [key]: 'x' },
        { ...content, facts: { ...content.facts, [key]: 'x' } },
        { ...content, texts: { en: { ...content.texts.en, [key]: 'x' } } },
        { ...content, texts: { ...content.texts, [key]: {} } },
      ].map((form) =>
        key === '__proto__' ? JSON.parse(JSON.stringify(form).replace('}', ',"__proto__":{"x":1}}')) : form,
      );
      for (const form of forms) {
        const { status } = await request('PUT', `/documents/${id}`, form, { 'if-match': '"1"' });
        expect([400, 422], `${key} ${JSON.stringify(form).slice(0, 300)}`).toContain(status);
      }
    }
    expect(await deps.db.$count(revisions)).toBe(1);
  });

  test('a body that is no JSON or too long is refused as a problem', async ({ deps }) => {
    const api = apiOf(deps);
    const send = (body: string, type = 'application/json') =>
      api.request('/documents', {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
      });
    const broken = await send('{"kind":');
    expect(broken.status).toBe(400);
    expect(broken.headers.get('content-type')).toContain('application/problem+json');
    expect((await send(`{"kind":"post","slug":"${'a'.repeat(3_000_000)}"}`)).status).toBe(413);
    expect((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
    expect(
      (
        await send(
          `{"kind":"post","slug":"a-walk","facts":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}},"texts":{}}`,
        )
      ).status,
    ).toBe(422);
    expect((await send('kind=post', 'text/plain')).status).toBe(415);
  });
});

describe('the history of a document', () => {
  test('lists, reads, compares and restores revisions', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request);
    await request('POST', `/documents/${id}/publish`, { language: 'en' });
    await request('PUT', `/documents/${id}`, post('a-walk', 'a long walk'), { 'if-match': '"1"' });
    const { items } = (await request('GET', `/documents/${id}/revisions`)).body;
    expect(items).toMatchObject([
      { number: 2, live: [], savedBy: { id: 'user:test' } },
      { number: 1, live: ['en'] },
    ]);
    expect((await request('GET', `/documents/${id}/revisions/1`)).body).toMatchObject({
      number: 1,
      ...post('a-walk'),
    });
    const { changes } = (await request('GET', `/documents/${id}/compare?from=1&to=2`)).body;
    const title = changes.find(({ path }: { path: string }) => path === 'texts.en.title');
    expect(title).toEqual({
      path: 'texts.en.title',
      before: 'a-walk',
      after: 'a long walk',
      words: [
        { kind: 'removed', text: 'a-walk' },
        { kind: 'added', text: 'a long walk' },
      ],
    });
    expect(await request('POST', `/documents/${id}/restore`, { revision: 1 })).toMatchObject({
      status: 200,
      body: { revision: 3 },
    });
    expect((await request('GET', `/documents/${id}`)).body.states.en).toBe('published');
    expect((await request('GET', `/documents/${id}/revisions/9`)).status).toBe(404);
    expect((await request('POST', `/documents/${id}/restore`, { revision: 1, basedOn: 2 })).status).toBe(409);
  });
});
