import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type OverlayOptions } from 'sharp';
import { type DrawnText, drawText } from '#platform/drawn-words/drawn-words.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { paperName } from '../paper-labels.rules.ts';
import type { PaperData } from '../papers.contract.ts';
import type { DrawnKind } from '../papers.rules.ts';
import { type Block, blocksOf, footTexts, type Look } from './drawn-paper.rules.ts';

/** A page in pixels; A4 and A5 have the same shape. */
const page = { width: 1240, height: 1754, margin: 96 };
/** In points. */
const sizes = { a4: [595, 842], a5: [420, 595] } as const;
const within = page.width - 2 * page.margin;
const gap = { rows: 10, columns: 32 };
const code = 200;

const ink = { strong: '#0a2f26', text: '#1a2233', pale: '#5b6475', warm: '#a8281f' };
const looks: Readonly<
  Record<Look, { readonly size: number; readonly colour: string; readonly above: number }>
> = {
  title: { size: 52, colour: ink.strong, above: 40 },
  sum: { size: 64, colour: ink.strong, above: 28 },
  strong: { size: 38, colour: ink.strong, above: 0 },
  plain: { size: 28, colour: ink.text, above: 20 },
  pale: { size: 26, colour: ink.pale, above: 0 },
  warning: { size: 34, colour: ink.warm, above: 10 },
  head: { size: 26, colour: ink.pale, above: 28 },
  row: { size: 28, colour: ink.text, above: 0 },
  line: { size: 28, colour: ink.text, above: 0 },
};

/** How wide columns are, by how many there are. */
const shares: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [0.34, 0.66], 3: [0.46, 0.3, 0.24] };

/** `down`: below the top of its block. */
type Drawn = Pick<DrawnText, 'data' | 'height'> & { readonly left: number; readonly down: number };

interface DrawnBlock {
  readonly cells: readonly Drawn[];
  readonly above: number;
  readonly height: number;
}

async function drawBlock({ cells, look }: Block): Promise<DrawnBlock> {
  const { size, colour, above } = looks[look];
  const columns = shares[cells.length] ?? cells.map(() => 1 / cells.length);
  const drawn: Drawn[] = [];
  // A drawn line is as high as its letters are: each stands in the middle of a line of the same height.
  const lineHeight = Math.round(size * 1.4);
  let left = page.margin;
  for (const [at, text] of cells.entries()) {
    const width = Math.round((columns[at] ?? 1) * within);
    if (text.trim() !== '') {
      const isName = look === 'row' && at === 0;
      const words = { text, size, width: width - gap.columns, colour: isName ? ink.pale : colour };
      const { data, height } = await drawText(words);
      drawn.push({ data, height, left, down: Math.max(0, Math.round((lineHeight - height) / 2)) });
    }
    left += width;
  }
  return { cells: drawn, above, height: Math.max(lineHeight, ...drawn.map(({ height }) => height)) };
}

/** The code, and how to check the paper. */
async function drawFoot(paper: PaperData, texts: readonly string[]) {
  const { size, path } = paper.qr;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${code}" height="${code}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  const beside = page.margin + code + gap.columns;
  const lines: DrawnText[] = [];
  for (const text of texts) {
    lines.push(
      await drawText({ text, size: 23, width: page.width - beside - page.margin, colour: ink.pale }),
    );
  }
  const height = Math.max(
    code,
    lines.reduce((sum, line) => sum + line.height + 8, 0),
  );
  const pieces = (top: number): OverlayOptions[] => {
    let at = top;
    const put = lines.map(({ data, height }) => {
      const piece = { input: data, left: beside, top: at };
      at += height + 8;
      return piece;
    });
    return [{ input: Buffer.from(svg), left: page.margin, top }, ...put];
  };
  return { height, pieces };
}

/** The blocks on as many pages as they need; the foot stands at the end of the last one. */
async function layOut(blocks: readonly Block[], foot: Awaited<ReturnType<typeof drawFoot>>) {
  const pages: OverlayOptions[][] = [[]];
  const bottom = page.height - page.margin;
  let top = page.margin;
  const turn = (height: number) => {
    if (top + height > bottom) {
      pages.push([]);
      top = page.margin;
    }
  };
  for (const block of blocks) {
    const { cells, above, height } = await drawBlock(block);
    turn(above + height);
    top += above;
    pages.at(-1)?.push(...cells.map(({ data, left, down }) => ({ input: data, left, top: top + down })));
    top += height + gap.rows;
  }
  turn(foot.height);
  pages.at(-1)?.push(...foot.pieces(bottom - foot.height));
  return pages;
}

/**
 * A paper as a PDF, in its own language: a receipt on A5, others on A4. Its words are drawn as pictures, because the letters of Bangla
 * join only there; what a reader of PDFs searches for and says aloud is its title.
 */
export async function drawPaper(
  paper: PaperData & { readonly kind: DrawnKind },
): Promise<Uint8Array<ArrayBuffer>> {
  const { blocks, texts, title } = inLanguage(paper.language, () => ({
    blocks: blocksOf(paper),
    texts: footTexts(paper),
    title: `${paperName[paper.kind]()} ${paper.number}`,
  }));
  const pdf = await PDFDocument.create();
  pdf.setProducer('Shofor');
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(paper.language);
  const [width, height] = paper.kind === 'receipt' ? sizes.a5 : sizes.a4;
  for (const pieces of await layOut(blocks, await drawFoot(paper, texts))) {
    const picture = await sharp({
      create: { width: page.width, height: page.height, channels: 3, background: '#fff' },
    })
      .composite(pieces)
      .jpeg({ quality: 88 })
      .toBuffer();
    pdf.addPage([width, height]).drawImage(await pdf.embedJpg(picture), { x: 0, y: 0, width, height });
  }
  return new Uint8Array(await pdf.save());
}
