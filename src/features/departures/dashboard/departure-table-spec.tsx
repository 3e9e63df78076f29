import type { Me } from '#dashboard/api/me.ts';
import { officeLanguage } from '#dashboard/language.ts';
import type { TableSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { count } from '#platform/format/numbers.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { planTabs } from '../plan/plan.contract.ts';
import { departureActions } from './departure-actions.ts';
import { dayWords, decisionWords, nameOf, packageWords, stateWords, tabWords } from './departure-words.ts';
import { loadPlan, planKey } from './departures-client.ts';
import { monthAfter } from './month.rules.ts';
import type { PlanAddress } from './plan-address.ts';
import { SeatsBar } from './seats-bar.tsx';

const sorts: Readonly<Record<string, (row: OfficeDeparture) => string | number>> = {
  departs: (row) => row.departsOn,
  package: (row) => packageWords(row.package),
  left: (row) => row.left,
};

/** A page of the table. The plan is loaded whole, so it is searched and sorted here. */
function shown(items: readonly OfficeDeparture[], { q, sort, page, size }: ViewQuery) {
  const words = q.trim().toLowerCase();
  const found = items.filter(({ package: of }) =>
    `${of.title.en ?? ''} ${of.title.bn ?? ''} ${of.slug}`.toLowerCase().includes(words),
  );
  const value = sorts[sort.replace('-', '')] ?? ((row: OfficeDeparture) => row.departsOn);
  const order = sort.startsWith('-') ? -1 : 1;
  const sorted = found.toSorted((a, b) => (value(a) < value(b) ? -order : value(a) > value(b) ? order : 0));
  return { items: sorted.slice((page - 1) * size, page * size), total: found.length };
}
type ViewQuery = Pick<Parameters<TableSpec<OfficeDeparture>['load']>[0], 'q' | 'sort' | 'page' | 'size'>;

/** The table of departures for the query of the address. Those that have left begin with the latest. */
export function departureTable(
  me: Me,
  { package: packageId, market, month, tab }: PlanAddress,
): TableSpec<OfficeDeparture> {
  const days =
    month === undefined ? {} : { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1) };
  const figure = (name: 'keptBack' | 'held' | 'booked' | 'left', label: () => string) => ({
    key: name,
    label,
    align: 'end' as const,
    ...(name === 'left' ? { sort: 'left' } : {}),
    cell: (row: OfficeDeparture) => count(row[name], officeLanguage()),
    text: (row: OfficeDeparture) => String(row[name]),
  });
  return {
    key: planKey[0],
    columns: [
      {
        key: 'departs',
        label: () => m.office_dep_leaves(),
        sort: 'departs',
        cell: (row) => (
          <span className="of-titles dep-days">
            <strong>{dayWords(row.departsOn)}</strong>
            {row.returnsOn !== row.departsOn && (
              <span>{m.office_dep_back({ day: dayWords(row.returnsOn) })}</span>
            )}
          </span>
        ),
        text: ({ departsOn }) => departsOn,
      },
      {
        key: 'package',
        label: () => m.office_dep_package(),
        main: true,
        sort: 'package',
        cell: (row) => <strong>{packageWords(row.package)}</strong>,
        text: (row) => packageWords(row.package),
      },
      {
        key: 'state',
        label: () => m.office_filter_state(),
        cell: (row) => (
          <span className="dep-state" data-state={row.state}>
            {stateWords(row)}
          </span>
        ),
        text: stateWords,
      },
      {
        key: 'seats',
        label: () => m.office_dep_seats(),
        cell: (row) => <SeatsBar of={row} />,
        text: ({ seats }) => String(seats),
      },
      figure('keptBack', () => m.office_dep_keptback()),
      figure('held', () => m.office_dep_col_held()),
      figure('booked', () => m.office_dep_col_booked()),
      figure('left', () => m.office_dep_col_left()),
      {
        key: 'decision',
        label: () => m.office_dep_decision(),
        cell: decisionWords,
        text: decisionWords,
      },
    ],
    filters: [
      {
        key: 'tab',
        label: () => m.office_filter_state(),
        tabs: true,
        unset: { label: () => m.office_dep_tab_coming(), counted: 'coming' },
        values: planTabs
          .filter((tab) => tab !== 'coming')
          .map((tab) => ({ value: tab, label: () => tabWords(tab) })),
      },
    ],
    defaultSort: tab === 'gone' ? '-departs' : 'departs',
    searchLabel: m.office_dep_search(),
    load: async (view, signal) => {
      const query = { tab: tab ?? 'coming', package: packageId, market, ...days };
      const { items, counts } = await loadPlan(query, signal);
      return { ...shown(items, view), counts };
    },
    idOf: ({ id }) => id,
    nameOf,
    rowActions: (row) => departureActions(row, me),
    nothing: { title: m.office_dep_none(), text: m.office_dep_none_text() },
  };
}
