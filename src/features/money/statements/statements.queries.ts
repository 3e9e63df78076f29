import { desc } from 'drizzle-orm';
import { listAccounts } from '#features/books/accounts/accounts.queries.ts';
import { accounts, parentCode } from '#features/ledger/accounts.data.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type TransferMethod, transferMethods } from '../money.rules.ts';
import { statementLayouts } from '../money.table.ts';
import { wrong } from './files.rules.ts';

/** What staff said of statements, by their headings, the latest first. */
export const listLayouts = (db: ReadDatabase) =>
  db
    .select({
      provider: statementLayouts.provider,
      headings: statementLayouts.headings,
      columns: statementLayouts.columns,
    })
    .from(statementLayouts)
    .orderBy(desc(statementLayouts.at));

const providerOfAccount = (code: string): TransferMethod | undefined =>
  transferMethods.find((method) => accounts[method].code === parentCode(code));

/**
 * The bank or wallet that a form names, with whose it is; undefined when it names none.
 * @throws Failure invalid `statements.account` for one that is none, or isn't the chosen provider's
 */
export async function findStatementAccount(
  db: ReadDatabase,
  code: string | undefined,
  chosen: TransferMethod | undefined,
): Promise<{ readonly code: string; readonly provider: TransferMethod } | undefined> {
  if (code === undefined || code === '') {
    return undefined;
  }
  const found = (await listAccounts(db)).find((account) => account.code === code);
  const provider = found && providerOfAccount(found.code);
  if (found === undefined || provider === undefined || (chosen ?? provider) !== provider) {
    throw wrong('account', 'Take the bank or wallet that the statement is of.');
  }
  return { code: found.code, provider };
}

/** The account of a provider, where the agency has only one. */
export async function findOnlyAccount(
  db: ReadDatabase,
  provider: TransferMethod,
): Promise<string | undefined> {
  const [first, ...more] = (await listAccounts(db)).filter(
    ({ code }) => parentCode(code) === accounts[provider].code,
  );
  return more.length === 0 ? first?.code : undefined;
}
