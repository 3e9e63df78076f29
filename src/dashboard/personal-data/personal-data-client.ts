import { type Removal, removal, type subjects } from '#features/personal-data/personal-data.contract.ts';
import { request } from '../api/request.ts';

/** An enquiry, or a customer with all enquiries. */
export type Whose = (typeof subjects)[number];

const pathOf = (whose: Whose, id: string) =>
  `/${whose === 'enquiry' ? 'enquiries' : 'customers'}/${id}/personal-data`;

/** What a removal would take, and what stays. @throws ApiProblem */
export const findRemoval = async (whose: Whose, id: string, signal: AbortSignal): Promise<Removal> =>
  (await request(removal, pathOf(whose, id), { signal })).data;

/** @throws ApiProblem */
export const removePersonalData = (whose: Whose, id: string) =>
  request(removal, `${pathOf(whose, id)}/remove`, { method: 'POST' });
