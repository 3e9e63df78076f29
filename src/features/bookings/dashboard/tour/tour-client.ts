import { read } from '#dashboard/api/operations.ts';
import { request } from '#dashboard/api/request.ts';
import { type CoachPlan, departureGroup, type RoomsPlan } from '../../group/group.contract.ts';
import { departureKey } from '../bookings-client.ts';

/** The query of everybody on a departure. */
export const groupQuery = (id: string) => ({
  queryKey: [...departureKey(id), 'group'],
  queryFn: ({ signal }: { signal: AbortSignal }) => read('GET /departures/{id}/group', { id }, signal),
});

const save = (path: string, version: number, body: unknown) =>
  request(departureGroup, path, { method: 'PUT', ifMatch: `"${version}"`, body });

/** Saves who sleeps where. @param version of the plan that it changes. @throws ApiProblem */
export const saveRooms = (id: string, version: number, plan: RoomsPlan) =>
  save(`/departures/${id}/rooms`, version, plan);

/** Saves who sits where. @param version of the plan that it changes. @throws ApiProblem */
export const saveCoach = (id: string, version: number, plan: CoachPlan) =>
  save(`/departures/${id}/coach`, version, plan);
