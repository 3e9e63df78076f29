import { html } from 'hono/html';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { unavailablePage } from './unavailable-page.ts';

/** The 503 response when there is no capacity to render: a small page in the visitor's language. */
export function busyResponse(language: Language): Promise<Response> {
  const locale = { locale: language };
  return unavailablePage(
    language,
    m.site_busy({}, locale),
    html`<p>${m.site_busy_help({}, locale)}</p>
<p><a href="">${m.site_reload({}, locale)}</a></p>`,
  );
}
