import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { kinds } from '#document-kinds.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { liveTexts } from '../documents.table.ts';
import { indexOlderTexts } from './search.jobs.ts';
import { findMatchingTexts, findSearchTerms } from './search.queries.ts';
import { indexVersion } from './search.rules.ts';
import { liveWords } from './search.table.ts';

const staff = actorWith();

async function slugsOf({ db }: CommandDeps, query: string): Promise<string[]> {
  const matching = await findMatchingTexts(db, query);
  const rows = await db.select({ title: liveTexts.title }).from(liveTexts).where(matching?.texts);
  return [...new Set(rows.map(({ title }) => title))].sort();
}

describe('the words of published texts', () => {
  test('are indexed anew when another version of the rules made them', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'haor', titles: { en: 'Tanguar Haor by boat' } });
    await insertVisa(deps, staff, { slug: 'united-kingdom', facts: { country: 'GB' }, titles: { en: 'UK' } });
    await deps.db.update(liveTexts).set({ words: '', indexVersion: 0 });
    await deps.db.delete(liveWords);
    expect(await slugsOf(deps, 'tanguar')).toEqual([]);

    expect(await indexOlderTexts({ db: deps.db, kinds })).toBe(2);
    expect(await slugsOf(deps, 'tanguar')).toEqual(['Tanguar Haor by boat']);
    expect(await slugsOf(deps, 'tangoar')).toEqual(['Tanguar Haor by boat']);
    expect(await slugsOf(deps, 'london')).toEqual(['UK']);
    expect(await deps.db.$count(liveTexts, eq(liveTexts.indexVersion, indexVersion))).toBe(2);
    expect(await indexOlderTexts({ db: deps.db, kinds })).toBe(0);
  });

  test('are found by title and summary when their revision can no longer be read', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'haor', titles: { en: 'Tanguar Haor by boat' } });
    await deps.db.update(liveTexts).set({ words: '', indexVersion: 0 });
    const unreadable = {
      ...kinds,
      post: { ...kinds.post, searchText: () => kinds.visa.searchText({ ...aRevision }, 'en') },
    };
    expect(await indexOlderTexts({ db: deps.db, kinds: unreadable })).toBe(1);
    expect(await slugsOf(deps, 'tanguar')).toEqual(['Tanguar Haor by boat']);
  });

  test('correct a search only where it is unknown', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'haor', titles: { en: 'Tanguar Haor' } });
    await insertPost(deps, staff, { slug: 'hour', titles: { en: 'An hour on the river' } });
    expect(await slugsOf(deps, 'hour')).toEqual(['An hour on the river']);
    expect(await findSearchTerms(deps.db, 'en', 'tangoar')).toMatchObject({ corrected: true });
    expect(await findSearchTerms(deps.db, 'en', 'tanguar')).toMatchObject({ corrected: false });
  });

  test('never stand for a number that is in no text', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'eid', titles: { en: 'Tanguar Haor 20265 by boat' } });
    expect(await slugsOf(deps, 'tangoar 20265')).toEqual(['Tanguar Haor 20265 by boat']);
    expect(await slugsOf(deps, '20266')).toEqual([]);
    expect((await findSearchTerms(deps.db, 'en', 'tangoar 20266')).terms).toEqual([
      { any: ['tanguar'] },
      { any: ['20266'] },
    ]);
  });

  test('that were written as two are one, and the other way round', async ({ deps }) => {
    await insertPost(deps, staff, { slug: 'split', titles: { en: 'Saint Martin' } });
    await insertPost(deps, staff, { slug: 'joined', titles: { en: 'Ratargul' } });
    expect(await slugsOf(deps, 'saintmartin')).toEqual(['Saint Martin']);
    expect(await slugsOf(deps, 'ratar gul')).toEqual(['Ratargul']);
  });
});

const aRevision = {
  documentId: crypto.randomUUID(),
  number: 1,
  slug: 'none',
  facts: {},
  texts: { en: {} },
  savedAt: new Date(),
  savedBy: 'user:test',
};
