import { m } from '#messages/messages.js';
import { FilterForm } from '#site/list/filter-form.tsx';
import { SearchField } from '#site/search/search-field.tsx';
import type { VisaListParams } from '../visa-list/visa-list.contract.ts';

/** Searches countries by any of their names, within the filters. */
export function VisaSearch({ filter }: { filter: VisaListParams }) {
  return (
    <FilterForm label={m.visas_search_label()} className="vsearch">
      {filter.region.map((region) => (
        <input key={region} type="hidden" name="region" value={region} />
      ))}
      {filter.form.map((form) => (
        <input key={form} type="hidden" name="form" value={form} />
      ))}
      {filter.days !== undefined && <input type="hidden" name="days" value={filter.days} />}
      {filter.sort !== undefined && <input type="hidden" name="sort" value={filter.sort} />}
      <SearchField
        label={m.visas_search()}
        query={filter.q}
        maxLength={60}
        placeholder={m.visas_search_hint()}
        autoComplete="off"
      />
      <button className="btn btn-go" type="submit">
        {m.site_search()}
      </button>
    </FilterForm>
  );
}
