import { z } from 'zod';
import { refusalWords } from '#dashboard/api/refusal-words.ts';
import { ApiProblem, request, requestFile } from '#dashboard/api/request.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { bulkResults } from '../bulk/bulk.contract.ts';
import type { ContactOutcome } from '../enquiries.rules.ts';
import { historyEntry } from '../inbox/enquiry.contract.ts';
import { inboxPage, type ownerList } from '../inbox/inbox.contract.ts';

export type HistoryEntry = z.infer<typeof historyEntry>;

/** The cache key of all responses about enquiries. */
export const inboxKey = 'enquiries';

/** The API's sort keys for the table's columns. */
const sorts: Readonly<Record<string, string>> = {
  '-came': 'newest',
  came: 'oldest',
  due: 'due',
  '-due': 'due-last',
  '-updated': 'updated',
  updated: 'updated-last',
};

const queryOf = ({ q, filters }: TableView) => ({ q: q.trim().slice(0, 100), ...filters });

/** A page of the inbox with the counts of the tabs. */
export async function listInbox(view: TableView, signal: AbortSignal | undefined) {
  const query = { ...queryOf(view), sort: sorts[view.sort], page: view.page, limit: view.size };
  return (await request(inboxPage, '/enquiries', { query, signal })).data;
}

/** All matching enquiries as CSV. */
export const inboxFile = (view: TableView): Promise<Blob> =>
  requestFile('/enquiries/rows.csv', queryOf(view));

/** One of the staff that can be assigned. */
export type Owner = z.infer<typeof ownerList>['items'][number];

type Version = { readonly version: number };

/** A change of one enquiry, by the last part of its path in the API. */
export type EnquiryChange =
  | ({ readonly change: 'assign'; readonly owner: string | null } & Version)
  | ({ readonly change: 'state'; readonly state: string } & Version)
  | ({ readonly change: 'due'; readonly dueOn: string | null } & Version)
  | ({ readonly change: 'spam' | 'release' } & Version)
  | ({ readonly change: 'merge'; readonly from: readonly string[] } & Version)
  | ({ readonly change: 'contacts'; readonly outcome: ContactOutcome; readonly text?: string } & Version)
  | { readonly change: 'notes'; readonly text: string }
  | ({
      readonly change: 'replies';
      readonly replyId: string;
      readonly language: string;
      readonly subject: string;
      readonly body: string;
      readonly state?: string;
    } & Version);

/** The concurrent changes, latest first, after a conflict. */
export function changesIn(cause: unknown): readonly HistoryEntry[] {
  const isLate = cause instanceof ApiProblem && cause.code === 'enquiries.changed';
  return isLate ? z.array(historyEntry).catch([]).parse(cause.details.changes) : [];
}

/** @throws ApiProblem enquiries.changed after a concurrent change. */
export async function changeEnquiry(id: string, { change, ...body }: EnquiryChange): Promise<void> {
  await request(z.unknown(), `/enquiries/${id}/${change}`, { method: 'POST', body });
}

/** Deletes a file that the visitor sent. */
export async function removeFile(id: string, fileId: string): Promise<void> {
  await request(z.unknown(), `/enquiries/${id}/files/${fileId}`, { method: 'DELETE' });
}

export type BulkChange =
  | { readonly action: 'assign'; readonly owner: string | null }
  | { readonly action: 'state'; readonly state: string }
  | { readonly action: 'due'; readonly dueOn: string | null }
  | { readonly action: 'spam' | 'release' };

/** One change to many, each on its own. */
export async function changeEnquiries(ids: readonly string[], change: BulkChange) {
  const body = { ...change, ids };
  const { data } = await request(bulkResults, '/enquiries/bulk', { method: 'POST', body });
  return data.results.map(({ id, ok, code = '', detail }) => ({
    id,
    ok,
    ...(detail === undefined
      ? {}
      : { why: refusalWords(new ApiProblem({ status: 409, code, detail, fields: [] })) }),
  }));
}

/** Makes a change and notifies of its success. @returns whether it succeeded */
export type Change = (change: EnquiryChange, told?: string) => Promise<boolean>;
