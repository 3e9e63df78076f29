import { z } from 'zod';
import { ApiProblem, request, requestFile } from '#dashboard/api/request.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { bulkResults } from '../bulk/bulk.contract.ts';
import { historyEntry } from '../inbox/enquiry.contract.ts';
import { inboxPage, ownerList, wholeEnquiry } from '../inbox/inbox.contract.ts';
import { replyTemplates } from '../reply/reply.contract.ts';

export type HistoryEntry = z.infer<typeof historyEntry>;

/** The name of all answers about enquiries in the browser's cache. */
export const inboxKey = 'enquiries';

/** What the API calls the orders that the table's columns ask for. */
const sorts: Readonly<Record<string, string>> = {
  '-came': 'newest',
  came: 'oldest',
  due: 'due',
  '-due': 'due-last',
  '-updated': 'updated',
  updated: 'updated-last',
};

const queryOf = ({ q, filters }: TableView) => ({ q: q.trim().slice(0, 100), ...filters });

/** A page of the inbox with the number of each tab. */
export async function listInbox(view: TableView, signal: AbortSignal | undefined) {
  const query = { ...queryOf(view), sort: sorts[view.sort], page: view.page, limit: view.size };
  return (await request(inboxPage, '/enquiries', { query, signal })).data;
}

/** All that fits a view, as CSV. */
export const inboxFile = (view: TableView): Promise<Blob> =>
  requestFile('/enquiries/rows.csv', queryOf(view));

/** One enquiry with all that belongs to it. @param language in which what was asked is told */
export const readEnquiry = async (id: string, language: string, signal: AbortSignal) =>
  (await request(wholeEnquiry, `/enquiries/${id}`, { query: { language }, signal })).data;

/** Who can be given an enquiry. */
export const listOwners = async (signal: AbortSignal) =>
  (await request(ownerList, '/enquiries/owners', { signal })).data.items;
export type Owner = z.infer<typeof ownerList>['items'][number];

/** Answers that fit an enquiry, in both languages, with its fields filled in. */
export const listTemplates = async (enquiry: string, signal: AbortSignal) =>
  (await request(replyTemplates, '/enquiries/templates', { query: { enquiry }, signal })).data.items;

type Version = { readonly version: number };

/** A change of one enquiry, by the last part of its address in the API. */
export type EnquiryChange =
  | ({ readonly change: 'assign'; readonly owner: string | null } & Version)
  | ({ readonly change: 'state'; readonly state: string } & Version)
  | ({ readonly change: 'due'; readonly dueOn: string | null } & Version)
  | ({ readonly change: 'spam' | 'release' } & Version)
  | ({ readonly change: 'merge'; readonly from: readonly string[] } & Version)
  | { readonly change: 'notes'; readonly text: string }
  | ({
      readonly change: 'replies';
      readonly replyId: string;
      readonly language: string;
      readonly subject: string;
      readonly body: string;
      readonly state?: string;
    } & Version);

/** What happened meanwhile, the latest first, when a change was refused because somebody was quicker. */
export function changesIn(cause: unknown): readonly HistoryEntry[] {
  const isLate = cause instanceof ApiProblem && cause.code === 'enquiries.changed';
  return isLate ? z.array(historyEntry).catch([]).parse(cause.details.changes) : [];
}

/** @throws ApiProblem enquiries.changed when somebody was quicker. */
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
  return data.results.map(({ id, ok, detail }) => ({
    id,
    ok,
    ...(detail === undefined ? {} : { why: detail }),
  }));
}

/** Makes a change and tells that it is done. @returns whether it was */
export type Change = (change: EnquiryChange, told?: string) => Promise<boolean>;
