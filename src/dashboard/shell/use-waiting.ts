import { useOverview } from '../api/overview.ts';
import type { Waiting } from './nav.data.ts';

/** How much waits in each place; nothing while that isn't known. */
export function useWaiting(): Readonly<Record<Waiting, number>> {
  const { data } = useOverview();
  return {
    enquiries: data?.enquiries?.new ?? 0,
    visasToCheck: data?.visasToCheck?.total ?? 0,
    mail: data?.mail?.dead ?? 0,
  };
}
