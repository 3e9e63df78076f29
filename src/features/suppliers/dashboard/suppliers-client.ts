import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { problemIn, requestFile } from '#dashboard/api/request.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import type { Account } from '#features/books/accounts/accounts.contract.ts';
import { booksKey, choicesOf, useAccounts } from '#features/books/dashboard/books-client.ts';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { type Bill, billFile } from '../bills/bills.contract.ts';

/** The query key of suppliers. */
export const suppliersKey = [...booksKey, 'suppliers'] as const;

export const supplierPath = (id: string) => `/dashboard/suppliers/${id}`;

/** The open accounts of some kinds as the choices of a field. */
export const useAccountChoices = (kinds: readonly Account['kind'][]) =>
  choicesOf(useAccounts().data ?? [], kinds);

/** Suppliers of a name or number, as far as it is typed. @param typed after a moment without a key */
export function useFoundSuppliers(typed: string) {
  const { data = [], isFetching } = useQuery({
    queryKey: [...suppliersKey, 'found', typed],
    queryFn: async ({ signal }) => (await read('GET /suppliers', { q: typed, limit: '20' }, signal)).items,
    placeholderData: keepPreviousData,
  });
  return { found: data, isFetching };
}

/** Keeps the picture or PDF of a bill. @throws ApiProblem */
export async function sendBillFile(id: string, file: File) {
  const body = new FormData();
  body.set('file', file);
  const response = await authorisedFetch(`/api/bills/${id}/file`, { method: 'POST', body });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return billFile.parse(await response.json());
}

/** Saves the picture or PDF of a bill; that it was opened is in the log. */
export async function saveBillFile({ id, number }: Pick<Bill, 'id' | 'number'>): Promise<void> {
  try {
    saveFile(await requestFile(`/bills/${id}/file`, {}), `bill-${number ?? id}`);
  } catch (cause) {
    notifyError(cause);
  }
}
