import { Button, Select } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, List, Plus, Repeat } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { m } from '#messages/messages.js';
import { dhakaDate, monthOf } from '#platform/calendar-date.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { DepartureForm } from './departure-form.tsx';
import { DeparturePanel } from './departure-panel.tsx';
import { departureTable } from './departure-table-spec.tsx';
import { packageWords } from './departure-words.ts';
import { loadPlan, planKey } from './departures-client.ts';
import { daysOf } from './month.rules.ts';
import { MonthView } from './month-view.tsx';
import './departures-page.css';

const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** /dashboard/departures: all departures, as a month or as a list. */
export default function DeparturesPage() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<string>();
  const packageId = params.get('package') ?? undefined;
  const isList = params.get('view') === 'list';
  const asked = params.get('month') ?? '';
  const month = isMonth.test(asked) ? asked : monthOf(dhakaDate(new Date()));
  const days = daysOf(month);
  const query = { package: packageId, from: days[0], to: days.at(-1) };
  const { data: plan } = useQuery({
    queryKey: [...planKey, 'month', query],
    queryFn: ({ signal }) => loadPlan(query, signal),
  });
  const spec = useMemo(() => departureTable(me, packageId), [me, packageId]);
  const refused = needsPermission(me, 'departures.write');
  const set = (name: string, value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) {
        next.delete(name);
      } else {
        next.set(name, value);
      }
      return next;
    });
  const departure = plan?.items.find(({ id }) => id === chosen);
  const open = (mode: 'new' | 'repeat') =>
    modals.open({
      title: mode === 'new' ? m.office_dep_new() : m.office_dep_repeat(),
      size: 'lg',
      children: (
        <DepartureForm mode={mode} packageId={packageId} {...(mode === 'repeat' ? { departure } : {})} />
      ),
    });
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
      <Select
        className="dep-package"
        aria-label={m.office_dep_package()}
        placeholder={m.office_dep_all_packages()}
        searchable
        clearable
        data={(plan?.packages ?? []).map((each) => ({ value: each.id, label: packageWords(each) }))}
        value={packageId ?? null}
        onChange={(value) => set('package', value)}
      />
      {isList ? (
        <OfficeTable key={packageId ?? 'all'} spec={spec} />
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
