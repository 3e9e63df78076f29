import { useQuery } from '@tanstack/react-query';
import { overviewShape } from '#features/overview/overview.contract.ts';
import { request } from './request.ts';

/** What needs a person now, counted on the server; asked again each minute while somebody looks. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await request(overviewShape, '/overview', { signal })).data,
  });
}
