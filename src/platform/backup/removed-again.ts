import type { Connection } from '../database/database.ts';
import { emitByConnection } from '../outbox/outbox.ts';
import { deletedOf } from '../private-files/deleted-files.ts';
import type { Storage } from '../storage.ts';

/** The topic of the outbox that removes personal data again. */
export const removeAgainTopic = 'personal-data.remove-again';

/** Whose personal data is removed on request, as the outbox names them. A backup of long ago may lack the table or the column. */
const subjects = [
  {
    kind: 'enquiry',
    isThere: `SELECT to_regclass('enquiries') IS NOT NULL AS there`,
    rows: `SELECT id::text AS id, to_jsonb(enquiries) ->> 'removed_at' AS removed FROM enquiries`,
  },
  {
    kind: 'order',
    isThere: `SELECT to_regclass('orders') IS NOT NULL AS there`,
    rows: `SELECT id::text AS id, to_jsonb(orders) ->> 'removed_at' AS removed FROM orders`,
  },
  {
    kind: 'customer',
    isThere: `SELECT to_regclass('customers') IS NOT NULL AS there`,
    rows: `SELECT id::text AS id, to_jsonb(customers) ->> 'removed_at' AS removed FROM customers`,
  },
] as const;

/**
 * Has the program remove again what a backup brought back, as soon as it starts: the tables are then of its own version.
 * @param remembered Where it is remembered.
 * @returns how many there are.
 */
export async function removeAgain(
  connection: Connection,
  remembered: Pick<Storage, 'read'>,
  now: Date,
): Promise<number> {
  let brought = 0;
  for (const { kind, isThere, rows: query } of subjects) {
    const [table] = await connection.rows(isThere);
    const rows = table?.there === true ? await connection.rows(query) : [];
    const deleted = await deletedOf(
      remembered,
      rows.map((row) => String(row.id)),
    );
    for (const { id, removed } of rows) {
      const last = deleted.get(String(id));
      // What was removed before the backup was made isn't in it, and what came since is nobody's to take.
      if (last !== undefined && (typeof removed !== 'string' || new Date(removed) < last)) {
        await emitByConnection(connection, removeAgainTopic, { kind, id: String(id) }, now);
        brought += 1;
      }
    }
  }
  return brought;
}
