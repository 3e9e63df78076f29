import type { Inline } from '#features/posts/body/body.contract.ts';
import { type Mark, most, type Paragraph, type ReadBlock } from './blocks.contract.ts';
import { InlineRun, linkedAddress } from './inline.rules.ts';
import { cutAtWord, lineOf } from './words.rules.ts';

type Table = Extract<ReadBlock, { type: 'table' }>;
type Row = Table['content'][number];
type Cell = Row['content'][number];

/** What stands around paragraphs; our bodies have one such level, so that what lies deeper is laid into it. */
type Frame =
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: Paragraph[][]; begun: boolean }
  | { readonly is: 'quote'; readonly paragraphs: Paragraph[] }
  | { readonly is: 'table'; readonly rows: Row[]; cells: Cell[]; cell: Paragraph[]; isHead: boolean };

const slices = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size));

const paragraphOf = (content: Inline[]): Paragraph => ({ type: 'paragraph', content });

/** Builds the blocks of a body in the order of the markup; whatever comes, they keep the limits of a body. */
export class BlockBuilder {
  readonly #blocks: ReadBlock[] = [];
  readonly #run = new InlineRun();
  /** Pictures inside of a list, a quote or a table: they stand behind it. */
  readonly #held: ReadBlock[] = [];
  #frame: Frame | undefined;
  #depth = 0;
  readonly #marked = { bold: 0, italic: 0 };
  readonly #links: (string | undefined)[] = [];
  #heading: 2 | 3 | undefined;
  #caption: string | undefined;
  /** Whether something didn't fit into a body. */
  isCut = false;

  mark(as: 'bold' | 'italic', by: 1 | -1): void {
    this.#marked[as] += by;
  }

  /** @param href checked already; absent: a link that isn't kept */
  beginLink(href: string | undefined): void {
    this.#links.push(href);
  }

  endLink(): void {
    this.#links.pop();
  }

  text(text: string): void {
    if (this.#caption !== undefined) {
      this.#caption += text;
    } else {
      this.#run.text(text, this.#marks());
    }
  }

  lineBreak(): void {
    if (this.#caption !== undefined || this.#heading !== undefined) {
      this.text(' ');
    } else {
      this.#run.lineBreak();
    }
  }

  #marks(): Mark[] {
    const href = this.#links.findLast((each) => each !== undefined);
    return [
      ...(this.#marked.bold > 0 ? [{ type: 'bold' as const }] : []),
      ...(this.#marked.italic > 0 ? [{ type: 'italic' as const }] : []),
      ...(href === undefined ? [] : [{ type: 'link' as const, attrs: { href } }]),
    ];
  }

  /** Ends the paragraph that is open, if there is one. */
  breakParagraph(): void {
    if (this.#caption !== undefined) {
      this.#caption += ' ';
      return;
    }
    for (const run of this.#run.take()) {
      if (this.#frame) {
        this.#place(this.#frame, paragraphOf(linkedAddress(run)));
      } else {
        this.#blocks.push(
          this.#heading === undefined
            ? paragraphOf(linkedAddress(run))
            : { type: 'heading', attrs: { level: this.#heading }, content: run },
        );
      }
    }
  }

  #place(frame: Frame, paragraph: Paragraph): void {
    if (frame.is === 'quote') {
      frame.paragraphs.push(paragraph);
    } else if (frame.is === 'table') {
      this.isCut ||= frame.cell.length >= most.paragraphs;
      frame.cell.push(paragraph);
    } else {
      const item = frame.items.at(-1);
      if (frame.begun && item && item.length < most.paragraphs) {
        item.push(paragraph);
      } else {
        frame.items.push([paragraph]);
        frame.begun = true;
      }
    }
  }

  beginHeading(level: 2 | 3): void {
    this.breakParagraph();
    if (this.#frame) {
      this.mark('bold', 1);
    } else {
      this.#heading = level;
    }
  }

  endHeading(): void {
    this.breakParagraph();
    if (this.#frame) {
      this.mark('bold', -1);
    }
    this.#heading = undefined;
  }

  begin(what: 'ordered' | 'bullets' | 'quote' | 'table'): void {
    this.breakParagraph();
    this.#depth += 1;
    if (this.#frame === undefined) {
      this.#heading = undefined;
      this.#frame =
        what === 'quote'
          ? { is: 'quote', paragraphs: [] }
          : what === 'table'
            ? { is: 'table', rows: [], cells: [], cell: [], isHead: false }
            : { is: 'list', ordered: what === 'ordered', items: [], begun: false };
    }
  }

  end(): void {
    this.breakParagraph();
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth === 0 && this.#frame) {
      this.#blocks.push(...blocksOf(this.#frame), ...this.#held.splice(0));
      this.#frame = undefined;
    }
  }

  /** An item of a list; where a list can't be, a paragraph that begins with a dot. */
  item(): void {
    this.breakParagraph();
    if (this.#frame?.is === 'list') {
      this.#frame.begun = false;
    } else {
      this.text('• ');
    }
  }

  /** A cell ends. @param spans how many columns it takes */
  endCell(isHead: boolean, spans: number): void {
    this.breakParagraph();
    const frame = this.#frame;
    if (frame?.is !== 'table' || this.#depth > 1) {
      return;
    }
    const type = isHead ? 'tableHeader' : 'tableCell';
    const content: Paragraph[] =
      frame.cell.length === 0 ? [{ type: 'paragraph' }] : frame.cell.slice(0, most.paragraphs);
    const empty = Array.from(
      { length: Math.min(most.cells, Math.max(1, spans)) - 1 },
      (): Cell => ({ type, content: [{ type: 'paragraph' }] }),
    );
    this.isCut ||= frame.cells.length >= most.cells;
    frame.cells.push({ type, content }, ...empty);
    frame.cell = [];
  }

  endRow(): void {
    this.breakParagraph();
    const frame = this.#frame;
    if (frame?.is === 'table' && this.#depth === 1 && frame.cells.length > 0) {
      frame.rows.push({ type: 'tableRow', content: frame.cells.slice(0, most.cells) });
      frame.cells = [];
    }
  }

  rule(): void {
    this.breakParagraph();
    if (!this.#frame) {
      this.#blocks.push({ type: 'horizontalRule' });
    }
  }

  picture(file: string): void {
    this.breakParagraph();
    (this.#frame ? this.#held : this.#blocks).push({ type: 'picture', file });
  }

  /** What follows is the caption of the last picture, or of the table that is open: that one stands before it. */
  beginCaption(): void {
    this.breakParagraph();
    this.#caption ??= '';
  }

  endCaption(): void {
    const caption = lineOf(this.#caption ?? '');
    this.#caption = undefined;
    const blocks = this.#frame ? this.#held : this.#blocks;
    const last = blocks.at(-1);
    if (last?.type === 'picture' && last.caption === undefined && caption !== '') {
      blocks[blocks.length - 1] = { ...last, caption: cutAtWord(caption, most.caption) };
    } else if (this.#frame?.is === 'table' && this.#depth === 1 && caption !== '') {
      this.#blocks.push(paragraphOf([{ type: 'text', text: caption }]));
    } else {
      this.text(caption);
      this.breakParagraph();
    }
  }

  /** The blocks, once the markup has ended. */
  done(): ReadBlock[] {
    if (this.#caption !== undefined) {
      this.endCaption();
    }
    this.breakParagraph();
    if (this.#frame) {
      this.#depth = 1;
      this.end();
    }
    this.isCut ||= this.#blocks.length > most.blocks;
    return this.#blocks.slice(0, most.blocks);
  }
}

function blocksOf(frame: Frame): ReadBlock[] {
  if (frame.is === 'quote') {
    return slices(frame.paragraphs, most.paragraphs).map((content) => ({ type: 'blockquote', content }));
  }
  if (frame.is === 'table') {
    return slices(frame.rows, most.rows).map((content) => ({ type: 'table', content }));
  }
  const items = frame.items.map((content) => ({ type: 'listItem' as const, content }));
  return slices(items, most.items).map((content) => ({
    type: frame.ordered ? 'orderedList' : 'bulletList',
    content,
  }));
}
