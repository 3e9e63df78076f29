import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { exportedLists } from '#features/activity/exports/exports.contract.ts';
import { readingOf } from '#features/activity/exports/exports.rules.ts';
import { permissionsOf, roles } from '#features/identity/roles/roles.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { apiOf, jsonOf } from './office.ts';

/** Somebody of the staff who takes a list out. */
const exporting = (deps: CommandDeps, permissions: Iterable<string>) => {
  const request = jsonOf(apiOf(deps, [...permissions], undefined, 'amina'));
  return (body: object) => request('POST', '/exports', body);
};
const logged = ({ db }: CommandDeps) =>
  db
    .select({ actor: activity.actor, kind: activity.subjectKind, difference: activity.difference })
    .from(activity)
    .where(eq(activity.action, 'lists.export'))
    .orderBy(activity.id);

describe('a list that the browser makes a file of', () => {
  test('is noted in the log: who took it out, which it is and how many rows it has', async ({ deps }) => {
    const departure = crypto.randomUUID();
    const note = exporting(deps, permissionsOf.clerk);
    expect((await note({ list: 'fares', rows: 42 })).status).toBe(204);
    expect((await note({ list: 'manifest', rows: 31, departure })).status).toBe(204);
    expect(await logged(deps)).toEqual([
      { actor: 'user:amina', kind: 'fares', difference: { count: 42 } },
      { actor: 'user:amina', kind: 'manifest', difference: { count: 31 } },
    ]);
  });

  test('is noted for whoever may read it, and for nobody else', async ({ deps }) => {
    const expected: string[] = [];
    for (const role of roles) {
      const note = exporting(deps, permissionsOf[role]);
      for (const list of exportedLists) {
        const mayRead = permissionsOf[role].has(readingOf[list]);
        expect([role, list, (await note({ list, rows: 1 })).status]).toEqual([
          role,
          list,
          mayRead ? 204 : 403,
        ]);
        expected.push(...(mayRead ? [list] : []));
      }
    }
    expect((await logged(deps)).map(({ kind }) => kind)).toEqual(expected);
    expect(expected).toContain('users');
  });

  test('takes neither what was searched nor who stands in it into the log', async ({ deps }) => {
    const note = exporting(deps, permissionsOf.owner);
    for (const body of [
      { list: 'users', rows: 1, q: 'Rahima' },
      { list: 'users', rows: 1, names: ['Rahima Sultana'] },
      { list: 'Rahima', rows: 1 },
      { list: 'manifest', rows: 1, departure: 'Rahima' },
      { list: 'users', rows: -1 },
      { list: 'users' },
    ]) {
      expect((await note(body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await logged(deps)).toEqual([]);
  });
});
