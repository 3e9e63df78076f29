import { describe, expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { officer, openCases } from './case-world.ts';

describe('a change of a guide', () => {
  test('is shown before it is taken over into all listed cases: what, and in how many', async ({ deps }) => {
    const { begin, request, changeGuide } = await openCases(deps);
    const [one, two] = [await begin({ language: 'en' }), await begin({ key: aKey() })];
    const family = await begin({
      key: aKey(),
      applicants: [
        { name: 'Tanvir Sample', profile: 'student' },
        { name: 'Nabila Sample', profile: 'student' },
      ],
    });
    const other = await begin({
      key: aKey(),
      applicants: [{ name: 'Tanvir Sample', profile: 'job-holder' }],
    });
    // What came of one stays with it, so that its difference is another one.
    await two.send('school-letter');
    await changeGuide({ byProfile: { student: [{ paper: 'return-ticket' }], 'job-holder': [] } });
    const differences = async (query = '') =>
      (await request('GET', `/visa-cases/guide-changes${query}`, undefined, { caller: officer })).body;
    const shown = await differences();
    expect(
      shown.differences.map((each: Record<string, { key: string }[]>) => [
        each.cases,
        each.applicants,
        each.added?.map(({ key }) => key),
        each.dropped?.map(({ key }) => key),
      ]),
    ).toEqual([
      [2, 3, ['return-ticket'], ['school-letter']],
      [1, 1, ['return-ticket'], []],
    ]);
    expect(shown.differences[0]).toMatchObject({
      country: 'Thailand',
      revision: { from: 1, to: 2 },
      fees: [],
    });
    expect(
      shown.cases
        .map(({ id, papers, revision }: Record<string, unknown>) => [id, papers, revision])
        .toSorted(),
    ).toEqual(
      [
        [one.id, 2, 2],
        [two.id, 1, 2],
        [family.id, 4, 2],
      ].toSorted(),
    );
    // Nothing has changed by looking, and a filter of the list is one of the differences.
    expect((await one.read()).revision).toBe(1);
    expect((await differences('?owner=mine')).cases).toEqual([]);
    const cases = shown.cases.map(({ id, revision }: Record<string, unknown>) => ({ id, revision }));
    const taken = await request('POST', '/visa-cases/take-over', { cases }, { caller: officer });
    expect(taken.body).toEqual({ taken: 3, refused: [] });
    expect(await differences()).toEqual({ differences: [], cases: [] });
    expect((await other.read()).revision).toBe(1);
    const nobody = callerOf('amina', ['orders.read']);
    expect((await request('GET', '/visa-cases/guide-changes', undefined, { caller: nobody })).status).toBe(
      403,
    );
  });

  test('is taken over as it was shown, and not another one that came in between', async ({ deps }) => {
    const { begin, request, changeGuide } = await openCases(deps);
    const one = await begin();
    await changeGuide({ byProfile: { student: [{ paper: 'return-ticket' }], 'job-holder': [] } });
    await changeGuide({ byProfile: { student: [{ paper: 'photos' }], 'job-holder': [] } });
    const late = await one.office('POST', '/take-over', { revision: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'visa-cases.guide-changed']);
    const cases = [{ id: one.id, revision: 2 }];
    const both = await request('POST', '/visa-cases/take-over', { cases }, { caller: officer });
    expect(both.body).toEqual({ taken: 0, refused: [one.id] });
    expect(await one.paperOf('return-ticket')).toBeUndefined();
    expect((await one.office('POST', '/take-over', { revision: 3 })).status).toBe(200);
    expect(await one.paperOf('photos')).toMatchObject({ state: 'wanted' });
  });

  test('of its fees is shown, while the order keeps what was sold', async ({ deps }) => {
    const { begin, request, changeGuide, changeFees } = await openCases(deps);
    const one = await begin();
    const { orderId } = (await one.office('GET', '')).body;
    const total = async () =>
      (await request('GET', `/orders/${orderId}`, undefined, { caller: callerOf('amina', ['orders.read']) }))
        .body.total;
    const before = await total();
    await changeFees(500_000);
    await changeGuide({ byProfile: { student: [], 'job-holder': [] } });
    const fees = [{ part: 'embassy', from: 450_000, to: 500_000 }];
    expect((await one.office('GET', '/guide-change')).body.fees).toEqual(fees);
    const { body } = await request('GET', '/visa-cases/guide-changes', undefined, { caller: officer });
    expect(body.differences[0].fees).toEqual(fees);
    await one.takeOver();
    expect(await total()).toBe(before);
    expect((await one.office('GET', '/guide-change')).body.fees).toEqual([]);
  });
});
