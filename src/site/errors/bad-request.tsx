import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import type { FieldError } from '#platform/command/failure.ts';
import { isRecord } from '#platform/record.ts';

/** The fields that a loader's 400 names. Read by hand: a schema library has no place in every page. */
export function fieldErrorsOf(data: unknown): readonly FieldError[] {
  const fields = isRecord(data) && Array.isArray(data.fields) ? data.fields.filter(isRecord) : [];
  return fields.map(({ path, message }) => ({ path: String(path), message: String(message) }));
}

/** An address whose parameters ask for what doesn't exist: each with what would do. */
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
