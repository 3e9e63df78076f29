import { eq, inArray, like, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { isOwnAccount, type OwnAccount } from '../accounts.data.ts';
import { closedAccount } from './own-accounts.rules.ts';
import { ownAccounts } from './own-accounts.table.ts';

interface NewOwnAccount {
  readonly nameEn: string;
  readonly nameBn: string;
  readonly number: string;
}

/** Makes an account below a named one. @returns its code, the next one: `1020-01`, `1020-02`, … */
export async function insertOwnAccount(
  { tx, actor, now }: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  parent: string,
  account: NewOwnAccount,
): Promise<OwnAccount> {
  await lockName(tx, `accounts below ${parent}`);
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(ownAccounts)
    .where(like(ownAccounts.code, `${parent}-%`));
  const code = `${parent}-${String((found?.count ?? 0) + 1).padStart(2, '0')}`;
  if (!isOwnAccount(code)) {
    throw new Error(`No account can have the code ${code}.`);
  }
  await tx.insert(ownAccounts).values({ ...account, code, madeBy: actor.id, madeAt: now });
  return code;
}

/** Refuses accounts that are closed; until the transaction ends nobody closes them. @throws Failure conflict `books.account-closed` */
export async function holdOpen({ tx }: Pick<CommandContext, 'tx'>, codes: readonly string[]): Promise<void> {
  const own = codes.filter(isOwnAccount).toSorted();
  if (own.length === 0) {
    return;
  }
  const rows = await tx.select().from(ownAccounts).where(inArray(ownAccounts.code, own)).for('share');
  const closed = rows.find(({ closedAt }) => closedAt !== null);
  if (closed) {
    throw closedAccount(closed.code);
  }
}

/** An account of the agency's own, on which nothing is booked until the transaction ends; undefined when there is none. */
export async function lockOwnAccount({ tx }: Pick<CommandContext, 'tx'>, code: OwnAccount) {
  const [row] = await tx.select().from(ownAccounts).where(eq(ownAccounts.code, code)).for('update');
  return row;
}

/** Closes an account, or opens it again. */
export async function setClosed(
  { tx }: Pick<CommandContext, 'tx'>,
  code: OwnAccount,
  closedAt: Date | null,
): Promise<void> {
  await tx.update(ownAccounts).set({ closedAt }).where(eq(ownAccounts.code, code));
}
