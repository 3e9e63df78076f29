import { html } from 'hono/html';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { plainResponse } from './page-response.ts';

/** Nothing may be loaded; the form may be sent to us. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The answer to a form that came without scripts while the database was away: all that was typed, in a page that needs
 * no database, with a button that sends it again.
 * @param action where the form goes, as it came: path and query.
 */
export async function resubmitForm(
  language: Language,
  action: string,
  fields: URLSearchParams,
): Promise<Response> {
  const locale = { locale: language };
  const typed = fields.get('message') ?? '';
  const inputs = [...fields].map(([name, value]) =>
    name === 'message' ? '' : html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.site_form_kept({}, locale)}</title>
</head>
<body>
<main>
<h1>${m.site_form_kept({}, locale)}</h1>
<p>${m.site_form_kept_help({}, locale)}</p>
<form method="post" action="${action}">
${inputs}
<p><textarea name="message" rows="10" cols="60" aria-label="${m.site_form_kept_message({}, locale)}">
${typed}</textarea></p>
<p><button type="submit">${m.site_form_kept_again({}, locale)}</button></p>
</form>
</main>
</body>
</html>
`;
  return plainResponse(503, String(await page), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'retry-after': '5',
  });
}
