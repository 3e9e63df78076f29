import { html } from 'hono/html';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { unavailablePage } from './unavailable-page.ts';

/** The response to a form posted without JavaScript while the database is unavailable: the input and a button to send it again.
 * @param action path and query of the request. */
export function resubmitForm(language: Language, action: string, fields: URLSearchParams): Promise<Response> {
  const locale = { locale: language };
  const isMessage = fields.has('message');
  const inputs = [...fields].map(([name, value]) =>
    name === 'message' ? '' : html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const message = isMessage
    ? html`<p><textarea name="message" rows="10" cols="60" aria-label="${m.site_form_unsent_message({}, locale)}">
${fields.get('message') ?? ''}</textarea></p>`
    : '';
  return unavailablePage(
    language,
    isMessage ? m.site_form_unsent({}, locale) : m.site_form_unsent_other({}, locale),
    html`<p>${m.site_form_unsent_help({}, locale)}</p>
<form method="post" action="${action}">
${inputs}
${message}
<p><button type="submit">${m.site_form_unsent_again({}, locale)}</button></p>
</form>`,
    "'self'",
  );
}
