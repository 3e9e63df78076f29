import { expect } from 'vitest';
import { acceptPaper, openPaper } from '#features/visa-cases/case-papers/case-papers.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { staff } from '../office/undone.ts';
import { openCases } from './case-world.ts';

test('the office counts cases with papers that nobody has looked at, for who may read them', async ({
  deps,
}) => {
  const { begin } = await openCases(deps);
  const request = deskOf(deps);
  const overview = (...permissions: readonly string[]) =>
    request('GET', '/overview', undefined, { caller: callerOf('amina', ['documents.read', ...permissions]) });
  const one = await begin();
  await one.send('statement');
  expect((await overview('visa-cases.read')).body.visaCases).toEqual({ toCheck: 1 });
  expect((await overview()).body.visaCases).toBeUndefined();
  const { id: paper } = await one.paperOf('statement');
  await run(deps, staff, openPaper, { id: one.id, paper });
  await run(deps, staff, acceptPaper, { id: one.id, paper });
  expect((await overview('visa-cases.read')).body.visaCases).toEqual({ toCheck: 0 });
});
