import { request } from '#dashboard/api/request.ts';
import { attemptList, reviewEnded, type ShownAttempt } from '../attempts/attempts.contract.ts';

/** The attempts that wait for staff, the oldest first. @throws ApiProblem */
export const loadReviews = async (signal?: AbortSignal): Promise<readonly ShownAttempt[]> =>
  (await request(attemptList, '/attempts/reviews', { signal })).data.items;

/** Takes what came as a payment, or refuses it. @throws ApiProblem */
export const endReview = (id: string, end: 'accept' | 'refuse', reason: string) =>
  request(reviewEnded, `/attempts/${id}/${end}`, { method: 'POST', body: { reason } });
