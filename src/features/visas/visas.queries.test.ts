import { describe, expect } from 'vitest';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { visaCommands } from './visas.commands.ts';
import { insertVisa, visaFactsOf, visaTextsOf } from './visas.factory.ts';
import { findVisa } from './visas.queries.ts';

const staff = actorWith();

describe('a visa guide', () => {
  test('is found by its slug, in the other language where it has none of the page’s', async ({
    db,
    deps,
  }) => {
    await insertVisa(deps, staff, { slug: 'france', titles: { en: 'France' } });
    expect(await findVisa(db, 'bn', 'france')).toMatchObject({
      slug: 'france',
      language: 'en',
      writtenIn: ['en'],
      texts: { title: 'France' },
    });
  });

  test('is found by its id and by a slug it had before', async ({ db, deps }) => {
    const documentId = await insertVisa(deps, staff, { slug: 'siam', titles: { en: 'Thailand' } });
    const moved = { slug: 'thailand', facts: visaFactsOf(), texts: { en: visaTextsOf('Thailand') } };
    await run(deps, staff, visaCommands.save, { documentId, basedOn: 1, ...moved });
    await run(deps, staff, visaCommands.publish, { documentId, languages: ['en'], revision: 2 });
    expect((await findVisa(db, 'en', 'siam'))?.slug).toBe('thailand');
    expect((await findVisa(db, 'en', documentId))?.slug).toBe('thailand');
  });

  test('isn’t found before it is published, nor once it is withdrawn', async ({ db, deps }) => {
    const documentId = await insertVisa(deps, staff, { slug: 'france', titles: {} });
    expect(await findVisa(db, 'en', 'france')).toBeUndefined();
    expect(await findVisa(db, 'en', documentId)).toBeUndefined();
    const other = await insertVisa(deps, staff, { slug: 'nepal', titles: { en: 'Nepal' } });
    await run(deps, staff, visaCommands.unpublish, { documentId: other, languages: ['en'] });
    expect(await findVisa(db, 'en', 'nepal')).toBeUndefined();
  });
});
