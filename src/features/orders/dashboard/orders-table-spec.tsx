import { formatMoment, Moment } from '#dashboard/documents/moment.tsx';
import type { RowsSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { OrderItem, OrderQuery } from '../orders.contract.ts';
import { leadColumn, stateColumn } from './lead-and-state-columns.tsx';
import { formatDay, formatTaka } from './order-labels.ts';

/** The tabs of the list and what each asks for. */
const tabs: Readonly<Record<string, OrderQuery>> = {
  quotes: { state: 'quoted' },
  today: { due: 'today' },
  overdue: { due: 'overdue' },
  upcoming: { due: 'upcoming' },
  refund: { due: 'refund' },
};

/** The query of a tab; of all orders without one. */
export const tabQuery = (tab: string | undefined): OrderQuery => (tab === undefined ? {} : (tabs[tab] ?? {}));

const dueLabel = ({ due, dueOn }: OrderItem): string =>
  due === 0
    ? '–'
    : dueOn === null
      ? formatTaka(due)
      : m.office_order_due_on({ sum: formatTaka(due), day: formatDay(dueOn) });

/** The columns, tabs and search of the list of orders. */
export const ordersTable = (): RowsSpec<OrderItem> => ({
  columns: [
    leadColumn('reference', () => m.office_order_reference()),
    stateColumn(() => m.office_filter_state()),
    {
      key: 'total',
      label: () => m.office_order_total(),
      align: 'end',
      cell: ({ total }) => <span className="num">{formatTaka(total)}</span>,
      text: ({ total }) => formatTaka(total),
    },
    {
      key: 'paid',
      label: () => m.office_order_received(),
      align: 'end',
      cell: ({ paid }) => <span className="num">{formatTaka(paid)}</span>,
      text: ({ paid }) => formatTaka(paid),
    },
    {
      key: 'due',
      label: () => m.office_order_due(),
      align: 'end',
      cell: (row) => (
        <span
          className="num ord-due"
          data-late={(row.dueOn !== null && row.state === 'open' && row.dueOn < dhakaToday()) || undefined}
        >
          {dueLabel(row)}
        </span>
      ),
      text: dueLabel,
    },
    {
      key: 'made',
      label: () => m.office_order_made(),
      align: 'end',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      text: ({ createdAt }) => formatMoment(createdAt),
    },
  ],
  filters: [
    {
      key: 'tab',
      label: () => m.office_filter_state(),
      tabs: true,
      values: [
        { value: 'quotes', label: m.office_order_tab_quotes },
        { value: 'today', label: m.office_order_tab_today },
        { value: 'overdue', label: m.office_order_tab_overdue },
        { value: 'upcoming', label: m.office_order_tab_upcoming },
        { value: 'refund', label: m.office_order_tab_refund },
      ],
    },
  ],
  defaultSort: 'latest',
  searchLabel: m.office_order_search(),
  idOf: ({ id }) => id,
  nameOf: ({ reference, name }) => `${reference}, ${name}`,
  open: ({ id }) => `/dashboard/orders/${id}`,
  nothing: { title: m.office_order_none(), text: m.office_order_none_text() },
});
