import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import type { Column, TableSpec } from '#dashboard/table/table-spec.ts';
import type { TableView } from '#dashboard/table/table-view.ts';
import { customerColumn } from '#features/orders/dashboard/lead-and-state-columns.tsx';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { type OwedRow, owedSorts } from '../debts/debts.contract.ts';
import { ages } from '../reports.contract.ts';
import { ageLabel, formatTakaOrDash } from './report-labels.ts';

const dayLabel = ({ due }: OwedRow) => (due === null ? '–' : fullDate(due, officeLanguage()));

const countLabel = (orders: number) =>
  m.office_order_count({ count: orders, orders: count(orders, officeLanguage()) });

const columns: readonly Column<OwedRow>[] = [
  { ...customerColumn<OwedRow>(), key: 'customer', main: true },
  {
    key: 'reference',
    label: () => m.office_order_reference(),
    sort: 'reference',
    cell: ({ reference, orders }) => (
      <span className="num">{orders === 1 ? reference : countLabel(orders)}</span>
    ),
    text: ({ reference }) => reference,
  },
  {
    key: 'due',
    label: () => m.office_report_due(),
    sort: 'due',
    cell: (row) => <span className="num">{dayLabel(row)}</span>,
    text: ({ due }) => due ?? '',
  },
  ...ages.map(
    (age, place): Column<OwedRow> => ({
      key: age,
      label: () => ageLabel(age),
      align: 'end',
      cell: ({ amounts }) => <span className="num">{formatTakaOrDash(amounts[place] ?? 0)}</span>,
      text: ({ amounts }) => decimalTaka(amounts[place] ?? 0),
    }),
  ),
  {
    key: 'total',
    label: () => m.office_report_sum(),
    sort: 'total',
    align: 'end',
    cell: ({ total }) => <strong className="num">{formatTakaOrDash(total)}</strong>,
    text: ({ total }) => decimalTaka(total),
  },
];

const queryOf = ({ q, filters: { age, each }, sort }: TableView) => ({
  q: q.trim() || undefined,
  age: ages.find((known) => known === age),
  each: each === 'customer' ? ('customer' as const) : undefined,
  sort: owedSorts.find((known) => known === sort),
});

/** Who owes the agency something, by age: the longest due first, or the largest sum. */
export const owedTable = (): TableSpec<OwedRow> => ({
  key: 'owed',
  list: 'owed',
  exported: 'owed',
  columns,
  filters: [
    {
      key: 'age',
      label: () => m.office_owed_age(),
      values: ages.map((age) => ({ value: age, label: () => ageLabel(age) })),
    },
    {
      key: 'each',
      label: () => m.office_owed_rows(),
      values: [{ value: 'customer', label: () => m.office_owed_by_customer() }],
    },
  ],
  defaultSort: 'due',
  searchLabel: m.office_owed_search(),
  idOf: ({ id }) => id,
  nameOf: ({ reference, name }) => `${reference}, ${name}`,
  open: ({ id, phone, orders }) =>
    orders === 1 ? `/dashboard/orders/${id}` : `/dashboard/orders?due=unpaid&q=${encodeURIComponent(phone)}`,
  nothing: { title: m.office_report_nobody_owes(), text: m.office_owed_none_text() },
  count: async (view, signal) =>
    (await read('GET /reports/owed/orders', { ...queryOf(view), limit: 0 }, signal)).total,
  load: async (view, signal) => {
    const query = { ...queryOf(view), page: view.page, limit: view.size };
    const { items, total, amounts, sum } = await read('GET /reports/owed/orders', query, signal);
    const foot = {
      customer: <strong>{m.office_report_sum()}</strong>,
      total: <strong className="num">{formatTakaOrDash(sum)}</strong>,
      ...Object.fromEntries(ages.map((age, place) => [age, formatTakaOrDash(amounts[place] ?? 0)])),
    };
    return { items, total, foot };
  },
});
