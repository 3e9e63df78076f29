import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

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
  return async (drawing) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([drawing, sharp.versions]))
      .digest('hex');
    const file = join(folder, `${digest}.png`);
    const known = await readFile(file).catch(() => undefined);
    if (known !== undefined) {
      return known;
    }
    const drawn = await draw(drawing);
    // Renamed once it is whole: another process may look for it meanwhile.
    const unfinished = `${file}.${crypto.randomUUID()}`;
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(unfinished, drawn))
      .then(() => rename(unfinished, file))
      .catch(() => rm(unfinished, { force: true }).catch(() => {}));
    return drawn;
  };
}
