import { useRef } from 'react';
import { data } from 'react-router';
import { type Market, market as marketOf } from '#features/departures/departures.contract.ts';
import { packagePath, packagesPath } from '#features/documents/document-path.rules.ts';
import { documentTag, listTag } from '#features/documents/page-tags.rules.ts';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { FilterSheet } from '#site/list/filter-sheet.tsx';
import { pageHref } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { findFacets } from '../list/facets.queries.ts';
import { packageList, packagesPerPage } from '../list/list.contract.ts';
import { listPackages } from '../list/list.queries.ts';
import { listPath, noFilter, setFilters } from '../list/list.rules.ts';
import type { Route } from './+types/packages-page.ts';
import type { NameOfChoice } from './list-labels.ts';
import { marketNames, marketTitles } from './market-labels.ts';
import { PackagesFilters } from './packages-filters.tsx';
import { PackagesResults } from './packages-results.tsx';

const ledes: Readonly<Record<Market, () => string>> = {
  domestic: m.packages_lede_domestic,
  international: m.packages_lede_international,
};

const crumbs = (market: Market) => [
  { name: m.packages_packages(), path: '/tourpackages' },
  { name: marketNames[market]() },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { data: market } = marketOf.safeParse(params.market);
  if (market === undefined) {
    throw data(null, { status: 404 });
  }
  const parsed = packageList.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const filter = parsed.value;
  page.shows(listTag(market, page.language));
  const [found, facets] = await Promise.all([
    listPackages(page.db, page.language, market, filter, page.today),
    findFacets(page.db, page.language, market, filter, page.today),
  ]);
  if (filter.page > found.pages) {
    throw data(null, { status: 404 });
  }
  if (filter.theme.some((key) => !facets.themes.some(({ value }) => value === key))) {
    const message = m.packages_no_such_theme();
    throw data({ fields: [{ path: 'theme', message }] }, { status: 400 });
  }
  page.shows(...found.items.map(({ id }) => documentTag(id, page.language)));
  page.describe(breadcrumbList(page.siteUrl, page.language, crumbs(market)), {
    '@type': 'ItemList',
    name: marketTitles[market](),
    numberOfItems: found.total,
    itemListElement: found.items.map((item, index) => ({
      '@type': 'ListItem',
      position: (filter.page - 1) * packagesPerPage + index + 1,
      name: item.title,
      url: `${page.siteUrl}${pageHref(page.language, packagePath(item))}`,
    })),
  });
  return { market, filter, found, facets };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined || loaderData === undefined) {
    return [];
  }
  const { market, filter, found } = loaderData;
  const filtered = setFilters(filter).length > 0;
  const language = id === 'bn/site' ? 'bn' : 'en';
  return pageMeta({
    title: marketTitles[market](),
    description: ledes[market](),
    // A filtered list has the canonical URL of the whole one; further pages have their own.
    path: listPath(market, { ...noFilter, page: filtered ? 1 : filter.page }),
    filtered,
    image: `/share${pageHref(language, packagesPath(market))}.jpg`,
    language,
    siteUrl: site.siteUrl,
    siteName: site.name,
    hidden: found.total === 0,
  });
}

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const { market, filter, found, facets } = loaderData;
  const sheet = useRef<HTMLDialogElement>(null);
  const nameOf: NameOfChoice = (group, key) => {
    const choices = group === 'theme' ? facets.themes : facets.destinations;
    return choices.find(({ value }) => value === key)?.name ?? key;
  };
  return (
    <main id="main" className="wrap lpage">
      <Breadcrumbs items={crumbs(market)} />
      <div className="list-head">
        <h1>{marketTitles[market]()}</h1>
        <p className="lede">{ledes[market]()}</p>
      </div>
      <div className="lcols">
        <FilterSheet label={m.list_filters()} sheet={sheet}>
          {(close) => (
            <PackagesFilters
              market={market}
              filter={filter}
              facets={facets}
              total={found.total}
              onSubmit={close}
            />
          )}
        </FilterSheet>
        <PackagesResults market={market} filter={filter} found={found} nameOf={nameOf} sheet={sheet} />
      </div>
    </main>
  );
}
