import { resolve } from 'node:path';
import sharp from 'sharp';
import { overlaid } from './overlay.rules.ts';
import { markDrawing, markResources, pdfOf, pdfStream } from './pdf-parts.rules.ts';

/** A4 in points. */
const a4 = { width: 595, height: 842 };
const margin = 24;

/** A picture as a page shows it: upright, without what the camera noted, no larger than a scan at 300 dpi. */
async function readPicture(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, { limitInputPixels: 100_000_000, failOn: 'error' })
    .rotate()
    .resize({ width: 2480, height: 3508, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86 })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fontfile = resolve('src/platform/drawn-words/fonts/anek-latin.ttf');

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A picture as a JPEG for the screen, with the watermark over it again and again. @throws when it can't be read */
export async function markPicture(bytes: Uint8Array, text: string): Promise<Buffer> {
  const { data } = await readPicture(bytes);
  const line = escapeMarkup(`${text}     ${text}     ${text}     ${text}`);
  const markup = `<span foreground="#a81429" alpha="28%">${Array(24).fill(line).join('\n')}</span>`;
  const words = { text: markup, fontfile, font: 'Anek Latin Medium 24', rgba: true, dpi: 72, spacing: 96 };
  const turned = await sharp({ text: words }).rotate(-30, { background: '#0000' }).png().toBuffer();
  const whole = await sharp(turned).metadata();
  // The middle of it: at the corners there is no text.
  const mark = await sharp(turned)
    .extract({
      left: Math.round(whole.width * 0.22),
      top: Math.round(whole.height * 0.22),
      width: Math.round(whole.width * 0.56),
      height: Math.round(whole.height * 0.56),
    })
    .png()
    .toBuffer();
  const page = await sharp(data).resize({ width: 1400, height: 1800, fit: 'inside' }).toBuffer();
  const { width, height } = await sharp(page).metadata();
  // A tile must not be larger than what it covers.
  const tile = await sharp(mark).resize({ width, height, fit: 'cover', withoutEnlargement: true }).toBuffer();
  return sharp(page)
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

const numbered = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ');

/** Pictures as one PDF, each a page of A4 with the watermark over it. @throws when one can't be read */
export async function markPictures(pictures: readonly Uint8Array[], text: string): Promise<Buffer> {
  const objects: (string | Buffer)[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const pages: number[] = [];
  for (const bytes of pictures) {
    const { data, width, height } = await readPicture(bytes);
    const scale = Math.min((a4.width - 2 * margin) / width, (a4.height - 2 * margin) / height);
    const [w, h] = [width * scale, height * scale];
    const draw = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((a4.width - w) / 2).toFixed(2)} ${((a4.height - h) / 2).toFixed(2)} cm /Picture Do Q ${markDrawing(text, a4.width, a4.height)}`;
    const first = objects.length + 1;
    objects.push(
      pdfStream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        data,
      ),
      pdfStream('', Buffer.from(draw, 'latin1')),
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents ${first + 1} 0 R /Resources << ${markResources} /XObject << /Picture ${first} 0 R >> >> >>`,
    );
    pages.push(first + 2);
  }
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${numbered(pages)}] >>`;
  return pdfOf(objects);
}

/**
 * A PDF with the watermark over each of its pages. One whose pages can't be found, or that has a password, is put into a PDF
 * whose only page says what it is for.
 */
export function markPdf(bytes: Buffer, text: string): Buffer {
  const marked = overlaid(bytes, text);
  if (marked !== undefined) {
    return marked;
  }
  const drawing = Buffer.from(markDrawing(text, a4.width, a4.height), 'latin1');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(paper.pdf) 5 0 R] >> >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents 4 0 R /Resources << ${markResources} >> >>`,
    pdfStream('', drawing),
    '<< /Type /Filespec /F (paper.pdf) /UF (paper.pdf) /EF << /F 6 0 R >> >>',
    pdfStream('/Type /EmbeddedFile /Subtype /application#2Fpdf', bytes),
  ]);
}
