import { m } from '#messages/messages.js';
import { PageLink } from '../page-link.tsx';
import { SearchForm } from '../search/search-form.tsx';

const places = [
  ['/visaservices', m.site_visa_service],
  ['/packages/domestic', m.site_domestic_package],
  ['/packages/international', m.site_international_package],
  ['/airticket', m.site_air_ticket],
  ['/blogs', m.site_blog],
  ['/contact', m.site_contact],
] as const;

/** The 404 page: search and the main links. */
export function NotFound() {
  return (
    <main id="main" className="wrap section notice">
      <title>{m.site_not_found()}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">{m.site_not_found()}</h1>
      <p className="lede">{m.site_not_found_help()}</p>
      <SearchForm />
      <ul className="notice-places">
        {places.map(([path, name]) => (
          <li key={path}>
            <PageLink className="btn btn-line btn-sm" to={path}>
              {name()}
            </PageLink>
          </li>
        ))}
      </ul>
    </main>
  );
}
