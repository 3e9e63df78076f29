import { data } from 'react-router';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { type DocumentKind, shelves } from '#features/documents/kinds/kinds.data.ts';
import { listTag } from '#features/documents/page-tags.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { languages } from '#platform/language.ts';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import type { Route } from './+types/search-page.ts';
import { siteSearch } from './search.contract.ts';
import { searchSite } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import { findTicketHit, type TicketHit } from './ticket-hit.queries.ts';
import './search-page.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const parsed = siteSearch.parse(new URL(request.url).searchParams);
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  // Texts of the other language are searched, too.
  page.shows(...shelves.flatMap(({ name }) => languages.map((language) => listTag(name, language))));
  const found = parsed.value.q === undefined ? [] : await searchSite(page.db, page.language, parsed.value.q);
  return {
    query: parsed.value.q ?? '',
    ticket: parsed.value.q === undefined ? undefined : findTicketHit(page.language, parsed.value.q),
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

/** Ways on from a search without results. */
const waysOn: ReadonlyArray<readonly [path: string, name: () => string]> = [
  ['/visaservices', m.site_visa_service],
  ['/packages/domestic', m.site_domestic_package],
  ['/packages/international', m.site_international_package],
  ['/airticket', m.site_air_ticket],
  ['/contact', m.site_contact],
];

function NothingFound() {
  return (
    <ul className="search-ways">
      {waysOn.map(([path, name]) => (
        <li key={path}>
          <PageLink className="link" to={path}>
            {name()}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function TicketResult({ ticket: { from, to, path } }: { ticket: TicketHit }) {
  return (
    <li>
      <PageLink to={path}>
        <small>{m.site_air_ticket()}</small>
        <b>
          {from !== undefined && to !== undefined
            ? m.site_search_ticket_between({ from, to })
            : to === undefined
              ? m.site_search_ticket()
              : m.site_search_ticket_to({ to })}
        </b>
        <span>{m.site_search_ticket_about()}</span>
      </PageLink>
    </li>
  );
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, ticket, found } = loaderData;
  const total = found.length + (ticket ? 1 : 0);
  const language = usePageLanguage();
  return (
    <main id="main" className="wrap search-page">
      <h1>{m.site_search()}</h1>
      <SearchForm query={query} />
      <p className="muted num" aria-live="polite">
        {query !== '' &&
          (total === 0
            ? m.site_search_nothing({ query })
            : m.site_search_found({ count: total, shown: count(total, language), query }))}
      </p>
      {query !== '' && total === 0 && <NothingFound />}
      <ol className="search-results">
        {ticket && <TicketResult ticket={ticket} />}
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
