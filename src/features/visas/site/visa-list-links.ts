import type { Language } from '#platform/language.ts';
import type { FilterChip } from '#site/list/filter-chips.tsx';
import { type VisaListParams, visaListQuery, visaSorts } from '../visa-list/visa-list.contract.ts';
import { formName, regionName } from '../visa-names.rules.ts';
import { daysLimitLabel } from './visa-labels.ts';

/** The English path of the list with these parameters, from its first page. */
function path(params: VisaListParams, changed: Partial<VisaListParams>): string {
  return `/visaservices${visaListQuery.href({ ...params, page: undefined, ...changed })}`;
}

/** The links of a list. Made on the server, so that browsers don't load the parameters' schema. */
export function visaListLinks(params: VisaListParams, language: Language) {
  const { q, region, form, days } = params;
  const chips: FilterChip[] = [
    ...(q === undefined ? [] : [{ name: `“${q}”`, path: path(params, { q: undefined }) }]),
    ...region.map((each) => ({
      name: regionName[each](),
      path: path(params, { region: region.filter((other) => other !== each) }),
    })),
    ...form.map((each) => ({
      name: formName[each](),
      path: path(params, { form: form.filter((other) => other !== each) }),
    })),
    ...(days === undefined
      ? []
      : [{ name: daysLimitLabel(days, language), path: path(params, { days: undefined }) }]),
  ];
  return {
    chips,
    /** All rows, in the same order. */
    clear: path(params, { q: undefined, region: [], form: [], days: undefined }),
    /** The orders, the agency's own first. */
    sorts: [undefined, ...visaSorts].map((sort) => ({ sort, path: path(params, { sort }) })),
    /** Without the page number, which is appended. */
    pages: `${path(params, { page: 1 }).slice(0, -1)}`,
  };
}
