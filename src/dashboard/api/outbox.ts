import { z } from 'zod';
import type { DeadTasks } from '#platform/outbox/outbox.contract.ts';
import { request } from './request.ts';

export type DeadTask = DeadTasks['items'][number];

/** @throws ApiProblem not found when somebody else was first */
export const actOnTask = (id: string, action: 'retry' | 'discard') =>
  request(z.undefined(), `/outbox/${id}/${action}`, { method: 'POST' });
