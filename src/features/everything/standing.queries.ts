import { countRows } from '#platform/backup/json-rows.ts';
import { listTables } from '#platform/backup/tables.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Connection } from '#platform/database/database.ts';
import { takenOf } from './catalogue.data.ts';

/**
 * A ZIP is read back only where there is nothing yet but its owner.
 * @throws Failure conflict `everything.not-empty` with `details.standing: [{kind, count}]`
 */
export async function refuseWhereSomethingStands(connection: Connection): Promise<void> {
  const standing: { kind: string; count: number }[] = [];
  for (const { name } of await listTables(connection)) {
    const taken = takenOf(name);
    if (taken && (taken.begins === undefined || name === 'users')) {
      const count = await countRows(connection, name, taken.where);
      // Its owner is there.
      if (count > (name === 'users' ? 1 : 0)) {
        standing.push({ kind: name, count });
      }
    }
  }
  if (standing.length > 0) {
    const what = standing.map(({ kind, count }) => `${kind}: ${count}`).join(', ');
    throw new Failure(
      'conflict',
      'everything.not-empty',
      `Everything is read back only where there is nothing yet. Here stand ${what}.`,
      [],
      { standing },
    );
  }
}
