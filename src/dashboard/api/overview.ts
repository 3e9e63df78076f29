import { useQuery } from '@tanstack/react-query';
import { overviewShape } from '#features/overview/overview.contract.ts';
import { request } from './request.ts';

/** Waiting work, counted on the server; refetched each minute while the page is visible. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await request(overviewShape, '/overview', { signal })).data,
  });
}
