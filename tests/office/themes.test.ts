import { describe, expect } from 'vitest';
import { findFacets } from '#features/tour-packages/list/facets.queries.ts';
import { listPackages } from '#features/tour-packages/list/list.queries.ts';
import { noFilter } from '#features/tour-packages/list/list.rules.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import {
  insertDestinations,
  insertPackage,
  packageFacts,
  packageTexts,
} from '#features/tour-packages/tour-packages.factory.ts';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { officeOf } from './office.ts';

const may = ['documents.read', 'documents.publish'];
const path = '/themes/photography';
const photography = {
  names: { en: 'Photography', bn: 'ফটোগ্রাফি' },
  markets: ['domestic'],
};
const themed = { themes: ['hills', 'photography'] };

describe('the agency’s own themes', () => {
  test('are added and renamed by whoever publishes, and the lists that offer them are made anew', async ({
    deps,
  }) => {
    const request = officeOf(deps, may);
    expect((await officeOf(deps, ['documents.read'])('PUT', path, photography)).status).toBe(403);
    deps.dropped.length = 0;
    expect(await request('PUT', path, photography)).toMatchObject({
      status: 200,
      body: { key: 'photography', ...photography },
    });
    const domestic = ['list', 'choice'].flatMap((tag) => [`${tag}:domestic:en`, `${tag}:domestic:bn`]);
    expect(new Set(deps.dropped)).toEqual(new Set(domestic));
    deps.dropped.length = 0;
    const renamed = { names: { en: 'Photo walks', bn: 'ছবি তোলা' }, markets: ['international'] };
    await request('PUT', path, renamed);
    const international = domestic.map((tag) => tag.replace('domestic', 'international'));
    expect(new Set(deps.dropped)).toEqual(new Set([...domestic, ...international]));
    expect((await request('GET', '/themes')).body.items).toEqual([{ key: 'photography', ...renamed }]);
  });

  test('need both names and a market, and leave the program’s themes as they are', async ({ deps }) => {
    const request = officeOf(deps, may);
    for (const [wrong, field] of [
      [{ ...photography, names: { en: 'Photography', bn: '' } }, 'names.bn'],
      [{ ...photography, markets: [] }, 'markets'],
      [{ ...photography, markets: ['moon'] }, 'markets.0'],
    ] as const) {
      const { status, body } = await request('PUT', path, wrong);
      expect([status, body.fields[0].path]).toEqual([400, field]);
    }
    expect(await request('PUT', '/themes/beach', photography)).toMatchObject({
      status: 409,
      body: { code: 'themes.built-in' },
    });
    await insertPackage(deps, actorWith(), { slug: 'sea', departures: [] });
    expect((await request('DELETE', '/themes/beach')).status).toBe(404);
    expect((await request('GET', '/themes')).body.items).toEqual([]);
  });

  test('are removed only while no package has them, live or in a draft, and the refusal says how many', async ({
    deps,
  }) => {
    const request = officeOf(deps, may);
    const staff = actorWith();
    await request('PUT', path, photography);
    const live = await insertPackage(deps, staff, { slug: 'dawn', facts: themed, departures: [] });
    await run(deps, staff, tourPackageCommands.save, {
      documentId: live,
      slug: 'dawn',
      facts: packageFacts(),
      texts: { en: packageTexts('Dawn') },
      basedOn: 1,
    });
    await run(deps, staff, tourPackageCommands.create, {
      documentId: crypto.randomUUID(),
      slug: 'dusk',
      facts: packageFacts(themed),
      texts: { en: packageTexts('Dusk') },
    });
    expect(await request('DELETE', path)).toMatchObject({
      status: 409,
      body: { code: 'themes.used', details: { count: 2, packages: ['dawn', 'dusk'] } },
    });
    await request('PUT', '/themes/stars', photography);
    deps.dropped.length = 0;
    expect((await request('DELETE', '/themes/stars')).status).toBe(200);
    expect(deps.dropped).toContain('list:domestic:bn');
    expect((await request('DELETE', '/themes/stars')).status).toBe(404);
  });

  test('are taken from a market only while none of its packages has them, live or in a draft', async ({
    deps,
  }) => {
    const request = officeOf(deps, may);
    const staff = actorWith();
    const both = { ...photography, markets: ['domestic', 'international'] };
    await request('PUT', path, both);
    const documentId = await insertPackage(deps, staff, { slug: 'dawn', facts: themed, departures: [] });
    expect(await request('PUT', path, { ...both, markets: ['international'] })).toMatchObject({
      status: 409,
      body: { code: 'themes.used', details: { count: 1, packages: ['dawn'] } },
    });
    expect((await request('GET', '/themes')).body.items).toEqual([{ key: 'photography', ...both }]);
    expect((await request('PUT', path, photography)).status).toBe(200);
    await request('PUT', path, both);
    await run(deps, staff, tourPackageCommands.save, {
      documentId,
      slug: 'dawn',
      facts: packageFacts(),
      texts: { en: packageTexts('Dawn') },
      basedOn: 1,
    });
    expect((await request('PUT', path, { ...both, markets: ['international'] })).status).toBe(409);
  });

  test('that were removed meanwhile stop a package from being published', async ({ deps }) => {
    const staff = actorWith();
    const documentId = crypto.randomUUID();
    const published = () => run(deps, staff, tourPackageCommands.publish, { documentId, revision: 1 });
    await insertPackage(deps, staff, { slug: 'sea', departures: [] });
    await run(deps, staff, tourPackageCommands.create, {
      documentId,
      slug: 'dusk',
      facts: packageFacts(themed),
      texts: { en: packageTexts('Dusk') },
    });
    await expect(published()).rejects.toMatchObject({
      code: 'documents.checks',
      fields: [{ path: 'facts.themes' }],
    });
    await officeOf(deps, may)('PUT', path, photography);
    await published();
  });

  test('narrow the list of their markets, named in each language', async ({ deps, db }) => {
    const today = '2026-12-01';
    const staff = actorWith();
    const filter = { ...noFilter, theme: ['photography'] };
    await insertDestinations(deps, staff);
    await officeOf(deps, may)('PUT', path, photography);
    await insertPackage(deps, staff, { slug: 'dawn', facts: themed });
    await insertPackage(deps, staff, { slug: 'sea' });
    for (const language of ['en', 'bn'] as const) {
      const found = await listPackages(db, language, 'domestic', filter, today);
      expect(found.items.map(({ slug }) => slug)).toEqual(['dawn']);
      const { themes } = await findFacets(db, language, 'domestic', noFilter, today);
      expect(themes.at(-1)).toEqual({ value: 'photography', name: photography.names[language], total: 1 });
      expect(themes[0]).toEqual({ value: 'beach', name: { en: 'Beach', bn: 'সমুদ্র' }[language], total: 1 });
      const abroad = await findFacets(db, language, 'international', noFilter, today);
      expect(abroad.themes.map(({ value }) => value)).not.toContain('photography');
    }
  });
});
