import { queryOptions } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';

export const placesKey = ['destinations'] as const;

/** All places, cached for some minutes because forms ask for them again and again. */
export const placesQuery = queryOptions({
  queryKey: placesKey,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => (await read('GET /destinations', {}, signal)).items,
});
