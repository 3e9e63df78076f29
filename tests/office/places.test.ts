import { describe, expect } from 'vitest';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import {
  insertDestinations,
  insertPackage,
  packageFacts,
  packageTexts,
} from '#features/tour-packages/tour-packages.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { officeOf } from './office.ts';

const may = ['documents.read', 'documents.publish'];
const sreemangal = { country: 'BD', lat: 24.3065, lng: 91.7296, names: { en: 'Sreemangal', bn: 'শ্রীমঙ্গল' } };

async function keysOf(deps: CommandDeps): Promise<string[]> {
  const { body } = await officeOf(deps, may)('GET', '/destinations');
  return body.items.map(({ key }: { key: string }) => key);
}

describe('the places of packages', () => {
  test('are added and changed by whoever publishes, and every page is made anew', async ({ deps }) => {
    const request = officeOf(deps, may);
    expect(
      (await officeOf(deps, ['documents.read'])('PUT', '/destinations/sreemangal', sreemangal)).status,
    ).toBe(403);
    deps.dropped.length = 0;
    const added = await request('PUT', '/destinations/sreemangal', sreemangal);
    expect(added).toMatchObject({ status: 200, body: { key: 'sreemangal', ...sreemangal } });
    expect(deps.dropped).toEqual(['settings']);
    const changed = { ...sreemangal, lat: 24.31 };
    await request('PUT', '/destinations/sreemangal', changed);
    const { body } = await request('GET', '/destinations');
    expect(body.items.filter(({ key }: { key: string }) => key === 'sreemangal')).toEqual([
      { key: 'sreemangal', ...changed },
    ]);
  });

  test('need both names, a country and a position on the globe', async ({ deps }) => {
    const request = officeOf(deps, may);
    for (const [wrong, path] of [
      [{ ...sreemangal, lat: 91 }, 'lat'],
      [{ ...sreemangal, lng: 'east' }, 'lng'],
      [{ ...sreemangal, country: 'Bangladesh' }, 'country'],
      [{ ...sreemangal, names: { en: 'Sreemangal', bn: '' } }, 'names.bn'],
    ] as const) {
      const { status, body } = await request('PUT', '/destinations/sreemangal', wrong);
      expect([status, body.fields[0].path]).toEqual([400, path]);
    }
    expect((await request('PUT', '/destinations/Sree%20Mangal', sreemangal)).status).toBe(400);
    expect(await keysOf(deps)).not.toContain('sreemangal');
  });

  test('are removed only while no package names them, drafts included', async ({ deps }) => {
    const request = officeOf(deps, may);
    await request('PUT', '/destinations/sreemangal', sreemangal);
    await request('PUT', '/destinations/madhabpur', sreemangal);
    await run(deps, actorWith(), tourPackageCommands.create, {
      documentId: crypto.randomUUID(),
      slug: 'tea',
      facts: packageFacts({
        destinations: ['sreemangal'],
        route: [{ destination: 'dhaka' }, { destination: 'madhabpur', by: 'coach' }],
      }),
      texts: { en: packageTexts('Tea') },
    });
    for (const used of ['sreemangal', 'madhabpur']) {
      expect(await request('DELETE', `/destinations/${used}`)).toMatchObject({
        status: 409,
        body: { code: 'destinations.used', details: { packages: [expect.any(String)] } },
      });
    }
    await request('PUT', '/destinations/lawachara', sreemangal);
    expect((await request('DELETE', '/destinations/lawachara')).status).toBe(200);
    expect((await request('DELETE', '/destinations/lawachara')).status).toBe(404);
    expect(await keysOf(deps)).toEqual(expect.arrayContaining(['sreemangal', 'madhabpur']));
    expect(await keysOf(deps)).not.toContain('lawachara');
  });

  test('are kept while what is live names them, whatever a newer draft says', async ({ deps }) => {
    const request = officeOf(deps, may);
    await insertDestinations(deps, actorWith());
    await request('PUT', '/destinations/sreemangal', sreemangal);
    const named = { destinations: ['coxs-bazar', 'sreemangal'] };
    const documentId = await insertPackage(deps, actorWith(), { slug: 'tea', facts: named, departures: [] });
    await run(deps, actorWith(), tourPackageCommands.save, {
      documentId,
      slug: 'tea',
      facts: packageFacts(),
      texts: { en: packageTexts('Tea') },
      basedOn: 1,
    });
    expect(await request('DELETE', '/destinations/sreemangal')).toMatchObject({
      status: 409,
      body: { code: 'destinations.used', details: { packages: ['tea'] } },
    });
  });
});
