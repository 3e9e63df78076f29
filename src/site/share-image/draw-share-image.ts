import sharp from 'sharp';
import type { PictureCrop } from '#features/media/media.contract.ts';
import { coveredArea, croppedArea } from '#features/media/media.rules.ts';
import { drawText } from '#platform/drawn-words/drawn-words.ts';

const size = { width: 1200, height: 630 };
/** The area of the text; the picture fills the rest. */
const paper = { width: 640, inset: 64 };
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<path d="M0 0H${paper.width - 40}C${paper.width + 30} 160 ${paper.width - 70} 420 ${paper.width + 10} ${size.height}H0z" fill="#fbf6ea"/>
<g transform="translate(${paper.inset - 4} 52) scale(1.5)"><circle cx="22" cy="17" r="8.2" fill="#d92c3a"/><path d="M2 22.5C8 27.2 15 28.6 22 28.6s14-1.4 20-6.1c-1.7 9.7-9.6 15.8-20 15.8S3.7 32.2 2 22.5Z" fill="#0a2f26"/></g>
</svg>`;

/** A picture's row: its size, focus and crop. */
export interface SharePicture {
  readonly bytes: Uint8Array;
  readonly crop: PictureCrop | null;
  readonly focusX: number;
  readonly focusY: number;
}

/** The picture beside the text; part of it lies behind. */
const beside = { width: 700, height: size.height };

async function cutPicture({ bytes, crop, focusX, focusY }: SharePicture): Promise<Buffer> {
  const whole = sharp(bytes);
  const { width, height } = await whole.metadata();
  const shown = croppedArea(crop ?? { x: 0, y: 0, width: 100, height: 100 }, { width, height });
  const cut = coveredArea(shown, beside, { x: focusX, y: focusY });
  return whole
    .extract({ ...cut, left: shown.left + cut.left, top: shown.top + cut.top })
    .resize(beside.width, beside.height, { fit: 'fill' })
    .png()
    .toBuffer();
}

/** The share image of a page: its title beside its poster. 1200 x 630, JPEG. */
export async function drawShareImage(page: {
  title: string;
  summary: string;
  agency: string;
  picture: SharePicture | undefined;
}): Promise<Buffer> {
  const width = paper.width - 2 * paper.inset;
  const [title, summary, agency] = await Promise.all([
    drawText({ text: page.title, width, size: 64, colour: '#0a2f26', height: 230 }),
    drawText({ text: page.summary, width, size: 28, colour: '#3d5147', height: 150 }),
    drawText({ text: page.agency, width, size: 30, colour: '#0a2f26', height: 44 }),
  ]);
  const left = paper.inset;
  const canvas = sharp({ create: { ...size, channels: 3, background: '#0e3d31' } });
  const picture = page.picture ? [{ input: await cutPicture(page.picture), left: 500, top: 0 }] : [];
  const top = Math.max(170, Math.round((size.height - title.height - summary.height - 28) / 2) + 20);
  return canvas
    .composite([
      ...picture,
      { input: Buffer.from(ground), left: 0, top: 0 },
      { input: agency.data, left: left + 78, top: 66 },
      { input: title.data, left, top },
      { input: summary.data, left, top: top + title.height + 28 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
