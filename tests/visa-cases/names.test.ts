import { describe, expect } from 'vitest';
import { visaCaseEvents } from '#features/visa-cases/visa-cases.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { encryptedTexts } from '#platform/encrypted-texts/encrypted-texts.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

const mrz = ['P<BGDRAHMAN<<ABDUL<KARIM<<<<<<<<<<<<<<<<<<<<', 'A012345678BGD8503150M2811051<<<<<<<<<<<<<<<6'];

async function openNames(deps: Parameters<typeof openCases>[0]) {
  const world = await openCases(deps);
  const one = await world.begin({ applicants: [{ name: 'Abdul Karim Rahman', profile: 'student' }] });
  const applicant: string = (await one.read()).applicants[0].id;
  const names = async () => (await one.office('GET', '/names?language=en')).body;
  const note = (body: unknown) => one.office('POST', '/names', body);
  return { ...world, one, applicant, names, note };
}

describe('the names in the passports and papers of a case', () => {
  test('are read by staff, and what differs is told', async ({ deps }) => {
    const { one, applicant, names, note } = await openNames(deps);
    await one.send('statement');
    const { id: paper } = await one.paperOf('statement');
    const [before] = (await names()).applicants;
    expect(before).toMatchObject({ passport: null, faults: [] });
    expect(before.papers).toEqual([
      { id: paper, name: 'Thailand: statement', written: null, differs: false },
    ]);
    expect((await note({ applicant, passport: { mrz } })).status).toBe(200);
    const after = await note({ paper, written: 'MD KARIM RAHMAN' });
    expect(after.body.applicants).toMatchObject([
      {
        passport: { surname: 'RAHMAN', givenNames: 'ABDUL KARIM', expiresOn: '2028-11-05' },
        faults: [],
        papers: [{ id: paper, written: 'MD KARIM RAHMAN', differs: true }],
      },
    ]);
    await note({ paper, written: 'Abdul Karim Rahman' });
    expect((await names()).applicants[0].papers).toMatchObject([{ differs: false }]);
    await note({ paper, written: null });
    await note({ applicant, passport: null });
    expect((await names()).applicants).toEqual([before]);
  });

  test('are kept encrypted, in no log and no history, and go with the files', async ({ deps, db }) => {
    const { one, applicant, names, note } = await openNames(deps);
    await one.send('statement');
    const { id: paper } = await one.paperOf('statement');
    await note({ applicant, passport: { mrz } });
    await note({ paper, written: 'Marker Sultana' });
    const texts = await db.select().from(encryptedTexts);
    expect(texts).toHaveLength(1);
    const told = JSON.stringify([
      texts,
      await db.select().from(visaCaseEvents),
      await db.select().from(activity),
      await one.read(),
      (await one.office('GET', '')).body,
    ]);
    expect(told).toContain('read-name');
    expect(told).not.toContain('Marker');
    expect(told).not.toContain('A01234567');
    expect(JSON.stringify(await names())).not.toContain('A01234567');
    expect((await one.office('POST', '/purge')).status).toBe(200);
    expect(await db.$count(encryptedTexts)).toBe(0);
    expect((await names()).applicants[0]).toMatchObject({ passport: null, papers: [] });
  });

  test('are refused with the field where no passport has such lines, or the case is another one', async ({
    deps,
  }) => {
    const { one, begin, applicant, note } = await openNames(deps);
    const short = await note({ applicant, passport: { mrz: ['P<BGDRAHMAN', mrz[1]] } });
    expect(short).toMatchObject({
      status: 422,
      body: { code: 'travellers.fields', fields: [{ path: 'passport.mrz' }] },
    });
    for (const [field, passport] of [
      ['surname', { surname: 'রহমান', givenNames: 'Abdul' }],
      ['givenNames', { surname: 'Rahman', givenNames: 'Mr.' }],
    ] as const) {
      expect((await note({ applicant, passport })).body).toMatchObject({
        code: 'travellers.fields',
        fields: [{ path: `passport.${field}` }],
      });
    }
    expect((await note({ applicant, passport: { givenNames: 'Rahima' } })).status).toBe(200);
    expect((await note({ applicant, passport: {} })).status).toBe(400);
    expect((await note({ applicant, passport: { surname: 'x'.repeat(81) } })).status).toBe(400);
    const other = await begin({ key: aKey() });
    const strange: string = (await other.read()).applicants[0].id;
    expect((await note({ applicant: strange, passport: { mrz } })).status).toBe(404);
    const { id: paper } = await other.paperOf('statement');
    expect((await note({ paper, written: 'Tanvir Sample' })).status).toBe(404);
    await one.office('POST', '/state', { to: 'withdrawn' });
    expect((await note({ applicant, passport: { mrz } })).body.code).toBe('visa-cases.closed');
  });

  test('are for visa staff: a clerk sees the case, and not these', async ({ deps }) => {
    const { one } = await openNames(deps);
    const clerk = callerOf('rumi', ['visa-cases.read'], { role: 'clerk' });
    expect((await one.office('GET', '/names', undefined, clerk)).status).toBe(403);
    expect((await one.office('POST', '/names', {}, clerk)).status).toBe(403);
  });
});
