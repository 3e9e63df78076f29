import { expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { caller, contactOf, receive } from '../enquiries/clerk-desk.ts';
import { changing, deskOf, openAgency } from '../enquiries/desk.ts';
import { homeOf } from './home.ts';

test('enquiries to answer, to call back and that may be spam are on Home as the inbox counts them', async ({
  deps,
  clock,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const change = changing(deps.db, request, caller);
  const first = await receive(deps, request);
  const second = await receive(deps, request, { message: 'Another', ...contactOf('Karim', '01812345678') });
  await receive(deps, request, { message: 'A third', website: 'x', ...contactOf('Bot', '01912345678') });
  await change(second.id, 'due', { dueOn: '2026-12-02' });
  await change(second.id, 'state', { state: 'in-progress' });
  clock.set('2026-12-04T04:00:00Z');
  const { group, list } = homeOf(deps, 'clerk');
  for (const [name, ids] of [
    ['new-enquiries', [first.id]],
    ['call-backs', [second.id]],
  ] as const) {
    const { rows, total, path } = await group(name);
    const listed = await list(`/enquiries?${path?.split('?')[1]}`);
    expect([name, rows.map(({ id }) => id), total]).toEqual([name, ids, listed.total]);
    expect(rows[0]?.path).toBe(`/dashboard/enquiries/${ids[0]}`);
  }
  expect((await group('call-backs')).rows).toMatchObject([
    { day: '2026-12-02', urgency: 'late', customer: { name: 'Karim', phone: '+8801812345678' } },
  ]);
  expect((await group('suspects')).total).toBe(1);
});
