import { activityPage } from '#features/activity/activity.contract.ts';
import { request } from './request.ts';

export interface ActivityFilterValues {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  /** Days in Dhaka, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of the log, newest first. @param cursor `next` of the page before */
export async function listActivity(
  filters: ActivityFilterValues,
  cursor: string | undefined,
  { limit = 50, signal }: { readonly limit?: number; readonly signal?: AbortSignal } = {},
) {
  const query = { ...filters, cursor, limit };
  return (await request(activityPage, '/activity', { query, signal })).data;
}
