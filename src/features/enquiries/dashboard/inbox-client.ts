import { z } from 'zod';
import { read, write } from '#dashboard/api/operations.ts';
import { refusalText } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem, requestFile } from '#dashboard/api/request.ts';
import type { Told } from '#dashboard/run-mutation.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { m } from '#messages/messages.js';
import type { Operations } from '#platform/http/routes.ts';
import { enquiryKinds, type settableStates } from '../enquiries.rules.ts';
import { historyEntry } from '../inbox/enquiry.contract.ts';
import { dueFilters, type InboxQuery, type ownerList, tabs } from '../inbox/inbox.contract.ts';

export type HistoryEntry = z.infer<typeof historyEntry>;

/** The cache key of all responses about enquiries. */
export const inboxKey = 'enquiries';

/** The API's sort keys for the table's columns. */
const sorts: Readonly<Record<string, InboxQuery['sort']>> = {
  '-came': 'newest',
  came: 'oldest',
  due: 'due',
  '-due': 'due-last',
  '-updated': 'updated',
  updated: 'updated-last',
};

const queryOf = ({ q, filters: { tab, kind, owner, due } }: TableView) => ({
  q: q.trim().slice(0, 100),
  tab: tabs.find((each) => each === tab),
  kind: enquiryKinds.find((each) => each === kind),
  owner,
  due: dueFilters.find((each) => each === due),
});

/** A page of the inbox with the counts of the tabs. */
export const listInbox = (view: TableView, signal: AbortSignal | undefined) =>
  read(
    'GET /enquiries',
    { ...queryOf(view), sort: sorts[view.sort], page: view.page, limit: view.size },
    signal,
  );

/** All matching enquiries as CSV. */
export const inboxFile = (view: TableView): Promise<Blob> =>
  requestFile('/enquiries/rows.csv', queryOf(view));

/** One of the staff that can be assigned. */
export type Owner = z.infer<typeof ownerList>['items'][number];

/** The concurrent changes, latest first, after a conflict. */
export function changesIn(cause: unknown): readonly HistoryEntry[] {
  const isLate = cause instanceof ApiProblem && cause.code === 'enquiries.changed';
  return isLate ? z.array(historyEntry).catch([]).parse(cause.details.changes) : [];
}

export type BulkChange =
  | { readonly action: 'assign'; readonly owner: string | null }
  | { readonly action: 'state'; readonly state: (typeof settableStates)[number] }
  | { readonly action: 'due'; readonly dueOn: string | null }
  | { readonly action: 'spam' | 'release' };

/** One change to many, each on its own. */
export async function changeEnquiries(ids: readonly string[], change: BulkChange) {
  const { results } = await write('POST /enquiries/bulk', { ...change, ids: [...ids] });
  return results.map(({ id, ok, code = '', detail }) => ({
    id,
    ok,
    ...(detail === undefined
      ? {}
      : { why: refusalText(new ApiProblem({ status: 409, code, detail, fields: [] })) }),
  }));
}

type ChangeOf<Answer, Told extends readonly unknown[] = []> = <
  At extends Extract<keyof Operations, `POST /enquiries/{id}/${string}`>,
>(
  at: At,
  input: Operations[At]['input'],
  ...told: Told
) => Promise<Answer>;

/** Makes a change to the enquiry. @throws WordedError when somebody changed it meanwhile */
export type Send = ChangeOf<void>;

/** Makes a change to the enquiry and notifies of its success. @returns whether it succeeded */
export type Change = ChangeOf<boolean, [told?: Told]>;

/** What is told of a change that can be taken back. */
export const savedUndoable = (undo: () => Promise<unknown>): Told => ({ text: m.inbox_notify_saved, undo });
