import type { Overview } from '#features/overview/overview.contract.ts';
import { useOverview } from '../api/overview.ts';
import type { Waiting } from './nav.data.ts';

/** The counts of each place. New enquiries count, and those in review: one of them may be a customer. */
export const waitingOf = (overview: Overview | undefined): Readonly<Record<Waiting, number>> => ({
  enquiries: (overview?.enquiries?.new ?? 0) + (overview?.enquiries?.inReview ?? 0),
  visasToCheck: overview?.visasToCheck?.total ?? 0,
  mail: overview?.mail?.dead ?? 0,
});

/** The counts of each place; nought until they are known. */
export const useWaiting = (): Readonly<Record<Waiting, number>> => waitingOf(useOverview().data);
