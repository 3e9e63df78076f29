import { expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { aKey } from '../selling/sales.ts';
import { officer, openCases } from './case-world.ts';

test('a paper that a guide drops touches the cases that still want it, and not those that have sent it', async ({
  deps,
}) => {
  const { begin, request, changeGuide } = await openCases(deps);
  const touched = async (): Promise<string[]> => {
    const { body } = await request('GET', '/visa-cases?changed=true', undefined, { caller: officer });
    return body.items.map(({ id }: { id: string }) => id);
  };
  const [wants, alike] = [await begin(), await begin({ key: aKey() })];
  const [sent, family] = [
    await begin({ key: aKey() }),
    await begin({
      key: aKey(),
      applicants: [
        { name: 'Nabila Sample', profile: 'job-holder' },
        { name: 'Tanvir Sample', profile: 'student' },
      ],
    }),
  ];
  await sent.send('school-letter');
  await changeGuide({ byProfile: { student: [], 'job-holder': [] } });
  expect((await touched()).toSorted()).toEqual([wants.id, alike.id, family.id].toSorted());
  await family.takeOver();
  expect((await touched()).toSorted()).toEqual([wants.id, alike.id].toSorted());
  await changeGuide({
    common: [{ paper: 'passport-page' }, { paper: 'return-ticket' }],
    byProfile: { student: [], 'job-holder': [] },
  });
  expect(await touched()).toHaveLength(4);
});

test('who opened a paper is still told when its file was deleted and the guide asks for such papers no more', async ({
  deps,
}) => {
  const { begin, request, changeGuide } = await openCases(deps);
  const one = await begin({ language: 'en' });
  await one.send('school-letter');
  const { id: paper } = await one.paperOf('school-letter');
  expect((await one.office('GET', `/papers/${paper}/file`)).status).toBe(200);
  expect((await one.office('GET', '/bundle')).status).toBe(200);
  const opened = async () =>
    (await request('GET', `/visitor/visa-cases/${one.token}/opened`)).body.items.map(
      ({ applicant, paper: name, by }: Record<string, string>) => [applicant, name, by],
    );
  const twice = Array(2).fill(['Tanvir Sample', 'Thailand: school-letter', 'Clerk rumi']);
  expect(await opened()).toEqual(twice);
  expect((await request('POST', `/visitor/visa-cases/${one.token}/purge`)).status).toBe(200);
  await changeGuide({ byProfile: { student: [], 'job-holder': [] } });
  expect((await one.takeOver()).status).toBe(200);
  expect(await one.paperOf('school-letter')).toBeUndefined();
  expect(await opened()).toEqual(twice);
});
