import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import {
  insertDestinations,
  insertPackage,
  packageFacts,
  packageTexts,
} from '#features/tour-packages/tour-packages.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { officeOf } from '#tests/office/office.ts';
import { departures, priceLists } from './departures.table.ts';

const staff = actorWith();
const planning = ['documents.read', 'departures.write'];
const slug = 'to-the-sea';
/** The factory package's prices per person, poisha. */
const regular = {
  adult: 12_500_00,
  childWithBed: 9_800_00,
  childWithoutBed: 6_900_00,
  infant: 0,
  singleSupplement: 4_500_00,
};
const plan = {
  departsOn: '2027-01-14',
  returnsOn: '2027-01-17',
  cutOff: '2027-01-11',
  seats: 20,
  keptBack: 2,
  band: 'regular',
  decidedOn: '2027-01-04',
};
const shown = z.looseObject({ id: z.uuid(), version: z.int() });
const based = (version: number) => ({ 'if-match': `"${version}"` });

/** A published package without departures, and a client that may plan them. */
async function openOffice(deps: CommandDeps) {
  await insertDestinations(deps, staff);
  const packageId = await insertPackage(deps, staff, { slug, departures: [] });
  const request = officeOf(deps, planning);
  const create = async (more: object = {}) => {
    const made = await request('POST', '/departures', { package: slug, ...plan, ...more });
    expect(made.status, made.text).toBe(201);
    expect(made.headers.get('etag')).toBe('"1"');
    return shown.parse(made.body).id;
  };
  const read = async (id: string) => shown.parse((await request('GET', `/departures/${id}`)).body);
  return { packageId, request, create, read };
}

/** Saves and publishes the package with other bands, based on a revision. */
async function publishBands(
  deps: CommandDeps,
  documentId: string,
  basedOn: number,
  bands: ({ key: string } & typeof regular)[],
) {
  const facts = packageFacts({ bands });
  const texts = { en: packageTexts('To the sea'), bn: packageTexts('সাগরপাড়ে') };
  const saved = { documentId, slug, facts, texts, basedOn };
  await run(deps, staff, tourPackageCommands.save, saved);
  await run(deps, staff, tourPackageCommands.publish, {
    documentId,
    languages: ['en'],
    revision: basedOn + 1,
  });
}

describe('planning a departure', () => {
  test('what is planned is on sale at once: the public reads what is left and the prices of its band', async ({
    deps,
  }) => {
    const { request, create } = await openOffice(deps);
    const id = await create();
    const anyone = officeOf(deps, []);
    const { status, body } = await anyone('GET', `/departures?package=${slug}`);
    expect(status).toBe(200);
    const { seats: _, keptBack: __, decidedOn: ___, ...days } = plan;
    expect(body).toEqual({ items: [{ id, ...days, state: 'open', left: 18, prices: regular }] });
    expect(await request('GET', `/departures/${id}`)).toMatchObject({
      body: { seats: 20, keptBack: 2, held: 0, booked: 0, decidedOn: '2027-01-04', version: 1 },
    });
    expect(await anyone('GET', '/departures?package=nowhere')).toMatchObject({ status: 404 });
    expect(await anyone('POST', '/departures', { package: slug, ...plan })).toMatchObject({ status: 403 });
  });

  test.for([
    ['band', 422, { band: 'luxury' }],
    ['package', 422, { package: 'nowhere' }],
    ['departsOn', 422, { departsOn: '2026-11-30', cutOff: '2026-11-30', decidedOn: null }],
    ['keptBack', 422, { keptBack: 21 }],
    ['returnsOn', 400, { returnsOn: '2027-01-13' }],
    ['cutOff', 400, { cutOff: '2027-01-15' }],
    ['leastToRun', 400, { leastToRun: 21 }],
    ['meeting.place.en', 400, { meeting: { place: {}, time: '21:30' } }],
    ['meeting.time', 400, { meeting: { place: { en: 'Arambagh' }, time: '24:30' } }],
  ] as const)(
    'what is wrong with %s is said by its name, and nothing is planned',
    async ([field, refusal, wrong], { deps }) => {
      const { request } = await openOffice(deps);
      const { status, body } = await request('POST', '/departures', { package: slug, ...plan, ...wrong });
      expect(status).toBe(refusal);
      expect(body).toMatchObject({ fields: [{ path: field }] });
      expect(await deps.db.$count(departures)).toBe(0);
    },
  );

  test('it repeats weekly: each day keeps the distances of the first, and a day named twice is one departure', async ({
    deps,
  }) => {
    const { request } = await openOffice(deps);
    const { decidedOn: _, ...repeated } = plan;
    const dates = ['2027-01-28', '2027-01-14', '2027-01-21', '2027-01-21'];
    const { status, body } = await request('POST', '/departures/repeat', {
      package: slug,
      ...repeated,
      dates,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      items: [
        { key: '2027-01-14', departsOn: '2027-01-14', returnsOn: '2027-01-17', cutOff: '2027-01-11' },
        { key: '2027-01-21', departsOn: '2027-01-21', returnsOn: '2027-01-24', cutOff: '2027-01-18' },
        { key: '2027-01-28', departsOn: '2027-01-28', returnsOn: '2027-01-31', cutOff: '2027-01-25' },
      ],
    });
    expect(await deps.db.$count(departures)).toBe(3);
  });
});

describe('changing a departure', () => {
  test('it needs the version that it is based on', async ({ deps }) => {
    const { request, create, read } = await openOffice(deps);
    const id = await create();
    const path = `/departures/${id}`;
    const changed = { ...plan, seats: 30 };
    expect(await request('PUT', path, changed)).toMatchObject({ status: 428 });
    expect(await request('PUT', path, changed, { 'if-match': '*' })).toMatchObject({ status: 428 });
    expect(await request('PUT', path, changed, { 'if-match': '"mine"' })).toMatchObject({ status: 412 });
    expect(await read(id)).toMatchObject({ seats: 20, version: 1 });
    const saved = await request('PUT', path, changed, based(1));
    expect(saved).toMatchObject({ status: 200, body: { seats: 30, left: 28, version: 2 } });
    expect(saved.headers.get('etag')).toBe('"2"');
    expect(await request('PUT', path, { ...plan, seats: 40 }, based(1))).toMatchObject({
      status: 409,
      body: { code: 'departures.changed', details: { basedOn: 1, version: 2 } },
    });
    expect(await read(id)).toMatchObject({ seats: 30, version: 2 });
  });

  test('seats that are kept back, held or booked can’t be taken away', async ({ deps }) => {
    const { request, create, read } = await openOffice(deps);
    const id = await create();
    await deps.db.update(departures).set({ held: 1, booked: 7 }).where(eq(departures.id, id));
    const path = `/departures/${id}`;
    expect(await request('PUT', path, { ...plan, seats: 9 }, based(1))).toMatchObject({
      status: 409,
      body: { code: 'departures.seats', details: { seats: 9, keptBack: 2, held: 1, booked: 7 } },
    });
    expect(await request('PUT', path, { ...plan, keptBack: 13 }, based(1))).toMatchObject({ status: 409 });
    expect(await read(id)).toMatchObject({ seats: 20, keptBack: 2, version: 1 });
    expect(await request('PUT', path, { ...plan, seats: 10 }, based(1))).toMatchObject({
      status: 200,
      body: { left: 0 },
    });
  });

  test('it isn’t changed or moved to a day that has passed', async ({ deps }) => {
    const { request, create, read } = await openOffice(deps);
    const id = await create();
    const past = { ...plan, departsOn: '2026-11-30', cutOff: '2026-11-30', decidedOn: null };
    const refused = { status: 422, body: { fields: [{ path: 'departsOn' }] } };
    expect(await request('PUT', `/departures/${id}`, past, based(1))).toMatchObject(refused);
    const moved = await request('POST', `/departures/${id}/move`, { departsOn: '2026-11-30' }, based(1));
    expect(moved).toMatchObject(refused);
    expect(await read(id)).toMatchObject({ departsOn: '2027-01-14', version: 1 });
  });

  test('moved to another day, its other days keep their distance; whoever saw it before is told', async ({
    deps,
  }) => {
    const { request, create } = await openOffice(deps);
    const path = `/departures/${await create()}/move`;
    expect(await request('POST', path, { departsOn: '2027-02-01' })).toMatchObject({ status: 428 });
    expect(await request('POST', path, { departsOn: '2027-02-01' }, based(1))).toMatchObject({
      status: 200,
      body: {
        departsOn: '2027-02-01',
        returnsOn: '2027-02-04',
        cutOff: '2027-01-29',
        decidedOn: '2027-01-22',
        key: '2027-01-14',
        version: 2,
      },
    });
    expect(await request('POST', path, { departsOn: '2027-03-01' }, based(1))).toMatchObject({ status: 409 });
  });

  test('it is closed, opened again and cancelled for good; once it has left nothing changes it', async ({
    deps,
    clock,
  }) => {
    const { request, create } = await openOffice(deps);
    const [id, other] = [await create(), await create()];
    const turn = (name: string, which = id) => request('POST', `/departures/${which}/${name}`);
    expect(await turn('close')).toMatchObject({ status: 200, body: { state: 'closed', version: 2 } });
    expect(await turn('close')).toMatchObject({ status: 200, body: { state: 'closed', version: 2 } });
    expect(await turn('open')).toMatchObject({ status: 200, body: { state: 'open', version: 3 } });
    expect(await turn('cancel')).toMatchObject({ status: 200, body: { state: 'cancelled', version: 4 } });
    expect(await turn('open')).toMatchObject({ status: 409, body: { code: 'departures.cancelled' } });
    expect(await request('PUT', `/departures/${id}`, plan, based(4))).toMatchObject({ status: 409 });
    expect(await turn('close', crypto.randomUUID())).toMatchObject({ status: 404 });
    clock.set('2027-01-14T17:59:00Z');
    expect(await turn('close', other)).toMatchObject({ status: 200 });
    clock.set('2027-01-14T18:00:00Z');
    expect(await turn('cancel', other)).toMatchObject({ status: 409, body: { code: 'departures.departed' } });
  });
});

describe('the prices of departures', () => {
  test('a package isn’t published without a band that a departure ahead needs', async ({ deps }) => {
    const { packageId, request, create, read } = await openOffice(deps);
    const id = await create();
    const bands = [{ key: 'high-season', ...regular }];
    await expect(publishBands(deps, packageId, 1, bands)).rejects.toMatchObject({
      code: 'departures.band-needed',
      details: { departures: [{ departsOn: '2027-01-14', band: 'regular' }] },
    });
    expect(await read(id)).toMatchObject({ prices: regular, version: 1 });
    await request('POST', `/departures/${id}/cancel`);
    const publish = { documentId: packageId, revision: 2 };
    await run(deps, staff, tourPackageCommands.publish, publish);
    const again = await request('POST', '/departures', { package: slug, ...plan });
    expect(again).toMatchObject({ status: 422, body: { fields: [{ path: 'band' }] } });
  });

  test('a new price is a new list that departures ahead have, and the database refuses to change a list', async ({
    deps,
  }) => {
    const { packageId, create, read } = await openOffice(deps);
    const id = await create();
    const dearer = { ...regular, adult: 13_000_00 };
    await publishBands(deps, packageId, 1, [{ key: 'regular', ...dearer }]);
    expect(await read(id)).toMatchObject({ prices: dearer, version: 2 });
    expect(await deps.db.$count(priceLists)).toBe(2);
    const unused = eq(priceLists.adult, regular.adult);
    const attempt = (write: (db: Pick<CommandDeps['db'], 'update' | 'delete'>) => Promise<unknown>) =>
      deps.db.transaction((tx) => write(tx));
    await expect(attempt((db) => db.update(priceLists).set({ madeBy: 'somebody' }))).rejects.toThrow();
    await expect(attempt((db) => db.delete(priceLists).where(unused))).rejects.toThrow();
    const lists = await deps.db.select({ adult: priceLists.adult }).from(priceLists);
    expect(lists.map(({ adult }) => adult).sort()).toEqual([regular.adult, dearer.adult]);
  });
});
