import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { judge } from '#dashboard/documents/document-editor/judge.ts';
import { liveTexts, scheduledPublications } from '#features/documents/documents.table.ts';
import { publishDueDocuments } from '#features/documents/schedule/schedule.jobs.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { media } from '#features/media/media.table.ts';
import { writtenPackage } from '#features/tour-packages/dashboard/written-package.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { packageFacts, packageTexts } from '#features/tour-packages/tour-packages.factory.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { kinds } from '../../src/document-kinds.ts';
import { officeOf } from './office.ts';

const staff: Actor = {
  id: 'system:test',
  permissions: new Set(['documents.write', 'documents.publish']),
};
const revision = 1;
const language = 'en' as const;

/** A package that no schema finds wrong: its smallest group is larger than its largest. */
async function faulty(deps: CommandDeps, facts = { group: { min: 30, max: 20 } }) {
  const documentId = crypto.randomUUID();
  const texts = { en: packageTexts('A tour'), bn: packageTexts('ভ্রমণ') };
  const content = { documentId, slug: `tour-${documentId}`, facts: packageFacts(facts), texts };
  await insertCover(deps);
  await run(deps, staff, tourPackageCommands.create, content);
  return documentId;
}

const refusal = { code: 'documents.checks', fields: [{ path: 'facts.group.min' }] };

describe('every way to publish refuses the same', () => {
  test('the commands, for one language and for all', async ({ deps }) => {
    const documentId = await faulty(deps);
    const { publish } = tourPackageCommands;
    for (const target of [{ documentId, languages: [language] }, { documentId }]) {
      await expect(run(deps, staff, publish, { ...target, revision })).rejects.toMatchObject(refusal);
    }
    expect(await deps.db.$count(liveTexts)).toBe(0);
  });

  test('the API, and many at once', async ({ deps }) => {
    const id = await faulty(deps);
    const request = officeOf(deps);
    const { status, body } = await request('POST', `/documents/${id}/publish`, { language });
    expect({ status, body }).toMatchObject({ status: 422, body: refusal });
    const bulk = await request('POST', '/documents/bulk', { ids: [id], action: 'publish' });
    expect(bulk.body.results).toMatchObject([{ ok: false, problem: { code: refusal.code } }]);
    expect(await deps.db.$count(liveTexts)).toBe(0);
  });

  test('scheduling it is refused at once', async ({ deps }) => {
    const documentId = await faulty(deps);
    const plan = { documentId, language, revision, publishAt: new Date('2027-01-15T03:00:00Z') } as const;
    await expect(run(deps, staff, tourPackageCommands.schedule, plan)).rejects.toMatchObject(refusal);
    expect(await deps.db.$count(scheduledPublications)).toBe(0);
  });

  test('what has become invalid since it was scheduled is set aside when it is due', async ({
    deps,
    clock,
  }) => {
    const documentId = await faulty(deps, { group: { min: 2, max: 20 } });
    const plan = { documentId, language, revision, publishAt: new Date('2027-01-15T03:00:00Z') } as const;
    await run(deps, staff, tourPackageCommands.schedule, plan);
    await deps.db
      .update(media)
      .set({ alt: { en: '', bn: 'ছবি' } })
      .where(eq(media.id, packageFacts().cover));
    clock.set('2027-01-15T03:00:01Z');
    await publishDueDocuments({ ...deps, kinds });
    expect(await deps.db.$count(liveTexts)).toBe(0);
    expect(await deps.db.select().from(scheduledPublications)).toMatchObject([
      { failure: expect.stringContaining('must be mended') },
    ]);
  });

  test('the form says at the same field, before anything is sent, what they refuse', async ({ deps }) => {
    const id = await faulty(deps);
    const { body } = await officeOf(deps)('GET', `/documents/${id}`);
    const { problems } = judge(
      writtenPackage('domestic'),
      { slug: body.slug, facts: body.facts, texts: body.texts },
      undefined,
      'en',
    );
    expect(problems.map(({ path }) => path)).toEqual(['facts.group.min']);
    const { cover: _, ...unfinished } = body.facts;
    const early = judge(
      writtenPackage('domestic'),
      { slug: body.slug, facts: unfinished, texts: body.texts },
      undefined,
      'en',
    );
    expect(early.problems.map(({ path }) => path)).toEqual(['facts.cover', 'facts.group.min']);
  });
});
