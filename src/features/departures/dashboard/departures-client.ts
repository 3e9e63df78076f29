import type { z } from 'zod';
import { read } from '#dashboard/api/operations.ts';
import type { PlanPage, planQuery } from '../plan/plan.contract.ts';

/** The query key of departures. */
export const planKey = ['departures'] as const;

type PlanFilter = Omit<z.input<typeof planQuery>, 'page' | 'limit' | 'sort' | 'q'>;

/** The plan with all departures that match, however many pages they take. @throws ApiProblem */
export async function loadWholePlan(query: PlanFilter, signal?: AbortSignal): Promise<PlanPage> {
  const plan = await read('GET /departures/plan', query, signal);
  const items = [...plan.items];
  for (let page = 2; items.length < plan.total; page += 1) {
    const next = await read('GET /departures/plan', { ...query, page }, signal);
    if (next.items.length === 0) {
      break;
    }
    items.push(...next.items);
  }
  return { ...plan, items };
}
