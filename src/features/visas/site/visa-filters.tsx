import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { FilterForm } from '#site/list/filter-form.tsx';
import { CheckList } from '#site/list/filter-options.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import type { VisaListParams } from '../visa-list/visa-list.contract.ts';
import { formName, regionName } from '../visa-names.rules.ts';
import type { Region, VisaForm } from '../visas.contract.ts';
import { daysLimitLabel } from './visa-labels.ts';

interface VisaFiltersProps {
  filter: VisaListParams;
  regions: ReadonlyArray<{ readonly region: Region; readonly shown: number }>;
  forms: ReadonlyArray<{ readonly form: VisaForm; readonly shown: number }>;
  total: number;
  onSubmit: () => void;
}

/** Copied from `dayLimits`, so that the browser doesn't load the parameters' schema. */
const limits: ReadonlyArray<VisaListParams['days']> = [undefined, '0', '5', '10', '15'];

/** Filters of the list: region, form of the visa and processing time. */
export function VisaFilters({ filter, regions, forms, total, onSubmit }: VisaFiltersProps) {
  const language = usePageLanguage();
  return (
    <FilterForm label={m.list_filters()} className="filters-form vfilters" onSubmit={onSubmit}>
      {filter.q !== undefined && <input type="hidden" name="q" value={filter.q} />}
      {filter.sort !== undefined && <input type="hidden" name="sort" value={filter.sort} />}
      <fieldset>
        <legend>{m.visas_filter_region()}</legend>
        <CheckList
          name="region"
          options={regions.map(({ region, shown }) => ({
            value: region,
            name: regionName[region](),
            total: shown,
          }))}
          chosen={filter.region}
        />
      </fieldset>
      <fieldset>
        <legend>{m.visas_filter_form()}</legend>
        <CheckList
          name="form"
          options={forms.map(({ form, shown }) => ({ value: form, name: formName[form](), total: shown }))}
          chosen={filter.form}
        />
      </fieldset>
      <fieldset>
        <legend>{m.visas_filter_days()}</legend>
        <div className="toggles num">
          {limits.map((days) => (
            <label key={days ?? 'any'}>
              <input type="radio" name="days" value={days ?? ''} defaultChecked={days === filter.days} />
              <span>{days === undefined ? m.visas_filter_days_any() : daysLimitLabel(days, language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="btn btn-go btn-block filters-show num">
        {m.visas_show({ count: total, shown: count(total, language) })}
      </button>
    </FilterForm>
  );
}
