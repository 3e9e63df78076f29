import { expect, test } from 'vitest';
import { textOfHtml } from './message-text.rules.ts';

test('a mail in HTML is read as lines of text, without what its author did not write', () => {
  const mail = `<html><head><title>Re: visa</title></head><body><style>p { color: red }</style>
    <p>Two  adults &amp; a
    child</p><br><br/><div><b>12</b> March</div><!-- sent from a phone --><ul><li>one</li><li>two</li></ul>
    <blockquote type="cite">What we wrote</blockquote></body></html>`;
  expect(textOfHtml(mail)).toBe('Two adults & a child\n\n12 March\none\ntwo');
  expect(textOfHtml('5 < 6, and that is all')).toBe('5 < 6, and that is all');
  expect(textOfHtml('<STYLE>x</STYLE >a<Br>b')).toBe('a\nb');
});

test('tags that never end, begun again and again, are read as quickly as any others', () => {
  // Five million signs each; a look at the rest from each of them would take minutes.
  for (const piece of ['<div ', '<style>', '<title', '<p>', ' ', '<blockquote', '<!--', '&amp', '<br']) {
    expect(textOfHtml(piece.repeat(5_000_000 / piece.length)).length).toBeLessThanOrEqual(1_000_000);
  }
});
