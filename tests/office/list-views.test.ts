import { describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import type { Role } from '#features/identity/roles/roles.rules.ts';
import { chooseColumns, removeListView, saveListView } from '#features/list-views/list-views.commands.ts';
import { maxViews } from '#features/list-views/list-views.contract.ts';
import { findColumns, listViewsOf } from '#features/list-views/list-views.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { staff } from '../selling/sales.ts';

async function insertStaff({ db, clock }: CommandDeps, people: Readonly<Record<string, Role>>) {
  await db.insert(users).values(
    Object.entries(people).map(([uid, role]) => ({
      uid,
      email: `${uid}@staff.example`,
      emailVerified: true,
      name: null,
      role,
      validSince: clock.now(),
      createdAt: clock.now(),
    })),
  );
}

const week = { list: 'orders', name: 'This week', query: 'due=unpaid&travels=week', shared: false } as const;

describe('a view of a list', () => {
  test('that is shared is seen by colleagues; only who made it, or an owner, removes it', async ({
    deps,
  }) => {
    await insertStaff(deps, { amina: 'clerk', babul: 'manager', chand: 'owner' });
    const [amina, babul] = [staff('amina'), staff('babul', 'manager')];
    const { id } = await run(deps, amina, saveListView, { ...week, shared: true });
    const { id: second } = await run(deps, amina, saveListView, { ...week, name: 'Other', shared: true });
    expect(await listViewsOf(deps.db, 'orders', 'babul')).toMatchObject([
      // Of one moment: by name.
      { id: second },
      { id, name: 'This week', query: 'due=unpaid&travels=week', isOwn: false, by: 'amina@staff.example' },
    ]);
    expect(await listViewsOf(deps.db, 'owed', 'babul')).toEqual([]);
    await expect(run(deps, babul, removeListView, { id })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'list-views.not-yours',
    });
    await run(deps, amina, removeListView, { id });
    await run(deps, staff('chand', 'owner'), removeListView, { id: second });
    expect(await listViewsOf(deps.db, 'orders', 'babul')).toEqual([]);
  });

  test('that isn’t shared is one’s own: nobody else sees it or can remove it', async ({ deps }) => {
    await insertStaff(deps, { amina: 'clerk', chand: 'owner' });
    const { id } = await run(deps, staff('amina'), saveListView, week);
    expect(await listViewsOf(deps.db, 'orders', 'amina')).toMatchObject([{ id, isOwn: true, shared: false }]);
    expect(await listViewsOf(deps.db, 'orders', 'chand')).toEqual([]);
    await expect(run(deps, staff('chand', 'owner'), removeListView, { id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('is replaced by one of the same name, in capitals or not', async ({ deps }) => {
    await insertStaff(deps, { amina: 'clerk' });
    const first = await run(deps, staff('amina'), saveListView, week);
    const again = await run(deps, staff('amina'), saveListView, { ...week, name: 'THIS week', query: 'q=a' });
    expect(again).toEqual(first);
    expect(await listViewsOf(deps.db, 'orders', 'amina')).toMatchObject([
      { name: 'THIS week', query: 'q=a' },
    ]);
  });

  test('belongs to a list that one may read, and there are not more than one keeps in sight', async ({
    deps,
  }) => {
    await insertStaff(deps, { amina: 'clerk', edit: 'editor' });
    await expect(run(deps, staff('edit', 'editor'), saveListView, week)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(
      run(deps, staff('amina'), chooseColumns, { list: 'owed', columns: ['due'] }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    for (let count = 0; count < maxViews; count += 1) {
      await run(deps, staff('amina'), saveListView, { ...week, name: `View ${count}` });
    }
    await expect(run(deps, staff('amina'), saveListView, week)).rejects.toMatchObject({
      code: 'list-views.too-many',
    });
  });
});

test('the columns of a list are kept for each person', async ({ deps }) => {
  await insertStaff(deps, { amina: 'clerk', babul: 'clerk' });
  await run(deps, staff('amina'), chooseColumns, { list: 'orders', columns: ['travels', 'due'] });
  await run(deps, staff('amina'), chooseColumns, { list: 'orders', columns: ['total'] });
  expect(await findColumns(deps.db, 'orders', 'amina')).toEqual(['total']);
  expect(await findColumns(deps.db, 'orders', 'babul')).toBeNull();
  await run(deps, staff('amina'), chooseColumns, { list: 'orders', columns: [] });
  expect(await findColumns(deps.db, 'orders', 'amina')).toBeNull();
});
