import type { JSONContent } from '@tiptap/core';
import type { RichText } from '../form/path.ts';
import { isPlain, type Plain } from '../form/plain.ts';

/** The editor's attributes that belong to a post's body; all others are internal to the editor. */
const kept: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  picture: ['media', 'caption'],
  documentCard: ['kind', 'slug', 'document'],
  link: ['href'],
};

function plainNode(node: JSONContent): Plain {
  const names = kept[node.type ?? ''] ?? [];
  const attrs = Object.fromEntries(
    names
      .map((name) => [name, node.attrs?.[name]] as const)
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  const marks = (node.marks ?? []).map((mark) => {
    const own = kept[mark.type] ?? [];
    return own.length === 0
      ? { type: mark.type }
      : { type: mark.type, attrs: Object.fromEntries(own.map((name) => [name, mark.attrs?.[name]])) };
  });
  return {
    type: node.type,
    ...(node.text === undefined ? {} : { text: node.text }),
    ...(names.length === 0 ? {} : { attrs }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(node.content === undefined ? {} : { content: node.content.map(plainNode) }),
  };
}

/** The editor's content as a post's body is stored; undefined when it is empty. */
export function bodyOf(document: JSONContent): RichText | undefined {
  const content = (document.content ?? []).map(plainNode);
  const last = content.at(-1);
  // The editor keeps an empty paragraph at the end.
  const written =
    content.length > 1 && last?.type === 'paragraph' && last.content === undefined
      ? content.slice(0, -1)
      : content;
  const isEmpty = written.every((node) => node.type === 'paragraph' && node.content === undefined);
  return isEmpty ? undefined : { type: 'doc', content: written };
}

/** A stored body as the editor takes it; an empty one if it is invalid. */
export function editorContent(body: unknown): JSONContent {
  return isPlain(body) && body.type === 'doc' && Array.isArray(body.content)
    ? { type: 'doc', content: body.content }
    : { type: 'doc', content: [{ type: 'paragraph' }] };
}
