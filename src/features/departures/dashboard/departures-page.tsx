import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays, List, Plus, Repeat } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { openForm } from '#dashboard/form/form-frame.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { DepartureForm } from './departure-form.tsx';
import { DeparturePanel } from './departure-panel.tsx';
import { departureTable } from './departure-table-spec.tsx';
import { loadWholePlan, planKey } from './departures-client.ts';
import { daysOf } from './month.rules.ts';
import { MonthView } from './month-view.tsx';
import { usePlanAddress, visibleMonth } from './plan-address.ts';
import { PlanFilters } from './plan-filters.tsx';
import './departures-page.css';

/** /dashboard/departures: all departures, as a month or as a list. */
export default function DeparturesPage() {
  const me = useMe();
  const { address, set } = usePlanAddress();
  const [chosen, setChosen] = useState<string>();
  const { isList, package: packageId, market, month: chosenMonth, tab } = address;
  const month = visibleMonth(address, dhakaToday());
  const days = daysOf(month);
  const query = { package: packageId, market, tab, from: days[0], to: days.at(-1) };
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({
    queryKey: [...planKey, 'month', query],
    queryFn: ({ signal }) => loadWholePlan(query, signal),
    placeholderData: keepPreviousData,
  });
  const spec = useMemo(
    () => departureTable(me, { isList: true, package: packageId, market, month: chosenMonth, tab }),
    [me, packageId, market, chosenMonth, tab],
  );
  const refused = needsPermission(me, 'departures.write');
  const departure = plan?.items.find(({ id }) => id === chosen);
  const open = (mode: 'new' | 'repeat') =>
    openForm(
      mode === 'new' ? m.office_dep_new() : m.office_dep_repeat(),
      <DepartureForm mode={mode} packageId={packageId} />,
      { size: 'lg' },
    );
  return (
    <PageFrame
      title={m.office_nav_departures()}
      actions={
        <>
          <Button.Group>
            <Button
              variant={isList ? 'default' : 'filled'}
              aria-pressed={!isList}
              leftSection={<Icon of={CalendarDays} />}
              onClick={() => set('view', null)}
            >
              {m.office_dep_month()}
            </Button>
            <Button
              variant={isList ? 'filled' : 'default'}
              aria-pressed={isList}
              leftSection={<Icon of={List} />}
              onClick={() => set('view', 'list')}
            >
              {m.office_dep_list()}
            </Button>
          </Button.Group>
          <MayButton
            refused={refused}
            variant="default"
            leftSection={<Icon of={Repeat} />}
            onClick={() => open('repeat')}
          >
            {m.office_dep_repeat()}
          </MayButton>
          <MayButton
            refused={refused}
            color="marigold.5"
            leftSection={<Icon of={Plus} />}
            onClick={() => open('new')}
          >
            {m.office_dep_new()}
          </MayButton>
        </>
      }
    >
      <PlanFilters address={address} set={set} plan={plan} />
      {isList ? (
        <OfficeTable spec={spec} />
      ) : plan === undefined && error !== null ? (
        <div className="of-list-sheet">
          <ListError cause={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="dep-grid" data-open={departure !== undefined || undefined}>
          <MonthView
            month={month}
            onMonth={(next) => set('month', next)}
            plan={plan}
            chosen={chosen}
            onChoose={({ id }) => setChosen(id === chosen ? undefined : id)}
          />
          {departure && <DeparturePanel of={departure} />}
        </div>
      )}
    </PageFrame>
  );
}
