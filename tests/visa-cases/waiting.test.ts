import { expect } from 'vitest';
import { acceptPaper, openPaper } from '#features/visa-cases/case-papers/case-papers.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { homeOf } from '../office/home.ts';
import { staff } from '../office/undone.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

test('the office counts cases with papers that nobody has looked at, for who may read them', async ({
  deps,
}) => {
  const { begin } = await openCases(deps);
  const request = deskOf(deps);
  const overview = (...permissions: readonly string[]) =>
    request('GET', '/overview', undefined, { caller: callerOf('amina', ['home.read', ...permissions]) });
  const one = await begin();
  await one.send('statement');
  expect((await overview('visa-cases.read')).body.visaCases).toEqual({ toCheck: 1 });
  expect((await overview()).body.visaCases).toBeUndefined();
  const { id: paper } = await one.paperOf('statement');
  await run(deps, staff, openPaper, { id: one.id, paper });
  await run(deps, staff, acceptPaper, { id: one.id, paper });
  expect((await overview('visa-cases.read')).body.visaCases).toEqual({ toCheck: 0 });
});

test('Home has the cases with papers to look at, as the list has them, until nothing is left to look at', async ({
  deps,
}) => {
  const { begin } = await openCases(deps);
  const { group, list } = homeOf(deps, 'visa-officer');
  const one = await begin();
  await one.send('statement');
  await begin();
  const { rows, total } = await group('case-papers');
  expect(total).toBe((await list('/visa-cases?waiting=true')).items.length);
  expect(rows).toMatchObject([
    { id: one.id, why: 'papers-came', number: 1, path: `/dashboard/visacases/${one.id}` },
  ]);
  const { id: paper } = await one.paperOf('statement');
  await run(deps, staff, openPaper, { id: one.id, paper });
  await run(deps, staff, acceptPaper, { id: one.id, paper });
  expect((await group('case-papers')).total).toBe(0);
});

test('Home has the passports to be fetched from the centre, from the day they are expected until they are back', async ({
  deps,
  clock,
}) => {
  const { begin } = await openCases(deps);
  const one = await begin();
  const [applicant] = (await one.read()).applicants;
  const move = (what: string, more: object = {}) =>
    one.office('POST', '/passports', {
      move: what,
      applicants: [applicant.id],
      person: 'Tanvir Sample',
      key: aKey(),
      ...more,
    });
  const toFetch = async () => (await homeOf(deps, 'visa-officer').group('passports')).rows;
  await move('received', { dueOn: '2026-12-01' });
  await move('sent', { place: 'VFS Gulshan', dueOn: '2026-12-05' });
  expect(await toFetch()).toEqual([]);
  clock.set('2026-12-05T04:00:00Z');
  expect(await toFetch()).toMatchObject([
    { why: 'at-centre', number: 1, by: 'VFS Gulshan', day: '2026-12-05', urgency: 'soon' },
  ]);
  clock.set('2026-12-06T04:00:00Z');
  expect(await toFetch()).toMatchObject([{ urgency: 'late' }]);
  await move('collected');
  expect(await toFetch()).toEqual([]);
});
