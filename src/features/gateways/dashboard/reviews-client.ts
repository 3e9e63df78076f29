import { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import { attemptList, type ShownAttempt } from '../attempts/attempts.contract.ts';

/** The attempts that wait for staff, the oldest first. @throws ApiProblem */
export const loadReviews = async (signal?: AbortSignal): Promise<readonly ShownAttempt[]> =>
  (await request(attemptList, '/attempts/reviews', { signal })).data.items;

const ended = z.object({ id: z.uuid(), state: z.enum(['paid', 'refused']) });

/** Takes what came as a payment, or refuses it. @throws ApiProblem */
export const endReview = (id: string, end: 'accept' | 'refuse', reason: string) =>
  request(ended, `/attempts/${id}/${end}`, { method: 'POST', body: { reason } });
