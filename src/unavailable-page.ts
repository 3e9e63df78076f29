import { html } from 'hono/html';
import { retryAfterOf } from '#platform/command/failure.ts';
import { plainResponse } from '#platform/http/page-response.ts';
import type { Language } from '#platform/language.ts';

/** Escaped HTML, made by `html`. */
type Html = ReturnType<typeof html>;

/** A small 503 page for when capacity or database are missing; it loads nothing. @param formAction its form-action policy. */
export async function unavailablePage(
  language: Language,
  heading: string,
  content: Html,
  formAction: "'none'" | "'self'" = "'none'",
): Promise<Response> {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`;
  return plainResponse(503, String(await page), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    'retry-after': String(retryAfterOf[503]),
  });
}
