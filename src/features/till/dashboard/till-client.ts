import { read } from '#dashboard/api/operations.ts';
import type { Till } from '../till.contract.ts';

/** The query key of tills. */
export const tillsKey = ['tills'] as const;

/** A clerk's day; instead of today's the one that is still open. @throws ApiProblem */
export async function loadTill(uid: string, day: string, today: string, signal: AbortSignal): Promise<Till> {
  const load = (of: string) => read('GET /tills/{uid}/{day}', { uid, day: of }, signal);
  const { openedOn, ...found } = await load(day);
  return day === today && openedOn !== null && openedOn < today ? load(openedOn) : { ...found, openedOn };
}
