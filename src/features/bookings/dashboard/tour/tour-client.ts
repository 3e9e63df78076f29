import { request } from '#dashboard/api/request.ts';
import type { CoachPlan, DepartureGroup, GroupPassports, RoomsPlan } from '../../group/group.contract.ts';
import { departureGroup, groupPassports } from '../../group/group.contract.ts';
import { departureKey } from '../bookings-client.ts';

/** The query of everybody on a departure. */
export const groupQuery = (id: string) => ({
  queryKey: [...departureKey(id), 'group'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DepartureGroup> =>
    (await request(departureGroup, `/departures/${id}/group`, { signal })).data,
});

const save = (path: string, version: number, body: unknown) =>
  request(departureGroup, path, { method: 'PUT', ifMatch: `"${version}"`, body });

/** Saves who sleeps where. @param version of the plan that it changes. @throws ApiProblem */
export const saveRooms = (id: string, version: number, plan: RoomsPlan) =>
  save(`/departures/${id}/rooms`, version, plan);

/** Saves who sits where. @param version of the plan that it changes. @throws ApiProblem */
export const saveCoach = (id: string, version: number, plan: CoachPlan) =>
  save(`/departures/${id}/coach`, version, plan);

/** Passports of everybody on a departure; that they were opened stays in the log. @throws ApiProblem */
export const openPassports = async (id: string): Promise<GroupPassports['passports']> =>
  (await request(groupPassports, `/departures/${id}/passports`, { method: 'POST' })).data.passports;
