import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pictures that aren't as wide as the others, with their width in pixels. */
const widths: Readonly<Record<string, number>> = { 'hero-wide': 2400, 'hero-tall': 1080 };

const webp = { quality: 85, effort: 6, smartSubsample: true };

const optionsOf = (name: string) => ({ width: widths[name] ?? 1920, webp });

/** What a picture is made of: a hash over the drawing and how it is encoded. */
const sourceOf = (name: string, svg: string) =>
  createHash('sha256')
    .update(JSON.stringify([optionsOf(name), svg]))
    .digest('hex');

/** Makes the WebP that the media library takes. Its description names what it is made of. */
export function rasterOf(name: string, svg: string): Promise<Buffer> {
  const { width, webp } = optionsOf(name);
  return sharp(Buffer.from(svg))
    .resize({ width })
    .removeAlpha()
    .webp(webp)
    .withExif({ IFD0: { ImageDescription: sourceOf(name, svg) } })
    .toBuffer();
}

/** Whether a WebP was made of this drawing: its description is in it as it was written. */
export const isMadeOf = (name: string, svg: string, raster: Buffer) => raster.includes(sourceOf(name, svg));
