import { z } from 'zod';
import { type DeadTasks, deadTasks } from '#platform/outbox/outbox.contract.ts';
import { request } from './request.ts';

export type DeadTask = DeadTasks['items'][number];

/** Tasks after a save that have failed for days. */
export const listDeadTasks = async (signal: AbortSignal) =>
  (await request(deadTasks, '/outbox/dead', { signal })).data;

/** @throws ApiProblem not found when somebody else was first */
export const actOnTask = (id: string, action: 'retry' | 'discard') =>
  request(z.undefined(), `/outbox/${id}/${action}`, { method: 'POST' });

export const retryDeadTasks = () => request(z.unknown(), '/outbox/dead/retry', { method: 'POST' });
