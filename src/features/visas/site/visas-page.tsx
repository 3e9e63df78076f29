import { useRef } from 'react';
import { data } from 'react-router';
import { documentTag, listTag } from '#features/documents/page-tags.rules.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { breadcrumbList } from '#site/breadcrumb-list.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { FilterSheet } from '#site/list/filter-sheet.tsx';
import { pageHref } from '#site/page-language.ts';
import { pageMeta } from '#site/page-meta.ts';
import { visaListQuery } from '../visa-list/visa-list.contract.ts';
import { listVisas, listVisasLike, visasPerPage } from '../visa-list/visa-list.queries.ts';
import type { Route } from './+types/visas-page.ts';
import { withFlags } from './flags.server.ts';
import { VisaFilters } from './visa-filters.tsx';
import { visaListLinks } from './visa-list-links.ts';
import { VisaSearch } from './visa-search.tsx';
import { VisasFound } from './visas-found.tsx';
import './visas-page.css';
import { visaPath } from '#features/documents/document-path.rules.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, language } = page;
  const parsed = visaListQuery.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const filter = parsed.value;
  const at = filter.page ?? 1;
  page.shows(listTag('visa', language));
  const { home } = await findSettings(db);
  const { rows, total, regions, forms } = await listVisas(db, language, filter, home.visas);
  const pages = Math.max(1, Math.ceil(total / visasPerPage));
  if (at > pages) {
    throw data(null, { status: 404 });
  }
  const like = total === 0 && filter.q !== undefined ? await listVisasLike(db, language, filter.q) : [];
  page.shows(...[...rows, ...like].map(({ id }) => documentTag(id, language)));
  page.describe(breadcrumbList(page.siteUrl, language, [{ name: m.site_visa_service() }]), {
    '@type': 'ItemList',
    name: m.visas_list_title(),
    numberOfItems: total,
    itemListElement: rows.map((row, index) => ({
      '@type': 'ListItem',
      position: (at - 1) * visasPerPage + index + 1,
      name: row.title,
      url: `${page.siteUrl}${pageHref(language, visaPath(row.slug))}`,
    })),
  });
  return {
    filter,
    regions,
    forms,
    found: { total, visas: withFlags(rows), like: withFlags(like), page: at, pages },
    links: visaListLinks(filter, language),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  if (site === undefined || loaderData === undefined) {
    return [];
  }
  const { filter, found } = loaderData;
  const { page, total } = found;
  const filtered = Object.entries(filter).some(
    ([name, value]) => name !== 'page' && value !== undefined && value.toString() !== '',
  );
  const language = id === 'bn/site' ? 'bn' : 'en';
  return pageMeta({
    title: m.visas_list_title(),
    description: m.visas_list_description(),
    path: page > 1 && !filtered ? `/visaservices?page=${page}` : '/visaservices',
    filtered,
    language,
    siteUrl: site.siteUrl,
    siteName: site.name,
    hidden: total === 0,
  });
}

export default function VisasPage({ loaderData }: Route.ComponentProps) {
  const { filter, regions, forms, found, links } = loaderData;
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <main id="main" className="wrap lpage">
      <Breadcrumbs items={[{ name: m.site_visa_service() }]} />
      <div className="list-head vlist-head">
        <div>
          <h1>{m.visas_list_title()}</h1>
          <p className="lede">{m.visas_list_lede()}</p>
        </div>
        <VisaSearch filter={filter} />
      </div>
      <div className="lcols">
        <FilterSheet label={m.list_filters()} sheet={sheet}>
          {(close) => (
            <VisaFilters
              filter={filter}
              regions={regions}
              forms={forms}
              total={found.total}
              onSubmit={close}
            />
          )}
        </FilterSheet>
        <VisasFound filter={filter} found={found} links={links} sheet={sheet} />
      </div>
    </main>
  );
}
