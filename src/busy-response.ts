import { html } from 'hono/html';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { unavailablePage } from './unavailable-page.ts';

/** The answer to a page that there is no room to render: a small page in the visitor's language that says to come again. */
export function busyResponse(language: Language): Promise<Response> {
  const locale = { locale: language };
  return unavailablePage(
    language,
    m.site_busy({}, locale),
    html`<p>${m.site_busy_help({}, locale)}</p>
<p><a href="">${m.site_reload({}, locale)}</a></p>`,
  );
}
