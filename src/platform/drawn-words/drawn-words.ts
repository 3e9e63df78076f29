import { join, resolve } from 'node:path';
import sharp from 'sharp';

const fonts = resolve('src/platform/drawn-words/fonts');
/** Font families, in order of preference for each letter. */
const family = 'Anek Latin Medium, Anek Bangla Medium';

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Words {
  readonly text: string;
  /** Points, which are pixels here. */
  readonly size: number;
  readonly colour: string;
  /** Where lines are wrapped; pixels. */
  readonly width: number;
  /** Drawn smaller until it isn't higher; pixels. */
  readonly height?: number;
}

export interface DrawnText {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const smallest = 24;

/** Draws text with Pango, which joins Bangla letters and wraps lines. Both fonts are registered first: a call takes one file. */
export async function drawText(words: Words): Promise<DrawnText> {
  const options = (fontfile: string, text: string, points: number) => ({
    text: {
      text,
      fontfile,
      font: `${family} ${points}`,
      width: words.width,
      rgba: true,
      dpi: 72,
      spacing: 6,
    },
  });
  await sharp(options(join(fonts, 'anek-latin.ttf'), 'a', 10)).toBuffer();
  let points = words.size;
  for (;;) {
    const markup = `<span foreground="${words.colour}">${escapeMarkup(words.text)}</span>`;
    const drawn = sharp(options(join(fonts, 'anek-bangla.ttf'), markup, points)).png();
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    if (words.height === undefined || info.height <= words.height || points <= smallest) {
      return { data, width: info.width, height: info.height };
    }
    points -= 4;
  }
}
