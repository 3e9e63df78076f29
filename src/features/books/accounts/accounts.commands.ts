import { accounts, isOwnAccount } from '#features/ledger/accounts.data.ts';
import {
  insertOwnAccount,
  lockOwnAccount,
  setClosed,
} from '#features/ledger/own-accounts/own-accounts.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { accountMade, accountState, accountStood, newAccount } from './accounts.contract.ts';
import { findBalance } from './accounts.queries.ts';

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
      const { parent, provider, name, number = '' } = request;
      const below = accounts[parent === 'expense' ? 'expenses' : (provider ?? 'bank')].code;
      const names = { nameEn: name.en, nameBn: name.bn ?? name.en };
      const code = await insertOwnAccount(context, below, { ...names, number });
      context.log({ subjectKind: 'ledger-account', subjectId: code, difference: { name: name.en, number } });
      return { code };
    });
  },
});

/** An account of the agency's own, locked. @throws Failure not-found `books.no-account` */
async function lockAccount(context: CommandContext, code: string) {
  const row = isOwnAccount(code) ? await lockOwnAccount(context, code) : undefined;
  if (!row) {
    throw new Failure('not-found', 'books.no-account', 'The agency has made no such account.');
  }
  return row;
}

const noAccount = 'The agency has made no such account.';

/** Closes an account at nil: nothing is booked on it any more. @throws Failure not-found; conflict `books.not-nil` with its balance */
export const closeAccount = command({
  name: 'books.close-account',
  permission: 'books.write',
  input: accountState,
  output: accountStood,
  refusals: { 404: noAccount, 409: 'There is something on it (`books.not-nil`).' },
  run: async (context, { code, reason }) => {
    const account = await lockAccount(context, code);
    const balance = await findBalance(context.tx, code);
    if (balance !== 0) {
      throw new Failure('conflict', 'books.not-nil', 'There is something on it.', [], { balance });
    }
    if (account.closedAt === null) {
      await setClosed(context, account.code, context.now);
      context.log({ subjectKind: 'ledger-account', subjectId: code, difference: { reason } });
    }
    return { code, open: false };
  },
});

/** Opens a closed account again. @throws Failure not-found */
export const reopenAccount = command({
  name: 'books.reopen-account',
  permission: 'books.write',
  input: accountState,
  output: accountStood,
  refusals: { 404: noAccount },
  run: async (context, { code, reason }) => {
    const account = await lockAccount(context, code);
    if (account.closedAt !== null) {
      await setClosed(context, account.code, null);
      context.log({ subjectKind: 'ledger-account', subjectId: code, difference: { reason } });
    }
    return { code, open: true };
  },
});
