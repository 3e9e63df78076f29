import { accounts } from '#features/ledger/accounts.data.ts';
import { insertOwnAccount } from '#features/ledger/own-accounts/own-accounts.writes.ts';
import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { accountMade, newAccount } from './accounts.contract.ts';

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
