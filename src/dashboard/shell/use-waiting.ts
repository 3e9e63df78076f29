import { useQuery } from '@tanstack/react-query';
import type { Overview } from '#features/overview/overview.contract.ts';
import { useMe } from '../api/me.ts';
import { read } from '../api/operations.ts';
import { useOverview } from '../api/overview.ts';
import type { Waiting } from './nav.data.ts';

/** The counts of each place. New enquiries count, and those in review: one of them may be a customer. */
export const waitingOf = (
  overview: Overview | undefined,
): Readonly<Record<Exclude<Waiting, 'money'>, number>> => ({
  enquiries: (overview?.enquiries?.new ?? 0) + (overview?.enquiries?.inReview ?? 0),
  visasToCheck: overview?.visasToCheck ?? 0,
  visaCases: overview?.visaCases?.toCheck ?? 0,
  fares: overview?.fares?.toTicket ?? 0,
  toDecide: overview?.toDecide ?? 0,
  mail: overview?.mail?.dead ?? 0,
});

/** How much of the money inbox waits; asked for apart, because an accountant sees no overview. */
function useMoneyWaiting(): number {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['orders', 'money', 'waiting'],
    enabled: me.may('payments.write'),
    refetchInterval: 60_000,
    queryFn: ({ signal }) => read('GET /money/waiting', {}, signal),
  });
  return data?.number ?? 0;
}

/** The counts of each place; nought until they are known. */
export function useWaiting(): Readonly<Record<Waiting, number>> {
  const { data } = useOverview();
  return { ...waitingOf(data), money: useMoneyWaiting() };
}
