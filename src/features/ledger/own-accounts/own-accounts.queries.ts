import { asc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { accounts, type NamedAccount, type OwnAccount, parentCode } from '../accounts.data.ts';
import { ownAccounts } from './own-accounts.table.ts';

/** Whether the agency has made an account of this code. */
export const hasOwnAccount = async (db: ReadDatabase, code: OwnAccount): Promise<boolean> =>
  (await db.$count(ownAccounts, eq(ownAccounts.code, code))) > 0;

/** The accounts that the agency has made below some that every agency has, in the order of their codes. */
export async function listOwnBelow(db: ReadDatabase, parents: readonly NamedAccount[]) {
  const codes = parents.map((parent) => accounts[parent].code);
  const rows = await db.select().from(ownAccounts).orderBy(asc(ownAccounts.code));
  return rows.filter(({ code }) => codes.some((parent) => parent === parentCode(code)));
}
