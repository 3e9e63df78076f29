import { html } from 'hono/html';

/** A button of a form. */
export const button = (name: string, value: string, words: string) =>
  html`<button name="${name}" value="${value}">${words}</button> `;

/** A page of a simulator; it works without scripts. */
export const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<body>
<h1>${title}</h1>
<p><strong>Practice: no real money moves here.</strong></p>
${content}
</body>
</html>`;
