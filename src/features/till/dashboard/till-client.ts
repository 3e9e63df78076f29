import { request } from '#dashboard/api/request.ts';
import { type Till, till } from '../till.contract.ts';

/** The query key of tills. */
export const tillsKey = ['tills'] as const;

/** A clerk's day; instead of today's the one that is still open. @throws ApiProblem */
export async function loadTill(uid: string, day: string, today: string, signal: AbortSignal): Promise<Till> {
  const load = async (of: string) =>
    (await request(till, `/tills/${encodeURIComponent(uid)}/${of}`, { signal })).data;
  const { openedOn, ...found } = await load(day);
  return day === today && openedOn !== null && openedOn < today ? load(openedOn) : { ...found, openedOn };
}
