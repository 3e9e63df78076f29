import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { subjectKinds, subjectLabel } from '#dashboard/activity/subject-labels.ts';
import type { ActivityFilterValues } from '#dashboard/api/activity.ts';
import { useMe } from '#dashboard/api/me.ts';
import { listUsers } from '#dashboard/api/users.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { m } from '#messages/messages.js';

interface ActivityFiltersProps {
  filters: ActivityFilterValues;
  onChange: (key: keyof ActivityFilterValues, value: string) => void;
  onClear: () => void;
}

/** Staff by their ids in the log; the log may be readable without access to the users. */
function useStaff() {
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['users', 'staff'],
    enabled: me.may('users.read'),
    queryFn: async ({ signal }) => (await listUsers({ sort: 'email', limit: 100 }, signal)).items,
  });
  return (data ?? []).filter(({ role }) => role !== 'customer');
}

/** Filters: actor, subject and period. */
export function ActivityFilters({ filters, onChange, onClear }: ActivityFiltersProps) {
  const staff = useStaff();
  const anyone = { value: '', label: m.office_anyone() };
  return (
    <div className="of-tools of-tools-end-line">
      <NativeSelect
        label={m.office_log_who()}
        value={filters.actor ?? ''}
        data={[
          anyone,
          ...staff.map(({ uid, name, email }) => ({ value: `user:${uid}`, label: name ?? email })),
        ]}
        onChange={(event) => onChange('actor', event.currentTarget.value)}
      />
      <NativeSelect
        label={m.office_log_what()}
        value={filters.subjectKind ?? ''}
        data={[
          { value: '', label: m.office_all() },
          ...subjectKinds.map((kind) => ({ value: kind, label: subjectLabel(kind) })),
        ]}
        onChange={(event) => onChange('subjectKind', event.currentTarget.value)}
      />
      <DateInput
        label={m.office_from_day()}
        value={filters.from ?? ''}
        onChange={(next) => next !== undefined && onChange('from', next)}
      />
      <DateInput
        label={m.office_to_day()}
        value={filters.to ?? ''}
        onChange={(next) => next !== undefined && onChange('to', next)}
      />
      {Object.values(filters).some((value) => value !== undefined) && (
        <Button variant="subtle" onClick={onClear}>
          {m.office_clear_filters()}
        </Button>
      )}
    </div>
  );
}
