import { describe, expect } from 'vitest';
import { postTextsOf } from '#features/posts/posts.factory.ts';
import { test } from '#platform/testing/test.ts';
import { draft, officeOf, post } from './office.ts';

describe('copying a document', () => {
  test('makes a new draft of the newest revision, with an address of its own', async ({ deps }) => {
    const ask = officeOf(deps);
    const from = await draft(ask);
    await ask('POST', `/documents/${from}/publish`, { language: 'en' });
    await ask('PUT', `/documents/${from}`, post('a-walk', 'Longer'), { 'if-match': '"1"' });
    const id = crypto.randomUUID();
    const copied = await ask('POST', `/documents/${from}/duplicate`, { id });
    expect(copied).toMatchObject({ status: 201, body: { id, revision: 1 } });
    const [original, copy] = [
      (await ask('GET', `/documents/${from}`)).body,
      (await ask('GET', `/documents/${id}`)).body,
    ];
    expect(copy).toMatchObject({
      slug: 'a-walk-copy',
      states: { en: 'draft', bn: 'none' },
      publications: { en: null, bn: null },
    });
    expect([copy.facts, copy.texts]).toEqual([original.facts, original.texts]);
    expect(original.states.en).toBe('changed');
    expect((await ask('POST', `/documents/${id}/publish`, {})).status).toBe(200);
  });

  test('has the title of its original, and is warned of it in that language until it has its own', async ({
    deps,
  }) => {
    const ask = officeOf(deps);
    const from = await draft(ask);
    const { id } = (await ask('POST', `/documents/${from}/duplicate`, {})).body;
    const titles = async (document: string) =>
      (await ask('GET', `/documents/${document}/checks`)).body.items.filter(
        ({ code }: { code: string }) => code === 'title-taken',
      );
    expect(await titles(id)).toMatchObject([{ path: 'texts.en.title', language: 'en', severity: 'warns' }]);
    expect((await ask('GET', `/documents/${id}/checks`)).body.canPublish.en).toBe(true);
    await ask('PUT', `/documents/${id}`, post('a-walk-copy', 'Longer'), { 'if-match': '"1"' });
    expect(await titles(id)).toEqual([]);
    await ask('POST', `/documents/${from}/duplicate`, {});
    await ask('POST', `/documents/${from}/trash`);
    expect((await titles(from)).length).toBe(1);
  });

  test('is done once however often it is sent, and not of what is in the trash or not there', async ({
    deps,
  }) => {
    const ask = officeOf(deps);
    const from = await draft(ask);
    const id = crypto.randomUUID();
    await ask('POST', `/documents/${from}/duplicate`, { id });
    expect(await ask('POST', `/documents/${from}/duplicate`, { id })).toMatchObject({
      status: 409,
      body: { code: 'documents.exists' },
    });
    expect((await ask('GET', '/documents?kind=post')).body.total).toBe(2);
    await ask('POST', `/documents/${from}/trash`);
    expect((await ask('POST', `/documents/${from}/duplicate`, {})).status).toBe(409);
    expect((await ask('POST', `/documents/${crypto.randomUUID()}/duplicate`, {})).status).toBe(404);
  });

  test('shortens the longest address instead of refusing it', async ({ deps }) => {
    const ask = officeOf(deps);
    const made = await ask('POST', '/documents', {
      kind: 'post',
      ...post('a'.repeat(74).concat('-walks')),
      texts: { en: postTextsOf('A walk') },
    });
    const copied = await ask('POST', `/documents/${made.body.id}/duplicate`, {});
    const { slug } = (await ask('GET', `/documents/${copied.body.id}`)).body;
    expect(slug).toBe(`${'a'.repeat(74)}-copy`);
  });
});
