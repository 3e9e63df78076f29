import type { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import { safe, type safeCount, safeCounted } from '../safe/safe.contract.ts';
import { type Till, till, type tillClosing, tillList, type tillReopening } from '../till.contract.ts';

/** The query key of tills. */
export const tillsKey = ['tills'] as const;

/** Today's tills: one's own, or all for who may approve payments. @throws ApiProblem */
export const loadTills = async (signal: AbortSignal) =>
  (await request(tillList, '/tills', { signal })).data.items;

/** A clerk's day; instead of today's the one that is still open. @throws ApiProblem */
export async function loadTill(uid: string, day: string, today: string, signal: AbortSignal): Promise<Till> {
  const load = async (of: string) =>
    (await request(till, `/tills/${encodeURIComponent(uid)}/${of}`, { signal })).data;
  const { openedOn, ...found } = await load(day);
  return day === today && openedOn !== null && openedOn < today ? load(openedOn) : { ...found, openedOn };
}

/** Opens one's own till. @throws ApiProblem till.opened, till.closed, till.unclosed */
export const openTill = (float: number) => request(till, '/tills/open', { method: 'POST', body: { float } });

/** Opens a till again that was closed today. @throws ApiProblem till.own, till.not-closed, till.begun */
export const reopenTill = (body: z.input<typeof tillReopening>) =>
  request(till, '/tills/reopen', { method: 'POST', body });

/** The safe. @throws ApiProblem */
export const loadSafe = async (signal: AbortSignal) => (await request(safe, '/safe', { signal })).data;

/** Books what was counted in the safe. @throws ApiProblem till.safe-difference */
export const countSafe = async (body: z.input<typeof safeCount>) =>
  (await request(safeCounted, '/safe/count', { method: 'POST', body })).data;

/** Closes a till. @throws ApiProblem till.closed, till.difference */
export const closeTill = (body: z.input<typeof tillClosing>) =>
  request(till, '/tills/close', { method: 'POST', body });
