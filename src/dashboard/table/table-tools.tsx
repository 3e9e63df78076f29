import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { Columns3, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { ExportButton } from './export-button.tsx';
import { exportTable } from './export-table.ts';
import { FilterMenus } from './filter-menus.tsx';
import { SaveView } from './save-view.tsx';
import type { Column, TableSpec } from './table-spec.ts';
import type { TableView } from './table-view.ts';
import type { ListViews } from './use-list-views.ts';

interface TableToolsProps<Row> {
  spec: TableSpec<Row>;
  view: TableView;
  change: (next: Partial<TableView>) => void;
  columns: readonly Column<Row>[];
  kept: ListViews;
}

/** The toolbar above a table: search left, then filters, columns and export at the end, the same on every list. */
export function TableTools<Row>({ spec, view, change, columns, kept }: TableToolsProps<Row>) {
  const { exported } = spec;
  return (
    <div className="of-tools">
      <SearchField label={spec.searchLabel} value={view.q} onSearch={(q) => change({ q })} />
      <FilterMenus filters={spec.filters.filter(({ tabs }) => !tabs)} view={view} change={change} />
      <div className="of-tools-end">
        {spec.list !== undefined && <SaveView list={spec.list} />}
        <ColumnsMenu spec={spec} columns={columns} change={change} kept={kept} />
        <ExportButton
          name={spec.key}
          refused={spec.exportRefused}
          make={(onProgress) =>
            typeof exported === 'string'
              ? exportTable(exported, spec, view, columns, onProgress)
              : exported(view)
          }
        />
      </div>
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (q: string) => void;
}

/** The search of a list; `/` leads to it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback(onSearch, 250);
  // The URL may change without this field: back and forward, or "show all".
  useEffect(() => {
    if (document.activeElement !== field.current) {
      setTyped(value);
    }
  }, [value]);
  useHotkeys([['/', () => field.current?.focus()]]);
  const type = (q: string) => {
    setTyped(q);
    search(q);
  };
  return (
    <TextInput
      ref={field}
      className="of-search"
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<Icon of={Search} />}
      rightSection={
        typed === '' ? undefined : (
          <ActionIcon variant="subtle" aria-label={m.office_clear_search()} onClick={() => type('')}>
            <Icon of={X} />
          </ActionIcon>
        )
      }
    />
  );
}

type ColumnsMenuProps<Row> = Omit<TableToolsProps<Row>, 'view'>;

/** Which columns are shown: kept for the person where the list keeps views, else in the address. */
function ColumnsMenu<Row>({ spec, columns, change, kept }: ColumnsMenuProps<Row>) {
  const shown = new Set(columns.map(({ key }) => key));
  const turn = (key: string) => {
    const next = spec.columns.filter((column) =>
      column.key === key ? !shown.has(key) : shown.has(column.key),
    );
    const keys = next.map((column) => column.key);
    if (spec.list === undefined) {
      change({ columns: keys });
    } else {
      change({ columns: undefined });
      kept.choose(keys);
    }
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<Icon of={Columns3} />}>
          {m.office_columns()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {spec.columns
          .filter(({ main }) => !main)
          .map(({ key, label }) => (
            <Menu.CheckboxItem
              key={key}
              closeMenuOnClick={false}
              checked={shown.has(key)}
              onChange={() => turn(key)}
            >
              {label()}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
