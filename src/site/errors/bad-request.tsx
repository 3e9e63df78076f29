import { useLocation } from 'react-router';
import { z } from 'zod';
import { m } from '#messages/messages.js';
import type { FieldError } from '#platform/command/failure.ts';

const thrown = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) });

/** The fields that a loader's 400 names. */
export function fieldErrorsOf(data: unknown): readonly FieldError[] {
  return thrown.safeParse(data).data?.fields ?? [];
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
