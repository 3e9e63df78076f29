import type { Me } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import type { TableSpec } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { count } from '#platform/format/numbers.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { planSorts, planTabs } from '../plan/plan.contract.ts';
import { departureActions } from './departure-actions.ts';
import { decisionLabel, formatDay, nameOf, packageLabel, stateLabel, tabLabel } from './departure-labels.ts';
import { planKey } from './departures-client.ts';
import { monthAfter } from './month.rules.ts';
import type { PlanAddress } from './plan-address.ts';
import { SeatsBar } from './seats-bar.tsx';

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
    exported: 'departures',
    list: 'departures',
    scope: { package: packageId, market, month },
    columns: [
      {
        key: 'departs',
        label: () => m.office_dep_leaves(),
        sort: 'departs',
        cell: (row) => (
          <span className="of-titles dep-days">
            <strong>{formatDay(row.departsOn)}</strong>
            {row.returnsOn !== row.departsOn && (
              <span>{m.office_dep_back({ day: formatDay(row.returnsOn) })}</span>
            )}
          </span>
        ),
        text: ({ departsOn }) => departsOn,
      },
      {
        key: 'package',
        label: () => m.office_dep_package(),
        main: true,
        linked: true,
        sort: 'package',
        cell: (row) => <strong>{packageLabel(row.package)}</strong>,
        text: (row) => packageLabel(row.package),
      },
      {
        key: 'state',
        label: () => m.office_filter_state(),
        cell: (row) => (
          <span className="dep-state" data-state={row.state}>
            {stateLabel(row)}
          </span>
        ),
        text: stateLabel,
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
        cell: decisionLabel,
        text: decisionLabel,
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
          .map((tab) => ({ value: tab, label: () => tabLabel(tab) })),
      },
    ],
    defaultSort: tab === 'gone' ? '-departs' : 'departs',
    searchLabel: m.office_dep_search(),
    load: ({ q, sort: chosen, page, size: limit }, signal) => {
      const sort = planSorts.find((each) => each === chosen);
      const query = { tab: tab ?? 'coming', package: packageId, market, ...days, q, sort, page, limit };
      return read('GET /departures/plan', query, signal);
    },
    idOf: ({ id }) => id,
    nameOf,
    open: ({ id }) => `/dashboard/departures/${id}`,
    rowActions: (row) => departureActions(row, me),
    nothing: { title: m.office_dep_none(), text: m.office_dep_none_text() },
  };
}
