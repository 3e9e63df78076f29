import fc from 'fast-check';
import { expect, test } from 'vitest';
import { body } from '#features/posts/body/body.contract.ts';
import { countPictures } from './html-tree.ts';
import { pastedBlocks } from './pasted-body.ts';

const parsed = (html: string) => body.parse({ type: 'doc', content: pastedBlocks(html) }).content;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1>What to pack<o:p></o:p></h1>
<p class=MsoNormal><span style='font-size:12.0pt;font-family:"Times New Roman",serif;color:#1F3864'>Bring a <b>light</b>
jacket&nbsp;and <i>good</i> shoes.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Passport<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Two photos<o:p></o:p></p>
<p class=MsoNormal style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Fill in the form</p>
<table class=MsoTableGrid border=1><tr><td width=200 style='width:150pt'><p class=MsoNormal><b>Fee</b></p></td><td><p>৳3,500</p></td></tr></table>
<p class=MsoNormal><a href="https://www.example.org/visa"><span style='color:blue'>The embassy</span></a>
<a href="javascript:alert(1)">no</a><img src="file:///C:/Users/a/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8f0c"><h2 dir="ltr"
style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;color:#000">ভিসার কাগজ</span></h2>
<p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span
style="font-style:italic;font-weight:400"> and slanted</span></p><br />
<ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li>
<li dir="ltr"><p dir="ltr"><span>Two</span></p><ul><li><p>Two and a half</p></li></ul></li></ol>
<div dir="ltr"><table><colgroup><col /><col /></colgroup><tbody><tr><td><p dir="ltr"><span>a</span></p></td><td></td></tr>
<tr><td><p>only one</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

test('what is pasted from Word is headings, lists, tables and links, and no styles', () => {
  const paragraph = (text: string, marks?: unknown[]) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
  });
  expect(parsed(word)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What to pack' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Bring a ' },
        { type: 'text', text: 'light', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' jacket and ' },
        { type: 'text', text: 'good', marks: [{ type: 'italic' }] },
        { type: 'text', text: ' shoes.' },
      ],
    },
    {
      type: 'bulletList',
      content: ['Passport', 'Two photos'].map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
    },
    { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('Fill in the form')] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [paragraph('Fee', [{ type: 'bold' }])] },
            { type: 'tableCell', content: [paragraph('৳3,500')] },
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'The embassy',
          marks: [{ type: 'link', attrs: { href: 'https://www.example.org/visa' } }],
        },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'no' },
      ],
    },
  ]);
});

test('what is pasted from Google Docs keeps bold words bold and the rest plain', () => {
  const blocks = parsed(docs);
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'orderedList', 'table']);
  expect(blocks[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Plain, ' },
      { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' and slanted', marks: [{ type: 'italic' }] },
    ],
  });
  expect(blocks[0]).toMatchObject({ content: [{ text: 'ভিসার কাগজ' }] });
  // A nested list becomes a line of its item, and every row of a table has the same number of cells.
  expect(blocks[2]).toMatchObject({ content: [{}, { content: [{}, {}] }] });
  expect(blocks[3]).toMatchObject({ content: [{ content: [{}, {}] }, { content: [{}, {}] }] });
});

test('scripts, pictures from elsewhere, frames and what only looks like a link bring nothing but words', () => {
  const nasty =
    '<p onclick="x()">Hello<script>alert(1)</script><svg><a xlink:href="javascript:1">x</a></svg></p><iframe src="//e.org">in</iframe><a href=" javascript:alert(1)">a</a><a href="data:text/html,1">b</a><a href="//evil.org">c</a><style>p{}</style>';
  const written = JSON.stringify(parsed(nasty));
  expect(written).not.toMatch(/javascript|data:|evil|alert|onclick|href/);
  expect(written).toContain('Hello');
});

test('pictures that don’t come along are counted, so that the writer is told', () => {
  expect(countPictures(word)).toBe(1);
  expect(countPictures(docs)).toBe(0);
  // Outside of what was copied there is nothing that is missing.
  expect(
    countPictures(
      '<img src="a"><!--StartFragment--><p>b<img src="c"></p><table><tr><td><img src="d"></table><!--EndFragment-->',
    ),
  ).toBe(2);
});

test('a web page that isn’t well formed is read as far as it goes', () => {
  expect(parsed('<ul><li>One<li>Two</ul><p>Three<p>Four &amp; five &#2488; &bogus; 3 < 4')).toMatchObject([
    { type: 'bulletList', content: [{}, {}] },
    { content: [{ text: 'Three' }] },
    { content: [{ text: 'Four & five স &bogus; 3 < 4' }] },
  ]);
});

test('whatever is pasted, the schema accepts it or it is dropped', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</i>',
      '<ul>',
      '<li>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<h1>',
      '</h1>',
      '<br>',
      '<a href="https://a.org">',
      '<a href="javascript:1">',
      '</a>',
      '<!--',
      '-->',
      '<![if x]>',
      '<script>',
      '<',
      '&#0;',
      '<span style="mso-list:Ignore">',
      '<p style="mso-list:l0">',
      '<blockquote>',
      '<img src=x onerror=1>',
      '</ul>',
      '\n ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const content = pastedBlocks(pieces.join(''));
      expect(content.length === 0 || body.safeParse({ type: 'doc', content }).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
