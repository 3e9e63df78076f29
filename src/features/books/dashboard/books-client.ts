import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { isPaidAway } from '#features/ledger/accounts.data.ts';
import { accountLabel } from '#features/ledger/dashboard/account-label.ts';
import type { Account } from '../accounts/accounts.contract.ts';

/** The query key of accounts, transfers and expenses. */
export const booksKey = ['books'] as const;

/** Every account with what is in it. */
export const useAccounts = () =>
  useQuery({
    queryKey: [...booksKey, 'accounts'],
    queryFn: async ({ signal }) => (await read('GET /accounts', {}, signal)).items,
  });

/** What says the name of an account by its code; of the agency's own ones once they are known. */
export function useAccountLabel(): (code: string) => string {
  const { data = [] } = useAccounts();
  return (code) =>
    data.find((account) => account.code === code)?.name[officeLanguage()] ?? accountLabel(code);
}

/** The name of an account, with its code: two banks may be named alike. */
export const accountName = ({ code, name }: Pick<Account, 'code' | 'name'>): string =>
  `${name[officeLanguage()]} (${code})`;

/** Accounts as the choices of a field. */
export const choicesOf = (accounts: readonly Account[], kinds: readonly Account['kind'][]) =>
  accounts
    .filter(({ kind, open }) => open && kinds.includes(kind))
    .map((account) => ({ value: account.code, label: accountName(account) }));

/** What money can be paid away for, as the choices of a field: expenses, then what the state is owed. */
export const expenseChoices = (accounts: readonly Account[]) =>
  choicesOf(accounts, ['expense', 'payable'])
    .filter(({ value }) => isPaidAway(value) && !value.startsWith('5'))
    .toSorted((one, other) => Number(other.value >= '6') - Number(one.value >= '6'));
