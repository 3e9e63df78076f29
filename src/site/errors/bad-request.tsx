import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import type { FieldError } from '#platform/command/failure.ts';
import { isRecord } from '#platform/record.ts';

/** The fields named by a loader's 400. Parsed by hand, to keep zod out of every page. */
export function fieldErrorsOf(data: unknown): readonly FieldError[] {
  const fields = isRecord(data) && Array.isArray(data.fields) ? data.fields.filter(isRecord) : [];
  return fields.map(({ path, message }) => ({ path: String(path), message: String(message) }));
}

/** The page of a 400: each invalid parameter with the allowed values. */
export function BadRequest({ fields }: { fields: readonly FieldError[] }) {
  const { pathname } = useLocation();
  return (
    <main id="main" className="wrap section notice">
      <title>{m.site_bad_request()}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">{m.site_bad_request()}</h1>
      <p className="lede">{m.site_bad_request_help()}</p>
      <dl className="notice-fields">
        {fields.map((field) => (
          <div key={field.path}>
            <dt>
              <code>{field.path}</code>
            </dt>
            <dd>{field.message}</dd>
          </div>
        ))}
      </dl>
      <a className="btn btn-go" href={pathname}>
        {m.site_start_again()}
      </a>
    </main>
  );
}
