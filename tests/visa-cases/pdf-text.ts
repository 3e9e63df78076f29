import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

/** All that stands in a PDF, with its streams unpacked and the strings that it draws as letters. */
export function pdfText(bytes: Buffer): string {
  const parts = [bytes.toString('latin1')];
  for (let from = bytes.indexOf('stream\n'); from >= 0; from = bytes.indexOf('stream\n', from + 7)) {
    const end = bytes.indexOf('endstream', from);
    try {
      parts.push(inflateSync(bytes.subarray(from + 7, end), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // It isn't packed: its letters are there already.
    }
  }
  return parts
    .join('\n')
    .replaceAll(/<([0-9A-F]{2,})>/gi, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
}

/** How many pages a PDF has. */
export const pageCount = async (bytes: Uint8Array): Promise<number> =>
  (await PDFDocument.load(bytes)).getPageCount();

/** The widths of a PDF's pages, in points. */
export const pageWidths = async (bytes: Uint8Array): Promise<number[]> =>
  (await PDFDocument.load(bytes)).getPages().map((page) => page.getWidth());
