import type { Block, Body, Inline } from '#features/posts/body/body.contract.ts';
import { oldAddressOf } from '../addresses/old-addresses.rules.ts';
import type { ReadBlock } from '../wordpress/blocks.contract.ts';
import { siteKey } from '../wordpress/wxr.rules.ts';

/** What the files and links of an old site are here. */
export interface NewPlaces {
  /** Ids in the library, by file. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Paths of this site, by old address. */
  readonly paths: ReadonlyMap<string, string>;
}

type Paragraph = Extract<Block, { type: 'paragraph' }>;

const isOfSite = (href: string, site: string): boolean => {
  const address = siteKey(href);
  return (
    site !== '' && (address === site || address.startsWith(`${site}/`) || address.startsWith(`${site}?`))
  );
};

/** The body of a post: pictures that aren't in the library are left out, and links to posts that came along lead to them. */
export function bodyOf(blocks: readonly ReadBlock[], site: string, { pictures, paths }: NewPlaces): Body {
  const hrefOf = (href: string): string => {
    const address = isOfSite(href, site) ? oldAddressOf(href) : undefined;
    return (address === undefined ? undefined : paths.get(address)) ?? href;
  };
  const inline = (piece: Inline): Inline =>
    piece.type === 'hardBreak' || piece.marks === undefined
      ? piece
      : {
          ...piece,
          marks: piece.marks.map((mark) =>
            mark.type === 'link' ? { type: 'link', attrs: { href: hrefOf(mark.attrs.href) } } : mark,
          ),
        };
  const paragraph = (each: Paragraph): Paragraph =>
    each.content === undefined ? each : { ...each, content: each.content.map(inline) };
  const blockOf = (block: ReadBlock): Block[] => {
    switch (block.type) {
      case 'picture': {
        const media = pictures.get(block.file);
        const { caption } = block;
        return media === undefined
          ? []
          : [{ type: 'picture', attrs: { media, ...(caption !== undefined && { caption }) } }];
      }
      case 'paragraph':
        return [paragraph(block)];
      case 'heading':
        return [{ ...block, content: block.content.map(inline) }];
      case 'bulletList':
      case 'orderedList':
        return [
          {
            ...block,
            content: block.content.map((item) => ({ ...item, content: item.content.map(paragraph) })),
          },
        ];
      case 'blockquote':
        return [{ ...block, content: block.content.map(paragraph) }];
      case 'table':
        return [
          {
            ...block,
            content: block.content.map((row) => ({
              ...row,
              content: row.content.map((cell) => ({ ...cell, content: cell.content.map(paragraph) })),
            })),
          },
        ];
      default:
        return [block];
    }
  };
  const content = blocks.flatMap(blockOf);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}
