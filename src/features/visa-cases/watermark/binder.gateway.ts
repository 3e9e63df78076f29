import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import {
  degrees,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { type Binding, type Bound, bindingLimits } from './binding.rules.ts';

/*
 * The thread that opens customers' PDFs. It is started for one binding and ended after it, and is stopped when it takes too
 * long or too much memory. Node runs this file as it is: it imports packages and its neighbour alone.
 */

/** A4 in points. */
const a4 = { width: 595, height: 842 };
const margin = 24;
const red = rgb(0.66, 0.08, 0.16);
/** The longest side of a page, in points, in which the mark is drawn: that of the largest posters. */
const longestSide = 14_400;

/** The fonts that every reader has draw Latin letters only. */
const latin = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]+/g, '...');

/** Writes a text across a page again and again, pale, over what is there. */
function drawMark(page: PDFPage, font: PDFFont, mark: string): void {
  const { x: left, y: low, width, height } = page.getMediaBox();
  const size = Math.max(9, Math.min(width, height) / 42);
  const line = Array(3).fill(latin(mark)).join('     ');
  for (let up = -width; up < height + width; up += size * 11) {
    page.drawText(line, {
      x: left - width / 4,
      y: low + up,
      size,
      font,
      color: red,
      opacity: 0.28,
      rotate: degrees(30),
    });
  }
}

/** What says how a note on a page looks and where it is. Whatever else it has may act: scripts, models, films, files, addresses. */
const looks = new Set(
  [
    'Type',
    'Subtype',
    'Rect',
    'AP',
    'AS',
    'F',
    'C',
    'CA',
    'IC',
    'BS',
    'BE',
    'Border',
    'RD',
    'DA',
    'DS',
    'QuadPoints',
    'InkList',
    'L',
    'LE',
    'LL',
    'LLE',
    'CL',
    'Vertices',
    'Contents',
    'Name',
    'Q',
    'MK',
  ].map((name) => PDFName.of(name)),
);

/** The kinds of note that only look. Those of other kinds become stamps: 3D, RichMedia, Screen, Movie, Sound, FileAttachment … */
const still = new Set(
  [
    'Text',
    'Link',
    'FreeText',
    'Line',
    'Square',
    'Circle',
    'Polygon',
    'PolyLine',
    'Highlight',
    'Underline',
    'Squiggly',
    'StrikeOut',
    'Stamp',
    'Caret',
    'Ink',
    'Widget',
    'Watermark',
  ].map((name) => PDFName.of(name)),
);

/** Takes away what a page does when it is opened, and what can be pressed on it: its looks stay. */
function calm(page: PDFPage): void {
  page.node.delete(PDFName.of('AA'));
  const notes = page.node.Annots();
  if (notes === undefined) {
    return;
  }
  for (const note of notes.asArray()) {
    const found = page.doc.context.lookup(note);
    if (found instanceof PDFDict) {
      for (const key of found.keys().filter((each) => !looks.has(each))) {
        found.delete(key);
      }
      const kind = found.lookup(PDFName.of('Subtype'));
      if (!(kind instanceof PDFName && still.has(kind))) {
        found.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
      }
    }
  }
}

const isDrawable = (page: PDFPage) => {
  const { x, y, width, height } = page.getMediaBox();
  return [x, y, width, height].every((each) => Math.abs(each) <= longestSide) && width > 0 && height > 0;
};

/** The pages of a customer's PDF, copied without what the file does beside showing them. @throws for one that can't be read */
async function pagesOf(into: PDFDocument, bytes: Uint8Array): Promise<PDFPage[]> {
  // Many banks protect statements against changes with an empty password, which every reader tries.
  const file = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  const pages = file.getPages();
  if (pages.length === 0 || pages.length > bindingLimits.pages || !pages.every(isDrawable)) {
    throw new Error('The pages of the file can’t be shown.');
  }
  for (const page of pages) {
    calm(page);
  }
  return into.copyPages(file, file.getPageIndices());
}

/** A page for a picture: upright or lying, as the picture is. */
async function addPicture(
  into: PDFDocument,
  bytes: Uint8Array,
  at = into.getPageCount(),
  border = margin,
): Promise<PDFPage> {
  const picture = await into.embedJpg(bytes);
  const isLying = picture.width > picture.height;
  const [width, height] = isLying ? [a4.height, a4.width] : [a4.width, a4.height];
  const page = into.insertPage(at, [width, height]);
  const fitted = picture.scaleToFit(width - 2 * border, height - 2 * border);
  page.drawImage(picture, {
    ...fitted,
    x: (width - fitted.width) / 2,
    y: (height - fitted.height) / 2,
  });
  return page;
}

/** A page that stands for a picture that can't be read. @param name of the paper */
function addUnreadable(into: PDFDocument, font: PDFFont, name: string): PDFPage {
  const page = into.addPage([a4.width, a4.height]);
  page.drawText(latin(`${name}: this picture can't be read. Ask for it again.`), {
    x: 48,
    y: a4.height - 72,
    size: 12,
    font,
    maxWidth: a4.width - 96,
  });
  return page;
}

/** A page that stands for a PDF that can't be shown, with the file attached. */
async function addAttached(
  into: PDFDocument,
  font: PDFFont,
  bytes: Uint8Array,
  number: number,
): Promise<PDFPage> {
  const name = `file-${number}.pdf`;
  const page = into.addPage([a4.width, a4.height]);
  page.drawText(`This file has a password or can't be shown. It is attached: ${name}`, {
    x: 48,
    y: a4.height - 72,
    size: 12,
    font,
  });
  await into.attach(bytes, name, { mimeType: 'application/pdf' });
  return page;
}

async function bind(
  { mark, sheets, attached, hasCover }: Binding,
  tell: (what: Bound) => void,
  askCover: (pages: readonly number[]) => Promise<readonly Uint8Array[]>,
): Promise<Uint8Array> {
  const into = await PDFDocument.create();
  into.setProducer('Shofor');
  const font = await into.embedFont(StandardFonts.Helvetica);
  const counts: number[] = [];
  for (const [index, { kind, bytes }] of sheets.entries()) {
    tell({ at: index });
    if (kind === 'picture') {
      drawMark(await addPicture(into, bytes), font, mark);
      counts.push(1);
      continue;
    }
    if (kind === 'unreadable') {
      drawMark(addUnreadable(into, font, new TextDecoder().decode(bytes)), font, mark);
      counts.push(1);
      continue;
    }
    const pages = attached.includes(index) ? undefined : await pagesOf(into, bytes).catch(() => undefined);
    if (pages === undefined) {
      drawMark(await addAttached(into, font, bytes, index + 1), font, mark);
      counts.push(1);
      continue;
    }
    for (const page of pages) {
      drawMark(into.addPage(page), font, mark);
    }
    counts.push(pages.length);
  }
  if (hasCover) {
    for (const [index, page] of (await askCover(counts)).entries()) {
      drawMark(await addPicture(into, page, index, 0), font, mark);
    }
  }
  return into.save({ updateFieldAppearances: false });
}

const port = parentPort;
if (!isMainThread && port !== null) {
  const cover = (pages: readonly number[]) =>
    new Promise<Uint8Array[]>((done) => {
      port.once('message', done);
      port.postMessage({ pages } satisfies Bound);
    });
  const pdf = await bind(workerData, (what) => port.postMessage(what), cover);
  const plain = new Uint8Array(pdf);
  port.postMessage({ pdf: plain } satisfies Bound, [plain.buffer]);
}
