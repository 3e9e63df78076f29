import { request } from '#dashboard/api/request.ts';
import type { Language } from '#platform/language.ts';
import { type GroupVouchers, groupVouchers, issuedVouchers } from '../../vouchers/vouchers.contract.ts';

/** Issues the vouchers of everybody on a departure. @throws ApiProblem */
export const issueGroupVouchers = async (id: string) =>
  (await request(issuedVouchers, `/departures/${id}/vouchers`, { method: 'POST' })).data;

/** The good vouchers of a departure, whole. @throws ApiProblem */
export const loadGroupVouchers = async (
  id: string,
  language: Language,
  signal?: AbortSignal,
): Promise<GroupVouchers> =>
  (await request(groupVouchers, `/departures/${id}/vouchers?language=${language}`, { signal })).data;

/** The page that prints them all, a document of its own. */
export const printPath = (id: string, language: Language): string =>
  `/dashboard/departures/${id}/vouchers/print?language=${language}`;
