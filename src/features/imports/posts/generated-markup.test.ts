import fc from 'fast-check';
import { expect, test } from 'vitest';
import { body } from '#features/posts/body/body.contract.ts';
import { convertMarkup } from '../wordpress/markup.rules.ts';
import { bodyOf } from './post-bodies.rules.ts';

const tags =
  'p div span h1 h2 h3 h6 ul ol li blockquote table thead tbody tr td th caption figure figcaption pre code br hr img a strong b em i script style form input button iframe object svg noscript template textarea title select option video dl dt dd details summary center body html head x-y'.split(
    ' ',
  );
const attributes = [
  ' href="/about"',
  ' href="javascript:alert(1)"',
  ' href="https://old.example/2019/05/sajek/"',
  ' href="\u0000"',
  ' src="https://old.example/wp-content/uploads/a.jpg"',
  ' src=x onerror=alert(1)',
  ' class="wp-image-7"',
  ' colspan="9999999999"',
  ' colspan="-3"',
  ' style="x',
  " title='",
  ' onclick="x()"',
];
const words = [
  'সাজেক ভ্রমণ',
  'Words ',
  '\n\n',
  '\n',
  '   ',
  '&amp;&nbsp;&#0;&#xD800;&bogus;',
  '\ud800',
  '\u0000\u0007',
  '👍🏽',
  'https://youtu.be/abc',
  '[caption id="a"]',
  '[/caption]',
  '[gallery ids="7,7,9"]',
  '[vc_row a="<b>"]',
  '[/vc_row]',
  '[[x]]',
  '<a href="https://old.example/2019/05/sajek/">Sajek</a>',
  '<img class="wp-image-7">',
  '[a b="',
  '<!-- wp:paragraph -->',
  '<!-- wp:latest-posts {"a":"-->"} /-->',
  '<!--',
  ']]>',
  '<![CDATA[',
  '<?php echo 1 ?>',
  '<',
  '</',
  'x'.repeat(25_000),
];
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...tags), fc.subarray(attributes, { maxLength: 3 }))
      .map(([tag, given]) => `<${tag}${given.join('')}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  // Many of one kind, beyond what a body holds.
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '<li>a',
          '<p>a',
          '<tr><td>a',
          '<td>',
          '<br>a',
          '<hr>',
          '<ul>',
          '<blockquote>',
          '<b>x</b>y',
        ),
        fc.constantFrom(2, 60, 600),
      )
      .map(([each, times]) => each.repeat(times)),
  },
);

const media = crypto.randomUUID();
const world = {
  site: 'old.example',
  pictureOf: (address: string, id: string | undefined) =>
    id === '7' || address.includes('/uploads/') ? 'a.jpg' : undefined,
};
const places = {
  pictures: new Map([['a.jpg', media]]),
  paths: new Map([['/2019/05/sajek', '/blogs/sajek']]),
};

test('whatever an old site has written, what comes of it is a body of ours, and nothing runs in it', () => {
  let pictures = 0;
  let links = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { blocks } = convertMarkup(pieces.join(''), world);
      const made = bodyOf(blocks, 'old.example', places);
      expect(body.safeParse(made).error?.issues ?? []).toEqual([]);
      const text = JSON.stringify(made);
      expect(text).not.toContain('"href":"javascript');
      pictures += text.includes(media) ? 1 : 0;
      links += text.includes('"/blogs/sajek"') ? 1 : 0;
    }),
    { numRuns: 2_000, seed: 20_261_201 },
  );
  // The samples do have what they are about.
  expect(pictures).toBeGreaterThan(50);
  expect(links).toBeGreaterThan(20);
}, 120_000);

test('markup that lies a hundred thousand elements deep is read in no time', () => {
  const began = performance.now();
  for (const tag of ['<div>', '<blockquote>', '<ul><li>', '<b>', '<table><tr><td>', '<script>']) {
    const { blocks } = convertMarkup(`${tag.repeat(100_000)}words`, world);
    expect(body.safeParse(bodyOf(blocks, '', places)).success).toBe(true);
  }
  convertMarkup('[caption '.repeat(50_000), world);
  convertMarkup('[a b="'.repeat(20_000), world);
  convertMarkup('<!-- wp:x '.repeat(50_000), world);
  expect(performance.now() - began).toBeLessThan(20_000);
}, 60_000);
