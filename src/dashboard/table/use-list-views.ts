import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { listViews, ViewedList } from '#features/list-views/list-views.contract.ts';
import { read, write } from '../api/operations.ts';
import { queryClient } from '../api/query-client.ts';
import { notifyError } from '../run-mutation.ts';

type Kept = z.output<typeof listViews>;

/** What somebody keeps of a list. */
export interface ListViews {
  readonly views: Kept['views'];
  /** The columns that they chose; undefined for those that the list begins with. */
  readonly columns: readonly string[] | undefined;
  readonly choose: (columns: readonly string[]) => void;
}

/** The views of a list and the columns that somebody chose for it; nothing for one that keeps none. */
export function useListViews(list: ViewedList | undefined): ListViews {
  const key = ['list-views', list];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      list === undefined ? { views: [], columns: null } : read('GET /lists/{list}/views', { list }, signal),
    enabled: list !== undefined,
    staleTime: 30_000,
  });
  const choose = (columns: readonly string[]) => {
    if (list === undefined) {
      return;
    }
    // What is chosen is seen at once; the next look tells what was kept.
    queryClient.setQueryData<Kept>(key, (now) => ({ views: now?.views ?? [], columns: [...columns] }));
    void write('PUT /lists/{list}/columns', { list, columns: [...columns] })
      .catch(notifyError)
      .finally(() => queryClient.invalidateQueries({ queryKey: key }));
  };
  return { views: data?.views ?? [], columns: data?.columns ?? undefined, choose };
}
