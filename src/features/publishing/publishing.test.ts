import { describe, expect } from 'vitest';
import { postCommands } from '#features/posts/posts.commands.ts';
import { livePosts } from '#features/posts/posts.table.ts';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { liveTexts } from './publishing.table.ts';

describe('publishing', () => {
  test('a saved draft is in no live table', async ({ deps }) => {
    const documentId = crypto.randomUUID();
    await run(deps, actorWith(), postCommands.create, {
      documentId,
      slug: 'a-walk',
      facts: {
        kind: 'blog',
        category: 'tips',
        tags: [],
        author: { en: 'Sample', bn: 'নমুনা' },
        publishedOn: '2026-11-01',
        cover: crypto.randomUUID(),
      },
      texts: {
        en: {
          title: 'A walk',
          summary: 'A short one.',
          tags: {},
          body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] },
        },
      },
    });
    expect(await deps.db.$count(liveTexts)).toBe(0);
    expect(await deps.db.$count(livePosts)).toBe(0);
    await run(deps, actorWith(), postCommands.publish, { documentId, language: 'en', revision: 1 });
    expect(await deps.db.$count(liveTexts)).toBe(1);
    expect(await deps.db.$count(livePosts)).toBe(1);
    expect(deps.dropped).toEqual([`post:${documentId}`, 'list:post']);
  });
});
