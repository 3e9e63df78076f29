import { useQuery } from '@tanstack/react-query';
import { read } from './operations.ts';

/** What is to be done today; refetched each minute while Home is visible. */
export function useAgenda() {
  return useQuery({
    queryKey: ['agenda'],
    refetchInterval: 60_000,
    queryFn: ({ signal }) => read('GET /agenda', {}, signal),
  });
}
