import type { Block, Body, Inline } from '#features/posts/body/body.contract.ts';

/**
 * Inline text from a line of light markup: `**bold**`, `_italic_` and `[words](/target)`.
 * Only for the demo content; staff write in the editor.
 */
function inline(source: string): Inline[] {
  const parts = source.split(/(\*\*[^*]+\*\*|_[^_]+_|\[[^\]]+\]\([^)\s]+\))/u).filter((part) => part !== '');
  return parts.map((part): Inline => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/u.exec(part);
    if (link?.[1] && link[2]) {
      return { type: 'text', text: link[1], marks: [{ type: 'link', attrs: { href: link[2] } }] };
    }
    if (part.startsWith('**') && part.endsWith('**')) {
      return { type: 'text', text: part.slice(2, -2), marks: [{ type: 'bold' }] };
    }
    if (part.length > 2 && part.startsWith('_') && part.endsWith('_')) {
      return { type: 'text', text: part.slice(1, -1), marks: [{ type: 'italic' }] };
    }
    return { type: 'text', text: part };
  });
}

const paragraph = (source: string) => ({ type: 'paragraph' as const, content: inline(source) });
const items = (lines: string[]) =>
  lines.map((line) => ({ type: 'listItem' as const, content: [paragraph(line)] }));

export const p = (source: string): Block => paragraph(source);
export const h2 = (source: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: inline(source),
});
export const h3 = (source: string): Block => ({
  type: 'heading',
  attrs: { level: 3 },
  content: inline(source),
});
export const ul = (...lines: string[]): Block => ({ type: 'bulletList', content: items(lines) });
export const ol = (...lines: string[]): Block => ({ type: 'orderedList', content: items(lines) });
export const quote = (...lines: string[]): Block => ({ type: 'blockquote', content: lines.map(paragraph) });
/** The first row is the heading. */
export const table = (...rows: string[][]): Block => ({
  type: 'table',
  content: rows.map((cells, index) => ({
    type: 'tableRow' as const,
    content: cells.map((cell) => ({
      type: index === 0 ? ('tableHeader' as const) : ('tableCell' as const),
      content: [paragraph(cell)],
    })),
  })),
});
export const visaCard = (slug: string): Block => ({ type: 'documentCard', attrs: { kind: 'visa', slug } });
export const packageCard = (slug: string): Block => ({
  type: 'documentCard',
  attrs: { kind: 'tour-package', slug },
});
export const body = (...content: Block[]): Body => ({ type: 'doc', content });
