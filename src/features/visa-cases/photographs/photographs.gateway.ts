import sharp from 'sharp';
import type { Measured } from './photographs.rules.ts';

/** The most pixels that a photograph is measured at: a narrow one is as high as it likes, and is never made larger. */
const measured = { width: 320, height: 1280 } as const;

function spreadOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((all, each) => all + each, 0) / Math.max(1, values.length);
  const square = values.reduce((all, each) => all + (each - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, spread: Math.sqrt(square) };
}

/** Measures a photograph, upright as its camera notes. @throws when it can't be read */
export async function measurePhotograph(bytes: Uint8Array): Promise<Measured> {
  const options = { limitInputPixels: 100_000_000, failOn: 'error' } as const;
  const found = await sharp(bytes, options).metadata();
  const { width, height } = found.autoOrient;
  const { data, info } = await sharp(bytes, options)
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ ...measured, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  const border: number[] = [];
  const middle: number[] = [];
  const edges: number[] = [];
  for (let y = 1; y < info.height - 1; y += 1) {
    for (let x = 1; x < info.width - 1; x += 1) {
      const [right, down] = [x / info.width, y / info.height];
      if (down < 0.06 || (down < 0.45 && (right < 0.08 || right > 0.92))) {
        border.push(at(x, y));
      }
      if (right > 0.3 && right < 0.7 && down > 0.25 && down < 0.65) {
        middle.push(at(x, y));
      }
      edges.push(4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1));
    }
  }
  const { mean, spread } = spreadOf(border);
  return {
    width,
    height,
    border: { lightness: mean, spread },
    middle: spreadOf(middle).mean,
    sharpness: spreadOf(edges).spread,
  };
}
