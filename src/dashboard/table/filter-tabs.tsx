import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { officeLanguage } from '../language.ts';
import type { RowsSpec } from './table-spec.ts';
import type { TableView } from './table-view.ts';

interface FilterTabsProps<Row> {
  spec: RowsSpec<Row>;
  view: TableView;
  change: (next: Partial<TableView>) => void;
  /** How many rows each tab has, once it is known; zero isn't shown. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** The table's main filter as a row of buttons: all, and each value. */
export function FilterTabs<Row>({ spec, view, change, counts }: FilterTabsProps<Row>) {
  const filter = spec.filters.find(({ tabs }) => tabs);
  if (filter === undefined) {
    return null;
  }
  const { [filter.key]: now, ...others } = view.filters;
  const tabs = [{ value: undefined, label: filter.unset?.label ?? (() => m.office_all()) }, ...filter.values];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room
    <div className="of-tabs" role="group" aria-label={filter.label()}>
      {tabs.map(({ value, label }) => {
        const rows = counts?.[value ?? filter.unset?.counted ?? ''] ?? 0;
        return (
          <button
            key={value ?? ''}
            type="button"
            aria-pressed={now === value}
            onClick={() =>
              change({ filters: value === undefined ? others : { ...others, [filter.key]: value } })
            }
          >
            {label()} {rows > 0 && <span className="of-tab-count num">{count(rows, officeLanguage())}</span>}
          </button>
        );
      })}
    </div>
  );
}
