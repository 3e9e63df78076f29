import { pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

/** When this program wrote backups. */
export const backupsWritten = pgTable('backups_written', { at: timestamptz('at').primaryKey() });
