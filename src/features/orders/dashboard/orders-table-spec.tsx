import type { Me } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { formatMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { BuiltInView, Column, Filter, TableSpec } from '#dashboard/table/table-spec.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import {
  dueTabs,
  type OrderFilter,
  type OrderItem,
  type OrderSums,
  orderSorts,
} from '../order-list.contract.ts';
import { orderStates } from '../orders.rules.ts';
import { customerColumn, stateColumn } from './lead-and-state-columns.tsx';
import { formatDay, formatTaka, lineLabel, orderStateNames } from './order-labels.ts';

/** The views that come with the program. */
const views: readonly BuiltInView[] = [
  { key: 'week', label: () => m.office_order_view_week(), query: 'due=unpaid&travels=week' },
  { key: 'today', label: () => m.office_order_tab_today(), query: 'due=today' },
  { key: 'overdue', label: () => m.office_order_tab_overdue(), query: 'due=overdue' },
  { key: 'quotes', label: () => m.office_order_tab_quotes(), query: 'state=quoted' },
  { key: 'refund', label: () => m.office_order_tab_refund(), query: 'due=refund' },
  { key: 'mine', label: () => m.office_order_view_mine(), query: 'clerk=me' },
  { key: 'all', label: () => m.office_all(), query: '' },
];

const dueNames: Readonly<Record<(typeof dueTabs)[number], () => string>> = {
  unpaid: m.office_order_due_unpaid,
  today: m.office_order_tab_today,
  overdue: m.office_order_tab_overdue,
  upcoming: m.office_order_tab_upcoming,
  refund: m.office_order_tab_refund,
};

/** Which orders a view shows. */
export const filterOf = (me: Me, { q, filters }: TableView): OrderFilter => ({
  q: q.trim() || undefined,
  state: orderStates.find((each) => each === filters.state),
  due: dueTabs.find((each) => each === filters.due),
  clerk: filters.clerk === 'me' ? me.uid : filters.clerk,
  travels: filters.travels,
  made: filters.made,
});

export type Clerk = NonNullable<OrderItem['clerk']>;

const filtersOf = (me: Me, clerks: readonly Clerk[]): readonly Filter[] => [
  {
    key: 'travels',
    label: () => m.office_order_travel_day(),
    values: [],
    days: ['today', 'week', 'fortnight', 'month', 'past'],
  },
  {
    key: 'due',
    label: () => m.office_order_payment(),
    values: dueTabs.map((value) => ({ value, label: dueNames[value] })),
  },
  {
    key: 'clerk',
    label: () => m.office_report_clerk(),
    takes: (value) => value.length <= 128,
    values: [
      { value: 'me', label: () => m.inbox_owner_me() },
      { value: 'nobody', label: () => m.inbox_owner_nobody() },
      ...clerks
        .filter(({ uid }) => uid !== me.uid)
        .map(({ uid, name }) => ({ value: uid, label: () => name })),
    ],
  },
  {
    key: 'state',
    label: () => m.office_filter_state(),
    values: orderStates.map((value) => ({ value, label: orderStateNames[value] })),
  },
  { key: 'made', label: () => m.office_order_made(), values: [], days: ['today', 'last-week', 'last-month'] },
];

const sumColumn = (
  key: 'total' | 'paid' | 'owed',
  label: () => string,
  extra = false,
): Column<OrderItem> => ({
  key,
  label,
  sort: key,
  align: 'end',
  extra,
  cell: (row) => <span className="num">{formatTaka(row[key])}</span>,
  text: (row) => decimalTaka(row[key]),
});

function Due({ row: { due, dueOn, overdue } }: { row: OrderItem }) {
  if (due === 0) {
    return '–';
  }
  return (
    <span className="of-titles ord-due num" data-late={overdue > 0 || undefined}>
      <strong>{formatTaka(due)}</strong>
      {dueOn !== null && <span>{formatDay(dueOn)}</span>}
    </span>
  );
}

const columns: readonly Column<OrderItem>[] = [
  {
    key: 'what',
    label: () => m.office_order_product(),
    main: true,
    linked: true,
    cell: ({ about, reference }) => (
      <span className="of-titles ord-what">
        <strong>{lineLabel(about) || reference}</strong>
        <span className="num">{reference}</span>
      </span>
    ),
    text: ({ about }) => lineLabel(about),
    beside: [{ label: () => m.office_order_reference(), text: ({ reference }) => reference }],
  },
  {
    key: 'travels',
    label: () => m.office_order_travel_day(),
    sort: 'travels',
    cell: ({ travelsOn }) => <span className="num">{travelsOn === null ? '–' : formatDay(travelsOn)}</span>,
    text: ({ travelsOn }) => travelsOn ?? '',
  },
  customerColumn(),
  {
    key: 'clerk',
    label: () => m.office_report_clerk(),
    sort: 'clerk',
    cell: ({ clerk }) => clerk?.name ?? <span className="of-dim">–</span>,
    text: ({ clerk }) => clerk?.name ?? '',
  },
  sumColumn('total', () => m.office_order_total()),
  sumColumn('paid', () => m.office_order_received()),
  {
    key: 'due',
    label: () => m.office_order_due(),
    sort: 'due',
    align: 'end',
    cell: (row) => <Due row={row} />,
    text: ({ due }) => decimalTaka(due),
    beside: [{ label: () => m.office_order_due_day(), text: ({ dueOn }) => dueOn ?? '' }],
  },
  sumColumn('owed', () => m.office_order_owed_in_all(), true),
  {
    key: 'dueon',
    label: () => m.office_order_due_day(),
    sort: 'dueon',
    extra: true,
    cell: ({ dueOn }) => <span className="num">{dueOn === null ? '–' : formatDay(dueOn)}</span>,
    text: ({ dueOn }) => dueOn ?? '',
  },
  stateColumn(() => m.office_filter_state()),
  {
    key: 'made',
    label: () => m.office_order_made(),
    sort: 'made',
    align: 'end',
    extra: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
];

/** The foot of the list: sums of all that were found, what is late apart. */
export const footOf = (total: number, sums: OrderSums) => ({
  what: <strong>{m.office_order_count({ count: total, orders: count(total, officeLanguage()) })}</strong>,
  total: <strong className="num">{formatTaka(sums.total)}</strong>,
  paid: <strong className="num">{formatTaka(sums.paid)}</strong>,
  owed: <strong className="num">{formatTaka(sums.owed)}</strong>,
  due: (
    <span className="of-titles num ord-due">
      <strong>{formatTaka(sums.due)}</strong>
      {sums.overdue > 0 && (
        <span className="ord-late">{m.office_order_of_it_late({ sum: formatTaka(sums.overdue) })}</span>
      )}
    </span>
  ),
});

/** The list of orders. @param clerks who have made orders */
export function ordersTable(me: Me, clerks: readonly Clerk[]): TableSpec<OrderItem> {
  const queryOf = (view: TableView) => ({
    ...filterOf(me, view),
    sort: orderSorts.find((each) => each === view.sort),
  });
  return {
    key: 'orders',
    list: 'orders',
    exported: 'orders',
    views,
    columns,
    filters: filtersOf(me, clerks),
    defaultSort: '-made',
    searchLabel: m.office_order_search(),
    idOf: ({ id }) => id,
    nameOf: ({ reference, name }) => `${reference}, ${name}`,
    open: ({ id }) => `/dashboard/orders/${id}`,
    nothing: { title: m.office_order_none(), text: m.office_order_none_text() },
    count: async (view, signal) => (await read('GET /orders', { ...queryOf(view), limit: 0 }, signal)).total,
    load: async (view, signal) => {
      const query = { ...queryOf(view), page: view.page, limit: view.size };
      const { items, total, sums } = await read('GET /orders', query, signal);
      return { items, total, foot: footOf(total, sums) };
    },
  };
}
