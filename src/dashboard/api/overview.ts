import { useQuery } from '@tanstack/react-query';
import { read } from './operations.ts';

/** Waiting work, counted on the server; refetched each minute while the page is visible. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    refetchInterval: 60_000,
    queryFn: ({ signal }) => read('GET /overview', {}, signal),
  });
}
