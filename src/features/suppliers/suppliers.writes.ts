import { and, eq, isNull } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { missingSupplier } from './suppliers.rules.ts';
import { suppliers } from './suppliers.table.ts';

/** A supplier, locked until the transaction ends: their bills and payments come one after the other. @throws Failure not-found */
export async function lockSupplier({ tx }: Pick<CommandContext, 'tx'>, id: string) {
  const [row] = await tx
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isNull(suppliers.removedAt)))
    .for('update');
  if (!row) {
    throw missingSupplier();
  }
  return row;
}
