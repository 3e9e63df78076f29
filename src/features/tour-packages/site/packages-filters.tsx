import type { Market } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { monthOnly } from '#platform/format/dates.ts';
import { count, digits } from '#platform/format/numbers.ts';
import { FilterForm } from '#site/list/filter-form.tsx';
import { CheckList, TogglePills } from '#site/list/filter-options.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import { SearchField } from '#site/search/search-field.tsx';
import type { PackageFacets } from '../list/facets.queries.ts';
import type { PackageFilter } from '../list/list.contract.ts';
import { FamilyInputs } from './family-inputs.tsx';
import { nightRangeShort } from './list-labels.ts';
import { marketTitles } from './market-labels.ts';
import { PriceRange } from './price-range.tsx';

interface PackagesFiltersProps {
  market: Market;
  filter: PackageFilter;
  facets: PackageFacets;
  total: number;
  onSubmit: () => void;
}

const destinationsAtOnce = 7;

export function PackagesFilters({ market, filter, facets, total, onSubmit }: PackagesFiltersProps) {
  const language = usePageLanguage();
  const isVisible = ({ value }: { value: string }, index: number) =>
    index < destinationsAtOnce || filter.destination.includes(value);
  const more = facets.destinations.filter((each, index) => !isVisible(each, index));
  const nights = facets.nights.filter((each) => each.total > 0 || filter.nights.includes(each.value));
  const themes = facets.themes.filter((each) => each.total > 0 || filter.theme.includes(each.value));
  return (
    <FilterForm label={marketTitles[market]()} className="filters-form" onSubmit={onSubmit}>
      {filter.sort !== 'soonest' && <input type="hidden" name="sort" value={filter.sort} />}
      <SearchField className="filters-search" label={m.packages_search()} query={filter.q} />
      <fieldset>
        <legend>{m.packages_where()}</legend>
        <CheckList
          name="destination"
          options={facets.destinations.filter(isVisible)}
          chosen={filter.destination}
        />
        {more.length > 0 && (
          <details className="filters-more">
            <summary className="link small num">
              {m.packages_more_places({ shown: count(more.length, language) })}
            </summary>
            <CheckList name="destination" options={more} chosen={filter.destination} />
          </details>
        )}
      </fieldset>
      <fieldset>
        <legend>{m.packages_price_legend()}</legend>
        <PriceRange prices={facets.prices} from={filter.pricefrom} to={filter.priceto} />
      </fieldset>
      {nights.length > 0 && (
        <fieldset>
          <legend>{m.packages_nights_legend()}</legend>
          <TogglePills
            name="nights"
            options={nights.map((each) => ({ ...each, name: nightRangeShort(each.value, language) }))}
            chosen={filter.nights}
          />
        </fieldset>
      )}
      {themes.length > 0 && (
        <fieldset>
          <legend>{m.packages_themes_legend()}</legend>
          <TogglePills name="theme" options={themes} chosen={filter.theme} />
        </fieldset>
      )}
      {facets.months.length > 0 && (
        <fieldset>
          <legend>{m.packages_months_legend()}</legend>
          <TogglePills
            name="month"
            options={facets.months.map((month) => ({
              value: month,
              name: monthOnly(month, language, 'short'),
              fullName: `${monthOnly(month, language, 'short')} ${digits(month.slice(0, 4), language)}`,
            }))}
            chosen={filter.month}
          />
        </fieldset>
      )}
      {filter.budget !== undefined && <input type="hidden" name="budget" value={filter.budget} />}
      <FamilyInputs filter={filter} />
      <button type="submit" className="btn btn-go btn-block filters-show num">
        {m.packages_show({ count: total, shown: count(total, language) })}
      </button>
    </FilterForm>
  );
}
