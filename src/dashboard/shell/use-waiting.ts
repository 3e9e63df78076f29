import { useOverview } from '../api/overview.ts';
import type { Waiting } from './nav.data.ts';

/** The counts of each place; empty until they are known. */
export function useWaiting(): Readonly<Record<Waiting, number>> {
  const { data } = useOverview();
  return {
    enquiries: data?.enquiries?.new ?? 0,
    visasToCheck: data?.visasToCheck?.total ?? 0,
    mail: data?.mail?.dead ?? 0,
  };
}
