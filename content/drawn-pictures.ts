import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { directoryStorage } from '#platform/storage.ts';

/** The chunk that ends every PNG. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

interface Drawing {
  readonly svg: string;
  /** How it is scaled: dots per inch of the drawing, then pixels. */
  readonly density: number;
  readonly width: number;
  readonly height?: number;
  readonly compressionLevel: number;
}

/**
 * Draws posters as PNG. To draw all of them is most of a first start, so they stay in a folder and the next agency that is
 * filled by the same build takes them from it.
 * @param folder absent, or one that can't be written: each is drawn
 */
export function posterDrawer(folder: string | undefined): (drawing: Drawing) => Promise<Uint8Array> {
  const draw = ({ svg, density, width, height, compressionLevel }: Drawing) =>
    sharp(Buffer.from(svg), { density })
      .resize({ width, ...(height === undefined ? {} : { height }) })
      .png({ compressionLevel })
      .toBuffer();
  if (folder === undefined) {
    return draw;
  }
  const storage = directoryStorage(folder);
  return async (drawing) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([drawing, sharp.versions]))
      .digest('hex');
    const key = `${digest}.png`;
    const known = await storage.read(key).catch(() => undefined);
    // A power cut may leave the beginning of a file.
    if (known !== undefined && pngEnd.equals(known.subarray(-pngEnd.length))) {
      return known;
    }
    const drawn = await draw(drawing);
    await storage.write(key, drawn).catch(() => {});
    return drawn;
  };
}
