import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { SupplierKind } from './suppliers.rules.ts';

/** Whom the agency buys from. */
export const suppliers = pgTable('suppliers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<SupplierKind>().notNull(),
  phone: text('phone'),
  /** In which their bills usually are. */
  currency: text('currency').notNull(),
  /** Name and number, in small letters. */
  search: text('search').notNull(),
  /** What they are owed, negative for an advance; poisha. The database adds their entries up. */
  owed: bigint('owed', { mode: 'number' }).notNull().default(0),
  madeBy: text('made_by').notNull(),
  madeAt: timestamptz('made_at').notNull(),
  /** Since when no list has it: the import that brought it was undone. */
  removedAt: timestamptz('removed_at'),
});
