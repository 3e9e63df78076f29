import { describe, expect } from 'vitest';
import { kinds } from '#document-kinds.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { liveSlugs, publications } from '#features/documents/documents.table.ts';
import { showDraft } from '#features/documents/preview/preview.commands.ts';
import { findPreviewKey } from '#features/documents/preview/preview.queries.ts';
import { parsePreview } from '#features/documents/preview/preview.rules.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { findPost } from '#features/posts/posts.queries.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { draft, editing, officeOf, post } from './office.ts';

const staff = actorWith();

async function linkTo(deps: CommandDeps, id: string, more: object = {}) {
  const { body } = await officeOf(deps)('POST', `/documents/${id}/preview`, { language: 'en', ...more });
  return String(body.url).replace('https://shofor.example/preview/', '');
}

async function linkOf(deps: CommandDeps, token: string) {
  const link = parsePreview((await findPreviewKey(deps.db)) ?? '', token, deps.clock.now());
  if (!link) {
    throw new Error('The link is refused.');
  }
  return link;
}

const liveRows = async ({ db }: CommandDeps) => [
  await db.$count(livePosts),
  await db.$count(publications),
  await db.$count(liveSlugs),
];

describe('looking at a draft', () => {
  test('the page reads the draft as if it were published, and nothing of it lasts', async ({ deps }) => {
    const id = await draft(officeOf(deps), 'a-walk');
    const link = await linkOf(deps, await linkTo(deps, id));
    const before = [
      await liveRows(deps),
      await deps.db.select().from(documentList),
      await deps.db.$count(activity),
    ];
    deps.dropped.length = 0;
    const seen = await showDraft({ ...deps, kinds }, link, async (db, path) => {
      const found = await findPost(db, 'en', 'a-walk');
      return { path, title: found?.texts.title, inLists: await db.$count(livePosts) };
    });
    expect(seen).toEqual({ path: '/blogs/a-walk', title: 'a-walk', inLists: 1 });
    const after = [
      await liveRows(deps),
      await deps.db.select().from(documentList),
      await deps.db.$count(activity),
    ];
    expect(after).toEqual(before);
    expect(deps.dropped).toEqual([]);
  });

  test('a link shows the revision it was made for, over what is live', async ({ deps }) => {
    const id = await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'Live' } });
    const request = officeOf(deps);
    await request('PUT', `/documents/${id}`, post('a-walk', 'Second'), { 'if-match': '"1"' });
    const token = await linkTo(deps, id);
    await request('PUT', `/documents/${id}`, post('a-walk', 'Third'), { 'if-match': '"2"' });
    const titleOf = async () =>
      showDraft(
        { ...deps, kinds },
        await linkOf(deps, token),
        async (db) => (await findPost(db, 'en', 'a-walk'))?.texts.title,
      );
    expect(await titleOf()).toBe('Second');
    expect((await findPost(deps.db, 'en', 'a-walk'))?.texts.title).toBe('Live');
  });

  test('a draft whose address another page has is shown at an address of its own', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'a-walk', titles: { en: 'Live' } });
    const id = await draft(officeOf(deps), 'a-walk');
    const link = await linkOf(deps, await linkTo(deps, id));
    const path = await showDraft({ ...deps, kinds }, link, async (_, where) => where);
    expect(path).toBe(`/blogs/preview-${id}`);
    expect((await findPost(deps.db, 'en', 'a-walk'))?.texts.title).toBe('Live');
  });

  test('a page that fails leaves nothing behind', async ({ deps }) => {
    const id = await draft(officeOf(deps), 'a-walk');
    const link = await linkOf(deps, await linkTo(deps, id));
    const before = await liveRows(deps);
    const failing = showDraft({ ...deps, kinds }, link, () => Promise.reject(new Error('No page.')));
    await expect(failing).rejects.toThrow('No page.');
    expect(await liveRows(deps)).toEqual(before);
  });

  test('a link ends after a day, and nobody can make up another one', async ({ deps, clock }) => {
    const id = await draft(officeOf(deps), 'a-walk');
    const other = await draft(officeOf(deps), 'a-secret');
    const token = await linkTo(deps, id);
    const secret = (await findPreviewKey(deps.db)) ?? '';
    const [body = '', signature = ''] = token.split('.');
    const forge = (change: (fields: string) => string) =>
      `${Buffer.from(change(Buffer.from(body, 'base64url').toString())).toString('base64url')}.${signature}`;
    const forged = [
      forge((fields) => fields.replace(id, other)),
      forge((fields) => fields.replace(/\d+\]$/, '9999999999]')),
      forge((fields) => fields.replace(',1,', ',2,')),
      body,
      `${body}.`,
      `.${signature}`,
      `${token}.x`,
      `${body}.${'A'.repeat(43)}`,
      '',
      'x'.repeat(5000),
    ];
    expect(forged.map((each) => parsePreview(secret, each, clock.now()))).toEqual(
      forged.map(() => undefined),
    );
    expect(parsePreview('another key', token, clock.now())).toBeUndefined();
    clock.set('2026-12-02T03:59:00Z');
    expect(parsePreview(secret, token, clock.now())?.documentId).toBe(id);
    clock.set('2026-12-02T04:00:00Z');
    expect(parsePreview(secret, token, clock.now())).toBeUndefined();
  });

  test('is for those who may read documents, of what is written and not in the trash', async ({ deps }) => {
    const request = officeOf(deps);
    const id = await draft(request, 'a-walk');
    const without = officeOf(
      deps,
      editing.filter((each) => each !== 'documents.read'),
    );
    expect((await without('POST', `/documents/${id}/preview`, { language: 'en' })).status).toBe(403);
    expect((await request('POST', `/documents/${id}/preview`, { language: 'bn' })).status).toBe(422);
    expect((await request('POST', `/documents/${id}/preview`, { language: 'en', revision: 7 })).status).toBe(
      404,
    );
    const token = await linkTo(deps, id);
    await request('POST', `/documents/${id}/trash`);
    expect((await request('POST', `/documents/${id}/preview`, { language: 'en' })).status).toBe(409);
    const link = await linkOf(deps, token);
    await expect(showDraft({ ...deps, kinds }, link, async () => 'page')).rejects.toMatchObject({
      code: 'documents.trashed',
    });
  });
});
