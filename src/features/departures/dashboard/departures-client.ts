import type { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import {
  type departurePlan,
  type newDeparture,
  type OfficeDeparture,
  officeDeparture,
  type repeatRequest,
} from '../departures.contract.ts';
import { type PlanPage, planPage, type planQuery, repeatedDepartures } from '../plan/plan.contract.ts';

/** The query key of departures. */
export const planKey = ['departures'] as const;

type PlanFilter = Omit<z.input<typeof planQuery>, 'page' | 'limit' | 'sort' | 'q'>;

/** A page of the plan. @throws ApiProblem */
export async function loadPlan(
  query: PlanFilter & { q?: string; sort?: string; page?: number; limit?: number },
  signal?: AbortSignal,
): Promise<PlanPage> {
  return (await request(planPage, '/departures/plan', { query, signal })).data;
}

/** The plan with all departures that match, however many pages they take. @throws ApiProblem */
export async function loadWholePlan(query: PlanFilter, signal?: AbortSignal): Promise<PlanPage> {
  const plan = await loadPlan(query, signal);
  const items = [...plan.items];
  for (let page = 2; items.length < plan.total; page += 1) {
    const next = await loadPlan({ ...query, page }, signal);
    if (next.items.length === 0) {
      break;
    }
    items.push(...next.items);
  }
  return { ...plan, items };
}

/** Plans a departure. @throws ApiProblem */
export const createDeparture = (body: z.input<typeof newDeparture>) =>
  request(officeDeparture, '/departures', { method: 'POST', body });

/** Plans the same departure on several days. @throws ApiProblem */
export const repeatDeparture = (body: z.input<typeof repeatRequest>) =>
  request(repeatedDepartures, '/departures/repeat', { method: 'POST', body });

const tagOf = ({ version }: OfficeDeparture) => `"${version}"`;

/** Changes a departure, based on the version that was read. @throws ApiProblem departures.changed */
export const changeDeparture = (departure: OfficeDeparture, body: z.input<typeof departurePlan>) =>
  request(officeDeparture, `/departures/${departure.id}`, { method: 'PUT', body, ifMatch: tagOf(departure) });

/** A departure as it is now. @throws ApiProblem */
export const loadDeparture = async (id: string): Promise<OfficeDeparture> =>
  (await request(officeDeparture, `/departures/${id}`)).data;

/** Moves a departure as it was read to another day. @throws ApiProblem departures.changed */
export const moveDeparture = (departure: OfficeDeparture, departsOn: string) =>
  request(officeDeparture, `/departures/${departure.id}/move`, {
    method: 'POST',
    body: { departsOn },
    ifMatch: tagOf(departure),
  });

/** Sets the state of a departure. @throws ApiProblem */
export const turnDeparture = (departure: OfficeDeparture, to: 'open' | 'close' | 'cancel') =>
  request(officeDeparture, `/departures/${departure.id}/${to}`, { method: 'POST' });
