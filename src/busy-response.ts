import { html } from 'hono/html';
import { m } from '#messages/messages.js';
import { retryAfterOf } from '#platform/command/failure.ts';
import type { Language } from '#platform/language.ts';
import { plainResponse } from './page-response.ts';

/** Nothing may be loaded, and nothing sent. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The answer to a page that there is no room to render: a small page in the visitor's language that says to come again.
 * It costs next to nothing, and takes nothing of the database.
 */
export async function busyResponse(language: Language): Promise<Response> {
  const locale = { locale: language };
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.site_busy({}, locale)}</title>
</head>
<body>
<main>
<h1>${m.site_busy({}, locale)}</h1>
<p>${m.site_busy_help({}, locale)}</p>
<p><a href="">${m.site_reload({}, locale)}</a></p>
</main>
</body>
</html>
`;
  return plainResponse(503, String(await page), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'retry-after': String(retryAfterOf[503]),
  });
}
