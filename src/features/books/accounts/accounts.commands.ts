import { like, sql } from 'drizzle-orm';
import { accounts, isOwnAccount, type OwnAccount } from '#features/ledger/accounts.data.ts';
import { ownAccounts } from '#features/ledger/own-accounts.table.ts';
import { command } from '#platform/command/command.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { accountMade, newAccount } from './accounts.contract.ts';

/** The next code below another: `1020-01`, `1020-02`, … */
function ownCode(parent: string, before: number): OwnAccount {
  const code = `${parent}-${String(before + 1).padStart(2, '0')}`;
  if (!isOwnAccount(code)) {
    throw new Error(`No account can have the code ${code}.`);
  }
  return code;
}

/** Makes an account of the agency's own: a second bank, another wallet, an expense that it names itself. */
export const makeAccount = command({
  name: 'books.make-account',
  permission: 'books.write',
  input: newAccount,
  output: accountMade,
  refusals: { 422: 'The name is missing, or a wallet has no provider.' },
  run: async (context, { key, ...request }) => {
    const write = { command: 'books.make-account', key, hash: hashOf(request), schema: accountMade };
    return respondOnce(context, write, async () => {
      const { tx, actor, now, log } = context;
      const { parent, provider, name, number = '' } = request;
      const below = accounts[parent === 'expense' ? 'expenses' : (provider ?? 'bank')].code;
      await lockName(tx, `accounts below ${below}`);
      const [found] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(ownAccounts)
        .where(like(ownAccounts.code, `${below}-%`));
      const code = ownCode(below, found?.count ?? 0);
      const names = { nameEn: name.en, nameBn: name.bn ?? name.en };
      await tx.insert(ownAccounts).values({ code, number, ...names, madeBy: actor.id, madeAt: now });
      log({ subjectKind: 'ledger-account', subjectId: code, difference: { name: name.en, number } });
      return { code };
    });
  },
});
