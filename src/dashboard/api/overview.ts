import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ask } from './ask.ts';

const overview = z.object({
  enquiries: z.object({ new: z.number(), overdue: z.number() }).nullish(),
  visasToCheck: z.object({ total: z.number() }).nullish(),
});
export type Overview = z.infer<typeof overview>;

/** What needs a person now, counted on the server; asked again each minute while somebody looks. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await ask(overview, '/overview', { signal })).data,
  });
}
