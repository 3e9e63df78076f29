import type { AgendaReason, AgendaRow } from '#features/agenda/agenda.contract.ts';
import {
  type AgendaPart,
  type AgendaProvider,
  agendaRowOf,
  visibleRows,
} from '#features/agenda/agenda.rules.ts';
import type { Reading } from '#platform/http/operation.ts';
import { type InboxQuery, inboxQuery } from '../inbox/inbox.contract.ts';
import { listInbox } from '../inbox/inbox.queries.ts';

type Query = Pick<InboxQuery, 'tab' | 'sort'> & { readonly due?: 'overdue' };

/** The first of a tab of the inbox, as the inbox counts it. */
const partOf =
  (query: Query, why: AgendaReason, urgency: AgendaRow['urgency']) =>
  async ({ db, today, caller: { uid } }: Reading): Promise<AgendaPart> => {
    const asked = inboxQuery.parse({ ...query, limit: visibleRows });
    const { items, total } = await listInbox(db, asked, { uid, today });
    const due = query.due === undefined ? '' : `&due=${query.due}`;
    return {
      path: `/dashboard/enquiries?tab=${query.tab}${due}`,
      total,
      sum: null,
      rows: items.map(({ id, subject, name, phone, dueOn, createdAt }) =>
        agendaRowOf({
          id,
          path: `/dashboard/enquiries/${id}`,
          what: subject,
          why,
          day: dueOn,
          at: createdAt,
          customer: { name, phone },
          urgency,
        }),
      ),
    };
  };

/** Enquiries that nobody answered, those to call back, and those that may be spam. */
export const enquiryAgenda: readonly AgendaProvider[] = [
  {
    name: 'suspects',
    permission: 'enquiries.read',
    list: partOf({ tab: 'in-review', sort: 'oldest' }, 'suspect', null),
  },
  {
    name: 'new-enquiries',
    permission: 'enquiries.read',
    list: partOf({ tab: 'new', sort: 'oldest' }, 'came', null),
  },
  {
    name: 'call-backs',
    permission: 'enquiries.read',
    list: partOf({ tab: 'open', due: 'overdue', sort: 'due' }, 'to-call-back', 'late'),
  },
];
