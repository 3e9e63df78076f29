import { queryOptions } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';

export const themesKey = ['themes'] as const;

/** The agency's own themes, cached for some minutes because forms ask for them again and again. */
export const themesQuery = queryOptions({
  queryKey: themesKey,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => (await read('GET /themes', {}, signal)).items,
});
