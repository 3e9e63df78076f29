import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { OwnAccount } from '../accounts.data.ts';

/** Accounts that the agency has made below those that every agency has. Never deleted. */
export const ownAccounts = pgTable('own_accounts', {
  code: text('code').$type<OwnAccount>().primaryKey(),
  nameEn: text('name_en').notNull(),
  nameBn: text('name_bn').notNull(),
  /** Of the bank or the wallet; empty for none. */
  number: text('number').notNull(),
  /** Since when nothing is booked on it; null while it is open. */
  closedAt: timestamptz('closed_at'),
  madeBy: text('made_by').notNull(),
  madeAt: timestamptz('made_at').notNull(),
});
