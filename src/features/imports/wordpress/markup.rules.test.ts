import { expect, test } from 'vitest';
import type { Inline } from '#features/posts/body/body.contract.ts';
import type { Paragraph, ReadBlock } from './blocks.contract.ts';
import { convertMarkup } from './markup.rules.ts';

const world = {
  site: 'old.example',
  pictureOf: (address: string, id: string | undefined) =>
    id === '7' || address.endsWith('/2019/05/sajek-300x200.jpg') ? '2019/05/sajek.jpg' : undefined,
};

const piece = (each: Inline): string => {
  if (each.type === 'hardBreak') {
    return '⏎';
  }
  return (each.marks ?? []).reduce(
    (text, mark) =>
      mark.type === 'bold'
        ? `*${text}*`
        : mark.type === 'italic'
          ? `_${text}_`
          : `${text}→${mark.attrs.href}`,
    each.text,
  );
};
const words = ({ content = [] }: Pick<Paragraph, 'content'>) => content.map(piece).join('');
const all = (paragraphs: readonly Paragraph[]) => paragraphs.map(words).join(' ¶ ');

/** A block in one line, with everything that it has. */
function line(block: ReadBlock): string {
  switch (block.type) {
    case 'paragraph':
      return words(block);
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${words(block)}`;
    case 'bulletList':
      return `- ${block.content.map((item) => all(item.content)).join(' | ')}`;
    case 'orderedList':
      return `1. ${block.content.map((item) => all(item.content)).join(' | ')}`;
    case 'blockquote':
      return `> ${all(block.content)}`;
    case 'picture':
      return `[${block.file}${block.caption === undefined ? '' : ` “${block.caption}”`}]`;
    case 'table':
      return block.content
        .map(({ content }) =>
          content.map((cell) => `${cell.type === 'tableHeader' ? '!' : ''}${all(cell.content)}`).join(' | '),
        )
        .join(' // ');
    default:
      return '---';
  }
}

const read = (markup: string) => {
  const { blocks, dropped } = convertMarkup(markup, world);
  return { lines: blocks.map(line), dropped };
};

test('in markup from before the blocks, blank lines are paragraphs and line breaks stay', () => {
  expect(
    read('One\ntwo\n\n\nThree <b>bold</b> <em>slanted</em>\r\n\r\n<h2>Head</h2>\nFour &amp; more&nbsp;here'),
  ).toEqual({
    lines: ['One⏎two', 'Three *bold* _slanted_', '## Head', 'Four & more here'],
    dropped: [],
  });
});

test('the blocks of Gutenberg become blocks of ours', () => {
  const markup = `<!-- wp:paragraph {"align":"left"} -->
<p class="has-text-align-left">One
two</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Head</h3><!-- /wp:heading -->
<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>First</li><!-- /wp:list-item -->
<!-- wp:list-item --><li>Second<!-- wp:list {"ordered":true} --><ol><li>Inner</li></ol><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>Said</p><cite>Somebody</cite></blockquote><!-- /wp:quote -->
<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Kind</th><th>Fare</th></tr></thead><tbody><tr><td>Bus</td><td>500</td></tr></tbody></table><figcaption>Fares</figcaption></figure><!-- /wp:table -->
<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://old.example/x.jpg" alt="" class="wp-image-7"/><figcaption class="wp-element-caption">Hills</figcaption></figure><!-- /wp:image -->
<!-- wp:embed {"url":"https://youtu.be/abc"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/abc
</div></figure><!-- /wp:embed -->
<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:buttons --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/contact">Ask us</a></div></div><!-- /wp:buttons -->`;
  expect(read(markup)).toEqual({
    lines: [
      'One two',
      '### Head',
      '- First | Second | Inner',
      '> Said ¶ _Somebody_',
      '---',
      '!Kind | !Fare // Bus | 500',
      'Fares',
      '[2019/05/sajek.jpg “Hills”]',
      'https://youtu.be/abc→https://youtu.be/abc',
      'Ask us→https://old.example/contact',
    ],
    dropped: ['wp:latest-posts'],
  });
});

test('pictures stay with their captions, in galleries too; one that did not come along is named', () => {
  expect(
    read(`[caption id="attachment_7" align="left" width="300"]<a href="https://old.example/wp-content/uploads/2019/05/sajek.jpg"><img src="https://old.example/wp-content/uploads/2019/05/sajek-300x200.jpg" /></a> Morning [in] Sajek[/caption]
[gallery columns="2" ids="7,8"]
<p>Before <img src="https://cdn.example/logo.png?v=2"> after</p>
<ul><li>In a list <img class="wp-image-7" data-src="a.jpg" src="data:image/gif;base64,R0lGOD"></li><li>Last</li></ul>`),
  ).toEqual({
    lines: [
      '[2019/05/sajek.jpg “Morning [in] Sajek”]',
      '[2019/05/sajek.jpg]',
      'Before after',
      '- In a list | Last',
      '[2019/05/sajek.jpg]',
    ],
    dropped: ['<img> 8', '<img> logo.png'],
  });
});

test('what runs, asks or is laid out by a plugin is taken out and named, and its words stay', () => {
  expect(
    read(`[vc_row][vc_column width="1/2"]Words in a column[/vc_column][/vc_row]
<script>alert(1)</script><style>p{color:red}</style>
<form action="/x"><input name="a"><p>Name</p></form><p onclick="x()" onMouseOver="y()">Pressed</p>
<iframe src="https://evil.example/"></iframe><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>
[contact-form-7 id="5" title="Contact"] [sic] [1] [rev_slider home]
<object data="x.swf"><p>Flash</p></object><noscript>no</noscript><svg onload="z()"><text>drawn</text></svg>`),
  ).toEqual({
    lines: [
      'Words in a column',
      'Pressed',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ→https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '[sic] [1]',
    ],
    dropped: [
      '[vc_row]',
      '[vc_column]',
      '<script>',
      '<style>',
      '<form>',
      'onclick',
      'onmouseover',
      '<iframe>',
      '[contact-form-7]',
      '[rev_slider]',
      '<object>',
      '<svg>',
    ],
  });
});

test('links lead only where a link may', () => {
  expect(
    read(
      '<a href="https://a.example/b c">space</a> <a href="JavaScript:alert(1)">run</a> <a href="data:text/html,x">data</a> <a href="//b.example/x">other</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+880 1711-000000">call</a> <a href="#top">up</a> <a href="https:\\\\evil.example">slash</a> <a>none</a>',
    ),
  ).toEqual({
    lines: [
      'space→https://a.example/b%20c run data other→https://b.example/x mail→mailto:a@b.example call→tel:+8801711000000 up slash none',
    ],
    dropped: ['JavaScript:', 'data:'],
  });
});

test('what lies too deep is laid into what holds it', () => {
  expect(
    read(
      '<blockquote><h3>Head</h3><ul><li>a</li><li>b</li></ul></blockquote><table><caption>Fares</caption><tr><td><ul><li>x</li></ul><table><tr><td>inner</td></tr></table></td><td colspan="2">y</td></tr></table><dl><dt>Term</dt><dd>Meaning</dd></dl><pre>a\n\nb</pre>',
    ).lines,
  ).toEqual(['> *Head* ¶ • a ¶ • b', 'Fares', '• x ¶ inner | y | ', '*Term*', 'Meaning', 'a', 'b']);
});
