import type { Block, Body, Inline } from './body.contract.ts';

function inlineText(content: readonly Inline[] | undefined): string {
  return (content ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('');
}

export function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content);
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.map((each) => inlineText(each.content))).join(' ');
    case 'blockquote':
      return block.content.map((each) => inlineText(each.content)).join(' ');
    case 'table':
      return block.content
        .flatMap((row) => row.content.flatMap((cell) => cell.content.map((each) => inlineText(each.content))))
        .join(' ');
    case 'picture':
      return block.attrs.caption ?? '';
    default:
      return '';
  }
}

/** The plain text of a body, for search, feeds and reading time. */
export function bodyText(body: Body): string {
  return body.content.map(blockText).join(' ').trim();
}

/** Reading time: whole minutes at 200 words a minute, at least one. */
export function readingMinutes(body: Body): number {
  const words = bodyText(body).split(/\s+/u).length;
  return Math.max(1, Math.round(words / 200));
}
