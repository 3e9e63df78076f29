import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { cardRefusals, changedCard } from './customers.contract.ts';
import { customers } from './customers.table.ts';
import { updateSearch } from './record/record.writes.ts';

export const change = { permission: 'customers.write', output: changedCard, refusals: cardRefusals };

/**
 * The card, locked until the transaction ends.
 * @throws Failure not found; conflict when it was joined to another one or changed since the caller's version.
 */
export async function lockCustomer(tx: Transaction, id: string, version?: number) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  if (!row || (row.removedAt !== null && row.name === '')) {
    throw new Failure('not-found', 'customers.not-found', 'There is no such customer.');
  }
  if (row.mergedInto !== null) {
    const { mergedInto } = row;
    throw new Failure('conflict', 'customers.joined', 'This card was joined to another one.', [], {
      mergedInto,
    });
  }
  if (version !== undefined && version !== row.version) {
    throw new Failure('conflict', 'customers.changed', 'Somebody changed this card meanwhile.');
  }
  return row;
}

/** Notes the change of a card. */
export async function changed(
  { tx, now, log }: CommandContext,
  id: string,
  difference: Readonly<Record<string, unknown>>,
  set: Partial<
    Pick<
      typeof customers.$inferInsert,
      'name' | 'mergedInto' | 'address' | 'birthDate' | 'passportExpires' | 'tags'
    >
  > = {},
) {
  const [row] = await tx
    .update(customers)
    .set({ ...set, version: sql`${customers.version} + 1`, updatedAt: now })
    .where(eq(customers.id, id))
    .returning({ id: customers.id, version: customers.version });
  await updateSearch(tx, id);
  log({ subjectKind: 'customer', subjectId: id, difference });
  return { id, version: row?.version ?? 0 };
}
