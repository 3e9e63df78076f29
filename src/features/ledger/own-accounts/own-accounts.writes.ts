import { like, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { isOwnAccount, type OwnAccount } from '../accounts.data.ts';
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
