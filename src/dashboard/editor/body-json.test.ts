import { expect, test } from 'vitest';
import { body } from '#features/posts/body/body.contract.ts';
import { bodyOf, editorContent } from './body-json.ts';

test('a card that names its document, by address or by id, comes out of the editor as it went in', () => {
  const written = {
    type: 'doc',
    content: [
      { type: 'documentCard', attrs: { kind: 'visa', slug: 'thailand' } },
      { type: 'documentCard', attrs: { kind: 'tour-package', document: crypto.randomUUID() } },
      { type: 'paragraph', content: [{ type: 'text', text: 'Take a coat.' }] },
    ],
  };
  const opened = editorContent(written);
  // The editor returns every attribute it knows, null when it isn't set.
  const held = opened.content?.map((node) =>
    node.type === 'documentCard' ? { ...node, attrs: { slug: '', document: '', ...node.attrs } } : node,
  );
  expect(body.parse(bodyOf({ ...opened, content: held ?? [] }))).toEqual(written);
});
