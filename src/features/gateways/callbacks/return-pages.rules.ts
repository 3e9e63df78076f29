import { html, raw } from 'hono/html';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';

interface Small {
  readonly language: Language;
  readonly title: string;
  readonly body: ReturnType<typeof html> | string;
  /** Where the browser goes, after so many seconds. */
  readonly refresh?: string;
}

const page = ({ language, title, body, refresh }: Small) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh === undefined ? raw('') : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
</head>
<body><p>${body}</p></body>
</html>
`;

/**
 * Leads the browser on to the gateway's page. A redirect would fall under the page's `form-action`, which Chromium applies to
 * redirects of forms, too.
 */
export const leadingPage = (address: string) => {
  const title = new URL(address).hostname;
  return page({
    language: 'en',
    title,
    body: html`<a href="${address}">${title}</a>`,
    refresh: `0;url=${address}`,
  });
};

/** While a gateway makes its page. It asks again by itself. */
export const openingPage = (language: Language) => {
  const title = m.orders_pay_opening({}, { locale: language });
  return page({ language, title, body: title, refresh: '2' });
};

/** For another browser than the one that began: it opens no order. */
export const elsewherePage = (language: Language) => {
  const locale = { locale: language };
  return page({
    language,
    title: m.orders_pay_elsewhere_title({}, locale),
    body: m.orders_pay_elsewhere({}, locale),
  });
};
