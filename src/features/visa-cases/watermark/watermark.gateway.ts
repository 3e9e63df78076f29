import { resolve } from 'node:path';
import sharp from 'sharp';

/** A picture as a page shows it, as a JPEG: upright, without what the camera noted, no larger than a scan at 300 dpi. @throws */
export const readPicture = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: 100_000_000, failOn: 'error' })
    .rotate()
    .resize({ width: 2480, height: 3508, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86 })
    .timeout({ seconds: 30 })
    .toBuffer();

const fontfile = resolve('src/platform/drawn-words/fonts/anek-latin.ttf');

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A picture as a JPEG for the screen, with the watermark over it again and again. @throws when it can't be read */
export async function markPicture(bytes: Uint8Array, text: string): Promise<Buffer> {
  const data = await readPicture(bytes);
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
