import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { OwnAccount } from '../accounts.data.ts';
import { ownAccounts } from './own-accounts.table.ts';

/** Whether the agency has made an account of this code. */
export const hasOwnAccount = async (db: ReadDatabase, code: OwnAccount): Promise<boolean> =>
  (await db.$count(ownAccounts, eq(ownAccounts.code, code))) > 0;
