import { expect, test } from 'vitest';
import { body } from './body.contract.ts';

test('a link that runs, or leads to data, is refused however it is written', () => {
  const links = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'vbscript:msgbox(1)',
    'blob:https://shofor.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'about:blank',
    'mailto:a b',
    'tel:*#06#',
    '',
  ];
  const taken = links.filter((href) => {
    const text = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] };
    return body.safeParse({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] }).success;
  });
  expect(taken).toEqual([]);
});

test('characters that cannot be stored are refused', () => {
  for (const text of ['a\u0000b', 'a\ud800b', 'a\u0007b']) {
    const written = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    expect(body.safeParse(written).success).toBe(false);
  }
});

test('a body that is far too large is refused at once', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] };
  let nested: unknown = paragraph;
  for (let depth = 0; depth < 5000; depth += 1) {
    nested = { type: 'blockquote', content: [nested] };
  }
  const wide = { type: 'doc', content: Array.from({ length: 100_000 }, () => paragraph) };
  const began = performance.now();
  expect(body.safeParse({ type: 'doc', content: [nested] }).success).toBe(false);
  expect(body.safeParse(wide).success).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
});
