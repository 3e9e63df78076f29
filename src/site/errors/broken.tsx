import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { m } from '#messages/messages.js';
import { BadRequest, fieldErrorsOf } from './bad-request.tsx';
import { NotFound } from './not-found.tsx';

/** The error page: not found, invalid URL, or a fault of ours. */
export function BrokenPage() {
  const cause = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(cause)) {
    if (cause.status === 404) {
      return <NotFound />;
    }
    if (cause.status === 400) {
      return <BadRequest fields={fieldErrorsOf(cause.data)} />;
    }
  }
  return (
    <main id="main" className="wrap section notice">
      <title>{m.site_broken()}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">{m.site_broken()}</h1>
      <p className="lede">{m.site_broken_help()}</p>
      <a className="btn btn-go" href={pathname}>
        {m.site_reload()}
      </a>
    </main>
  );
}
