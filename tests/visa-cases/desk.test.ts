import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { officer, openCases } from './case-world.ts';

type Item = { id: string; dueOn: string | null; isOverdue: boolean; owner: { uid: string } | null };

async function openDesk(deps: Parameters<typeof openCases>[0]) {
  const world = await openCases(deps);
  const board = async (query = '') => {
    const { body } = await world.request('GET', `/visa-cases/board${query}`, undefined, { caller: officer });
    const of = (state: string) => body.columns.find((each: { state: string }) => each.state === state);
    return { body, of, ids: (state: string): string[] => of(state).items.map(({ id }: Item) => id) };
  };
  return { ...world, board };
}

describe('the desk of visa cases', () => {
  test('has a column for each state, with what is due first in front', async ({ deps, clock }) => {
    const { begin, board } = await openDesk(deps);
    const late = await begin({ departsOn: '2027-02-21', returnsOn: '2027-02-28' });
    const soon = await begin({ key: aKey() });
    const never = await begin({ key: aKey(), departsOn: undefined, returnsOn: undefined });
    const first = await board();
    expect(first.body.columns.map(({ state }: { state: string }) => state)).toEqual([
      'collecting',
      'checking',
      'ready',
      'submitted',
      'decided',
      'returned',
    ]);
    expect(first.ids('collecting')).toEqual([soon.id, late.id, never.id]);
    const [item] = first.of('collecting').items;
    expect(item).toMatchObject({ isOverdue: false, dueOn: (await soon.read()).applyBy });
    await never.office('POST', '/state', { to: 'withdrawn' });
    clock.set('2027-01-20T04:00:00Z');
    const later = await board();
    expect(later.ids('collecting')).toEqual([soon.id, late.id]);
    expect(later.of('collecting').items.map(({ isOverdue }: Item) => isOverdue)).toEqual([true, false]);
    expect(later.of('collecting').all).toBe(2);
  });

  test('knows who looks after a case, and shows everybody their own', async ({ deps }) => {
    const { begin, board, request } = await openDesk(deps);
    const [mine, other] = [await begin(), await begin({ key: aKey() })];
    expect((await mine.office('POST', '/plan', { owner: 'amina' })).body.code).toBe('visa-cases.owner');
    const rumi = callerOf('rumi', [...officer.permissions], { role: 'visa-officer' });
    expect((await mine.office('POST', '/plan', { owner: 'rumi' }, rumi)).status).toBe(422);
    await deps.db.update(users).set({ role: 'visa-officer' }).where(eq(users.uid, 'rumi'));
    expect((await mine.office('POST', '/plan', { owner: 'rumi' })).status).toBe(200);
    expect((await board('?owner=mine')).ids('collecting')).toEqual([mine.id]);
    expect((await board('?owner=nobody')).ids('collecting')).toEqual([other.id]);
    const listed = await request('GET', '/visa-cases?owner=mine', undefined, { caller: officer });
    expect(listed.body.items).toMatchObject([{ id: mine.id, owner: { uid: 'rumi' } }]);
    await mine.office('POST', '/plan', { owner: null });
    expect((await board('?owner=mine')).ids('collecting')).toEqual([]);
  });

  test('goes by the appointment once papers are ready, and by the decision once they are handed in', async ({
    deps,
  }) => {
    const { begin, board } = await openDesk(deps);
    const one = await begin();
    await one.office('POST', '/plan', { appointmentOn: '2027-01-10', decisionOn: '2027-01-18' });
    for (const { key } of (await one.read()).applicants[0].papers) {
      await one.send(key);
      await one.decide(key, 'accept');
    }
    await one.office('POST', '/state', { to: 'checking' });
    await one.office('POST', '/state', { to: 'ready' });
    expect((await board()).of('ready').items[0].dueOn).toBe('2027-01-10');
    await one.move('submitted');
    expect((await board()).of('submitted').items[0].dueOn).toBe('2027-01-18');
  });

  test('finds the cases with papers that nobody has looked at', async ({ deps }) => {
    const { begin, board } = await openDesk(deps);
    const [one] = [await begin(), await begin({ key: aKey() })];
    await one.send('statement');
    expect((await board('?waiting=true')).ids('collecting')).toEqual([one.id]);
    await one.decide('statement', 'accept');
    expect((await board('?waiting=true')).ids('collecting')).toEqual([]);
  });

  test('shows a picture with its watermark, and each look at it is noted', async ({ deps }) => {
    const { begin, request } = await openDesk(deps);
    const one = await begin();
    const plain = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await one.send('statement', plain, { name: 'photo.jpg' });
    await one.send('passport-page');
    const paper = await one.paperOf('statement');
    expect(paper.files).toMatchObject([{ isPicture: true }]);
    const seen = await request('GET', `/visa-cases/${one.id}/papers/${paper.id}/picture`, undefined, {
      caller: officer,
    });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { channels } = await sharp(Buffer.from(seen.bytes)).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(240);
    const opened = await request('GET', `/visitor/visa-cases/${one.token}/opened`);
    expect(opened.body.items).toHaveLength(1);
    const scan = await one.paperOf('passport-page');
    const refused = await request('GET', `/visa-cases/${one.id}/papers/${scan.id}/picture`, undefined, {
      caller: officer,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'files.unreadable']);
  });
});
