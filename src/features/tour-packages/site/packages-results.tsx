import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigation } from 'react-router';
import type { Market } from '#features/departures/departures.contract.ts';
import { packagesPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { monthOnly } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { FilterChips } from '#site/list/filter-chips.tsx';
import { FilterSheetButton } from '#site/list/filter-sheet.tsx';
import { Pager } from '#site/list/pager.tsx';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { type PackageFilter, packageSorts } from '../list/list.contract.ts';
import type { PackagesFound } from '../list/list.queries.ts';
import { foundPath, listPath, noFilter, setFilters } from '../list/list.rules.ts';
import { chipLabel, type NameOfChoice, sortNames } from './list-labels.ts';
import { NoPackages } from './no-packages.tsx';
import { PackageCard } from './package-card.tsx';

interface PackagesResultsProps {
  market: Market;
  filter: PackageFilter;
  found: PackagesFound;
  nameOf: NameOfChoice;
  sheet: RefObject<HTMLDialogElement | null>;
}

/** The results of a page of the list, with their number, the active filters and the order. */
export function PackagesResults({ market, filter, found, nameOf, sheet }: PackagesResultsProps) {
  const language = usePageLanguage();
  const { location } = useNavigation();
  const isComing = location?.pathname === pageHref(language, packagesPath(market));
  const { items, total, pages, matching } = found;
  const set = setFilters(filter);
  const month = filter.month.length === 1 ? filter.month[0] : undefined;
  const fullLabel =
    month === undefined ? undefined : m.packages_full_in({ month: monthOnly(month, language) });
  return (
    <section
      id="results"
      className={clsx('list-results', isComing && 'is-coming')}
      aria-labelledby="results-count"
    >
      <div className="lbar">
        <h2 id="results-count" className="found-count num" aria-live="polite">
          {m.packages_total({ count: total, shown: count(total, language) })}
        </h2>
        <FilterChips
          chips={set.map((each) => ({
            name: chipLabel(each, filter, nameOf, language),
            path: listPath(market, each.without),
          }))}
          clearPath={listPath(market, { ...noFilter, sort: filter.sort })}
        />
        {total > 1 && (
          <details className="sort" key={filter.sort}>
            <summary>
              <span>{m.packages_sort()}</span> <b>{sortNames[filter.sort]()}</b>
              <Icon of={ChevronDown} />
            </summary>
            <ul>
              {packageSorts.map((sort) => (
                <li key={sort}>
                  <PageLink
                    to={listPath(market, { ...filter, sort, page: 1 })}
                    aria-current={sort === filter.sort ? 'true' : undefined}
                    preventScrollReset
                    replace
                  >
                    {sortNames[sort]()}
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {matching === 'rough' && total > 0 && filter.q !== undefined && (
        <p className="list-note">{m.packages_rough_match({ query: filter.q })}</p>
      )}
      {total === 0 ? (
        <NoPackages market={market} filter={filter} waysOut={found.waysOut} />
      ) : (
        <div className="cards">
          {items.map((item, index) => (
            <PackageCard
              key={item.id}
              item={item}
              to={foundPath(item, filter)}
              first={index < 3}
              {...(fullLabel && { fullLabel })}
            />
          ))}
        </div>
      )}
      <Pager page={filter.page} pages={pages} pathOf={(page) => listPath(market, { ...filter, page })} />
      <FilterSheetButton set={set.length} sheet={sheet} />
    </section>
  );
}
