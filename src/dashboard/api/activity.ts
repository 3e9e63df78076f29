import { z } from 'zod';
import { actor } from '../documents/documents-client.ts';
import { request } from './request.ts';

const entry = z.object({
  id: z.number(),
  at: z.string(),
  actor,
  /** Such as `visa.publish`. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectTitle: z.string().nullable(),
  difference: z.unknown(),
});
export type ActivityEntry = z.infer<typeof entry>;

const page = z.object({ items: z.array(entry), total: z.number(), next: z.string().nullable() });

export interface ActivityFilterValues {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  /** Days in Dhaka, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of the log, the newest first. @param cursor `next` of the page before */
export async function listActivity(
  filters: ActivityFilterValues,
  cursor: string | undefined,
  { limit = 50, signal }: { readonly limit?: number; readonly signal?: AbortSignal } = {},
) {
  const query = { ...filters, cursor, limit };
  return (await request(page, '/activity', { query, signal })).data;
}
