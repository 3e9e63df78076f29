import type { Picture } from '#features/media/media.contract.ts';
import type { PackageSummary } from '#features/tour-packages/summaries/summaries.contract.ts';
import type { VisaBoardRow } from '#features/visas/site/flags.server.ts';
import type { ContentsLine } from '#site/contents.tsx';
import type { Block, Body, Card, Inline } from '../body/body.contract.ts';
import { blockText } from '../body/body.rules.ts';

type PlainBlock = Exclude<Block, { type: 'heading' | 'table' | 'picture' | 'documentCard' }>;
type TableBlock = Extract<Block, { type: 'table' }>;

/** A block ready to render: headings have ids, pictures and cards their data. */
export type BodyPart =
  | PlainBlock
  | { readonly type: 'heading'; readonly id: string; readonly level: 2 | 3; readonly content: Inline[] }
  | { readonly type: 'table'; readonly caption: string | undefined; readonly content: TableBlock['content'] }
  | { readonly type: 'picture'; readonly picture: Picture; readonly caption: string | undefined }
  | { readonly type: 'visas'; readonly visas: readonly VisaBoardRow[] }
  | { readonly type: 'packages'; readonly packages: readonly PackageSummary[] };

/** The current data of a body's cards and pictures. */
export interface BodyFinds {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly visas: readonly VisaBoardRow[];
  readonly packages: readonly PackageSummary[];
  /** The document of a card; undefined when it isn't published. */
  slugOf(card: Card): string | undefined;
}

export function bodyRefers(body: Body): { cards: Card[]; pictures: string[] } {
  return {
    cards: body.content.flatMap((block) => (block.type === 'documentCard' ? [block.attrs] : [])),
    pictures: body.content.flatMap((block) => (block.type === 'picture' ? [block.attrs.media] : [])),
  };
}

/** The blocks of a body. Adjacent cards are grouped, unavailable cards and pictures dropped, tables named by their heading. */
export function bodyParts(body: Body, finds: BodyFinds): BodyPart[] {
  const parts: BodyPart[] = [];
  let headings = 0;
  let under: string | undefined;
  for (const block of body.content) {
    switch (block.type) {
      case 'heading': {
        headings += 1;
        under = blockText(block);
        parts.push({
          type: 'heading',
          id: `part-${headings}`,
          level: block.attrs.level,
          content: block.content,
        });
        break;
      }
      case 'table':
        parts.push({ type: 'table', caption: under, content: block.content });
        break;
      case 'picture': {
        const picture = finds.pictures.get(block.attrs.media);
        if (picture) {
          parts.push({ type: 'picture', picture, caption: block.attrs.caption });
        }
        break;
      }
      case 'documentCard':
        addCard(parts, block.attrs, finds);
        break;
      default:
        parts.push(block);
    }
  }
  return parts;
}

function addCard(parts: BodyPart[], card: Card, finds: BodyFinds) {
  const slug = finds.slugOf(card);
  const last = parts.at(-1);
  if (card.kind === 'visa') {
    const visas = finds.visas.filter((each) => each.slug === slug);
    if (last?.type === 'visas') {
      parts[parts.length - 1] = { type: 'visas', visas: [...last.visas, ...visas] };
    } else if (visas.length > 0) {
      parts.push({ type: 'visas', visas });
    }
    return;
  }
  const packages = finds.packages.filter((each) => each.slug === slug);
  if (last?.type === 'packages') {
    parts[parts.length - 1] = { type: 'packages', packages: [...last.packages, ...packages] };
  } else if (packages.length > 0) {
    parts.push({ type: 'packages', packages });
  }
}

/** The second-level headings, for the table of contents. */
export function contentsOf(parts: readonly BodyPart[]): ContentsLine[] {
  return parts.flatMap((part) =>
    part.type === 'heading' && part.level === 2
      ? [{ id: part.id, text: blockText({ type: 'paragraph', content: part.content }) }]
      : [],
  );
}
