import { read } from './operations.ts';

export interface ActivityFilterValues {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  /** Days in Dhaka, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of the log, newest first. @param cursor `next` of the page before */
export const listActivity = (
  filters: ActivityFilterValues,
  cursor: string | undefined,
  { limit = 50, signal }: { readonly limit?: number; readonly signal?: AbortSignal } = {},
) => read('GET /activity', { ...filters, cursor, limit }, signal);
