import { read } from '#dashboard/api/operations.ts';
import { fullMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import type { TableSpec } from '#dashboard/table/table-spec.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { formatUntil, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { fareStates } from '../fares.contract.ts';
import { isGroup } from '../fares.rules.ts';
import { type FareItem, fareTabs } from '../list/list.contract.ts';
import { markOf, stateNames } from './fare-labels.ts';

const none = '–';

const limitLabel = ({ timeLimit, isOver, state }: FareItem): string => {
  if (timeLimit === null || state === 'ended' || state === 'ticketed') {
    return none;
  }
  const until = formatUntil(new Date(timeLimit), officeLanguage());
  return isOver ? m.office_fare_over({ until }) : until;
};

const whoLabel = ({ name, company }: FareItem) => (company === null ? name : `${name}, ${company}`);

const tripLabel = ({ route, travelOn, passengers }: FareItem) => {
  const day = travelOn === null ? none : shortDate(travelOn, officeLanguage());
  const trip = { route, day, people: count(passengers, officeLanguage()) };
  return isGroup(passengers)
    ? m.office_fare_trip_group(trip)
    : m.office_fare_trip({ ...trip, count: passengers });
};

/** The columns, tabs and search of the fare desk. */
export const faresTable = (): TableSpec<FareItem> => ({
  key: 'fares',
  list: 'fares',
  exported: 'fares',
  columns: [
    {
      key: 'reference',
      label: () => m.office_order_customer(),
      main: true,
      linked: true,
      cell: (row) => (
        <span className="of-titles">
          <strong>{whoLabel(row)}</strong>
          <span className="num">{[row.reference, row.phone].filter(Boolean).join(' · ')}</span>
        </span>
      ),
      text: (row) => `${row.reference}: ${whoLabel(row)}`,
    },
    {
      key: 'trip',
      label: () => m.office_fare_journey(),
      cell: (row) => <span className="num">{tripLabel(row)}</span>,
      text: tripLabel,
    },
    {
      key: 'state',
      label: () => m.office_filter_state(),
      cell: (row) => (
        <span className="of-state" data-state={markOf(row.state)}>
          {stateNames[row.state]()}
        </span>
      ),
      text: ({ state }) => stateNames[state](),
    },
    {
      key: 'limit',
      label: () => m.office_fare_time_limit(),
      cell: (row) => (
        <span className={row.state === 'accepted' && row.isOver ? 'fare-late num' : 'num'}>
          {limitLabel(row)}
        </span>
      ),
      text: limitLabel,
    },
    {
      key: 'pnr',
      label: () => m.office_fare_pnr(),
      cell: ({ pnr }) => <span className="num">{pnr ?? none}</span>,
      text: ({ pnr }) => pnr ?? '',
    },
    {
      key: 'total',
      label: () => m.office_order_total(),
      align: 'end',
      cell: ({ total }) => <span className="num">{total === null ? none : formatTaka(total)}</span>,
      text: ({ total }) => (total === null ? '' : formatTaka(total)),
    },
    {
      key: 'came',
      label: () => m.inbox_column_came(),
      align: 'end',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      text: ({ createdAt }) => fullMoment(createdAt),
    },
  ],
  filters: [
    {
      key: 'tab',
      label: () => m.office_filter_state(),
      tabs: true,
      unset: { label: m.office_fare_tab_waiting, counted: 'waiting' },
      values: [
        ...fareStates.map((value) => ({ value, label: stateNames[value] })),
        { value: 'all', label: m.office_all },
      ],
    },
  ],
  defaultSort: 'limit',
  searchLabel: m.office_fare_search(),
  idOf: ({ id }) => id,
  nameOf: ({ reference, name }) => `${reference}, ${name}`,
  open: ({ id }) => `/dashboard/fares/${id}`,
  nothing: { title: m.office_fare_none(), text: m.office_fare_none_text() },
  load: ({ q, page, size, filters }, signal) =>
    read(
      'GET /fares',
      { q: q.trim().slice(0, 100), page, limit: size, tab: fareTabs.find((tab) => tab === filters.tab) },
      signal,
    ),
});
