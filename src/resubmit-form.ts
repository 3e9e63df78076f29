import { html } from 'hono/html';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { unavailablePage } from './unavailable-page.ts';

/**
 * The answer to a form that came without scripts while the database was away: all that was typed, in a page that needs
 * no database, with a button that sends it again.
 * @param action where the form goes, as it came: path and query.
 */
export function resubmitForm(language: Language, action: string, fields: URLSearchParams): Promise<Response> {
  const locale = { locale: language };
  const typed = fields.get('message') ?? '';
  const inputs = [...fields].map(([name, value]) =>
    name === 'message' ? '' : html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return unavailablePage(
    language,
    m.site_form_kept({}, locale),
    html`<p>${m.site_form_kept_help({}, locale)}</p>
<form method="post" action="${action}">
${inputs}
<p><textarea name="message" rows="10" cols="60" aria-label="${m.site_form_kept_message({}, locale)}">
${typed}</textarea></p>
<p><button type="submit">${m.site_form_kept_again({}, locale)}</button></p>
</form>`,
    "'self'",
  );
}
