import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type BodyFinds, bodyParts } from '../site/body-parts.ts';
import { BodyView } from '../site/body-view.tsx';
import { type Block, type Body, body, type Inline } from './body.contract.ts';

/** Attack strings for texts, links and names. */
const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</script><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--',
  ']]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>@import "//evil.example"</style>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  'expression(alert(1))',
  '\u202Egpj.exe',
] as const;

const words = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }) },
  fc.constantFrom(...attacks, 'সুন্দরবন ধীরেসুস্থে', 'Start at six, on foot.'),
);
const readableWords = words
  .map((text) => text.replace(/[\p{Cs}\p{Cc}]/gu, ''))
  .filter((text) => text.length > 0);

const href = fc.oneof(
  fc.constantFrom(
    '/visadetails/japan',
    '/bn/packages/domestic/sajek',
    '#part-1',
    'mailto:a@shofor.example',
    'tel:+8801700000000',
  ),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);
const bold = fc.constant({ type: 'bold' as const });
const italic = fc.constant({ type: 'italic' as const });
const link = href.map((target) => ({ type: 'link' as const, attrs: { href: target } }));

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('text' as const), text: readableWords }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('text' as const),
      text: readableWords,
      marks: fc.uniqueArray(fc.oneof(bold, italic, link), { selector: ({ type }) => type, maxLength: 3 }),
    }),
  },
  fc.constant({ type: 'hardBreak' as const }),
);
const inlines = fc.array(inline, { maxLength: 4 });
const paragraph = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), content: inlines }),
  fc.constant({ type: 'paragraph' as const }),
);
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 3 });
const listItem = fc.record({ type: fc.constant('listItem' as const), content: paragraphs });
const cell = fc.record({
  type: fc.constantFrom('tableCell' as const, 'tableHeader' as const),
  content: paragraphs,
});
const row = fc.record({
  type: fc.constant('tableRow' as const),
  content: fc.array(cell, { minLength: 1, maxLength: 3 }),
});
const slug = fc.constantFrom('japan', 'bali', 'atlantis');
const cardKind = fc.constantFrom('visa' as const, 'tour-package' as const);

const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.record({ level: fc.constantFrom(2 as const, 3 as const) }),
    content: fc.array(inline, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
    content: fc.array(listItem, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('blockquote' as const), content: paragraphs }),
  fc.constant({ type: 'horizontalRule' as const }),
  fc.record({ type: fc.constant('table' as const), content: fc.array(row, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    type: fc.constant('picture' as const),
    attrs: fc.record({ media: fc.uuid(), caption: readableWords }, { requiredKeys: ['media'] }),
  }),
  fc.record({
    type: fc.constant('documentCard' as const),
    attrs: fc.oneof(fc.record({ kind: cardKind, slug }), fc.record({ kind: cardKind, document: fc.uuid() })),
  }),
);

/** Valid bodies with attack strings as text. */
const someBody: fc.Arbitrary<Body> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(block, { minLength: 1, maxLength: 6 }),
});

const finds: BodyFinds = {
  pictures: new Map(),
  visas: [],
  packages: [],
  slugOf: () => undefined,
};

const picture = (id: string) => ({
  id,
  version: 1,
  width: 640,
  height: 480,
  focusX: 50,
  focusY: 50,
  placeholder: 'data:image/webp;base64,AAAA',
  alt: attacks[1],
});

function drawn(written: Body): string {
  const pictures = new Map(
    written.content.flatMap((block) =>
      block.type === 'picture' ? [[block.attrs.media, picture(block.attrs.media)] as const] : [],
    ),
  );
  const parts = bodyParts(written, { ...finds, pictures });
  const router = createMemoryRouter([{ path: '*', element: createElement(BodyView, { parts }) }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const tags = new Set(
  'div p h2 h3 ul ol li blockquote hr br strong em a section table caption thead tbody tr th td figure figcaption span picture source img'.split(
    ' ',
  ),
);
const target = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/;

/** Dangerous parts of a piece of HTML: unknown elements, event handlers, other URL schemes. */
function dangers(html: string): string[] {
  const found: string[] = [];
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi)) {
    if (!tags.has(name)) {
      found.push(`<${name}>`);
    }
    for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([a-z-]+)="([^"]*)"/gi)) {
      if (/^(?:on|style$|srcdoc$|action$|formaction$)/i.test(attribute)) {
        found.push(attribute);
      }
      if (attribute === 'href' && !target.test(value)) {
        found.push(value);
      }
      if (attribute === 'src' && !/^(?:\/media\/|data:image\/webp;base64,)/.test(value)) {
        found.push(value);
      }
    }
  }
  const outside = html.replace(/<[a-z/][^<>]*>/gi, '');
  return outside.includes('<') ? [...found, outside] : found;
}

test('ten thousand bodies of the editor are accepted, and rendered without any script', () => {
  fc.assert(
    fc.property(someBody, (written) => {
      expect(body.parse(written)).toEqual(written);
      expect(dangers(drawn(written))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);

test('the check finds a script that would run', () => {
  expect(dangers('<p>a</p><script>alert(1)</script>')).not.toEqual([]);
  expect(dangers('<p onclick="alert(1)">a</p>')).not.toEqual([]);
  expect(dangers('<a href="javascript:alert(1)">a</a>')).not.toEqual([]);
  expect(dangers('<img src="https://evil.example/x.png"/>')).not.toEqual([]);
});

test('a node, a mark or an attribute that is not in the list is refused, wherever it stands', () => {
  const strange = fc.constantFrom(
    { onclick: 'alert(1)' },
    { style: 'position:fixed' },
    { html: attacks[0] },
    { attrs: { onerror: 'alert(1)' } },
    { marks: [{ type: 'script' }] },
    { type: 'html', html: attacks[0] },
    { type: 'iframe', attrs: { src: 'https://evil.example' } },
    { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
    { __html: attacks[0] },
  );
  const places = (value: unknown): Array<Record<string, unknown>> =>
    Array.isArray(value)
      ? value.flatMap(places)
      : typeof value === 'object' && value !== null
        ? [{ ...value }, ...Object.values(value).flatMap(places)]
        : [];
  /** The same body with a value put in place of the node at this index. */
  const withAt = (value: unknown, number: { left: number }, more: object): unknown => {
    if (Array.isArray(value)) {
      return value.map((each) => withAt(each, number, more));
    }
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    number.left -= 1;
    const here = number.left === -1;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withAt(each, number, more)]),
    );
    return here ? { ...inner, ...more } : inner;
  };
  fc.assert(
    fc.property(someBody, strange, fc.nat(), (written, more, chosen) => {
      const count = places(written).length;
      const planted = withAt(written, { left: chosen % count }, more);
      const parsed = body.safeParse(planted);
      // An accepted body must equal a listed node, rendered as harmlessly as any.
      if (parsed.success) {
        expect(dangers(drawn(parsed.data))).toEqual([]);
        expect(JSON.stringify(parsed.data)).not.toMatch(/onclick|onerror|__html|"html"|iframe|script"/);
      }
    }),
    { numRuns: 2000 },
  );
}, 120_000);
