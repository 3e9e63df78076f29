import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { DaysFilter, daysLabel } from './days-filter.tsx';
import type { Filter } from './table-spec.ts';
import type { TableView } from './table-view.ts';

interface FilterMenusProps {
  filters: readonly Filter[];
  view: TableView;
  change: (next: Partial<TableView>) => void;
}

/** A button for each filter; an active one shows its value. */
export function FilterMenus({ filters, view, change }: FilterMenusProps) {
  const set = (key: string, value: string | undefined) => {
    const { [key]: _, ...others } = view.filters;
    change({ filters: value === undefined ? others : { ...others, [key]: value } });
  };
  const narrowed = filters.some(({ key }) => view.filters[key] !== undefined);
  return (
    <div className="of-filters">
      {filters.map(({ key, label, values, days }) => {
        const chosen = view.filters[key];
        const found = values.find(({ value }) => value === chosen);
        const now =
          days !== undefined && chosen !== undefined
            ? { value: chosen, label: () => daysLabel(chosen) }
            : found;
        return (
          <Menu key={key} position="bottom-start" withinPortal>
            <Menu.Target>
              <Button
                variant="default"
                data-set={chosen !== undefined || undefined}
                rightSection={<Icon of={ChevronDown} />}
              >
                {now === undefined ? label() : `${label()}: ${now.label()}`}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {days !== undefined ? (
                <DaysFilter days={days} value={chosen} onSet={(value) => set(key, value)} />
              ) : (
                <Menu.RadioGroup
                  value={now?.value ?? ''}
                  onChange={(value) => set(key, value === '' ? undefined : value)}
                >
                  {[{ value: '', label: () => m.office_any() }, ...values].map((each) => (
                    <Menu.RadioItem key={each.value} value={each.value} closeMenuOnClick>
                      {each.label()}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              )}
            </Menu.Dropdown>
          </Menu>
        );
      })}
      {narrowed && (
        <Button variant="subtle" onClick={() => change({ filters: {} })}>
          {m.office_clear_filters()}
        </Button>
      )}
    </div>
  );
}
