import type { Market } from '#features/departures/departures.contract.ts';
import { packagesPath } from '#features/documents/document-path.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { PackageFilter } from '../list/list.contract.ts';
import type { PackagesFound } from '../list/list.queries.ts';
import { listPath, noFilter, setFilters, withOnly, withoutGroup } from '../list/list.rules.ts';
import { groupNames } from './list-labels.ts';

interface NoPackagesProps {
  market: Market;
  filter: PackageFilter;
  waysOut: PackagesFound['waysOut'];
}

/** The empty state: filters to remove with their results, and contact; without filters, there is no package yet. */
export function NoPackages({ market, filter, waysOut }: NoPackagesProps) {
  const language = usePageLanguage();
  const isFiltered = setFilters(filter).length > 0;
  const other: Market = market === 'domestic' ? 'international' : 'domestic';
  return (
    <div className="empty">
      <svg className="empty-river" viewBox="0 0 320 96" aria-hidden="true">
        <path d="M0 62c40-22 70-22 106-4s72 20 108 2 66-20 106-4" />
        <path d="M0 82c40-22 70-22 106-4s72 20 108 2 66-20 106-4" />
        <circle cx="234" cy="26" r="15" />
      </svg>
      <h3 className="h3">{isFiltered ? m.packages_none_title() : m.packages_none_yet()}</h3>
      {waysOut.length > 0 && (
        <>
          <p className="muted">{waysOut[0]?.keep ? m.packages_none_help_keep() : m.packages_none_help()}</p>
          <ul className="empty-ways">
            {waysOut.map(({ group, keep, total }) => {
              const words = { group: groupNames[group](), count: total, shown: count(total, language) };
              return (
                <li key={group}>
                  <PageLink
                    className="btn btn-wa btn-sm num"
                    to={listPath(market, keep ? withOnly(filter, group) : withoutGroup(filter, group))}
                    preventScrollReset
                    replace
                  >
                    {keep ? m.packages_none_only(words) : m.packages_none_without(words)}
                  </PageLink>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className="empty-else">
        {isFiltered && (
          <PageLink className="link" to={listPath(market, { ...noFilter, sort: filter.sort })}>
            {m.packages_show_all()}
          </PageLink>
        )}
        <PageLink className="link" to={packagesPath(other)}>
          {other === 'domestic' ? m.packages_title_domestic() : m.packages_title_international()}
        </PageLink>
        <PageLink className="link" to="/contact?about=package">
          {m.packages_request_own()}
        </PageLink>
      </p>
    </div>
  );
}
