import { data } from 'react-router';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { type DocumentKind, shelves } from '#features/documents/kinds/kinds.data.ts';
import { listTag } from '#features/documents/page-tags.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import type { Route } from './+types/search-page.ts';
import { siteSearch } from './search.contract.ts';
import { searchSite } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import './search-page.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const parsed = siteSearch.parse(new URL(request.url).searchParams);
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  page.shows(...shelves.map(({ name }) => listTag(name, page.language)));
  const found = parsed.value.q === undefined ? [] : await searchSite(page.db, page.language, parsed.value.q);
  return {
    query: parsed.value.q ?? '',
    found: found.map(({ title, summary, ...document }) => ({
      place: document.section === 'news' ? ('news' as const) : document.kind,
      title,
      summary,
      path: documentPath(document),
    })),
  };
}

export function meta() {
  return [{ title: m.site_search() }, { name: 'robots', content: 'noindex' }];
}

const placeNames: Readonly<Record<DocumentKind | 'news', () => string>> = {
  visa: m.site_visa_service,
  'tour-package': m.site_tour_packages,
  post: m.site_blog,
  news: m.site_news,
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  const language = usePageLanguage();
  return (
    <main id="main" className="wrap search-page">
      <h1>{m.site_search()}</h1>
      <SearchForm query={query} />
      <p className="muted num" aria-live="polite">
        {query !== '' &&
          (found.length === 0
            ? m.site_search_nothing({ query })
            : m.site_search_found({ count: found.length, shown: count(found.length, language), query }))}
      </p>
      <ol className="search-results">
        {found.map((item) => (
          <li key={item.path}>
            <PageLink to={item.path}>
              <small>{placeNames[item.place]()}</small>
              <b>{item.title}</b>
              <span>{item.summary}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </main>
  );
}
