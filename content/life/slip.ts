import sharp from 'sharp';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { drawn, drawnSampleInBangla } from './drawn-letters.ts';
import type { Life } from './life.ts';

/** Lines where a paper has words. */
const lines = [470, 520, 610, 660, 750]
  .map((y, place) => `<path d="M90 ${y}H${place % 2 === 0 ? 560 : 400}"/>`)
  .join('');

/** A paper of a kind as a picture that says SAMPLE in both languages, with nobody’s data on it. */
const pictureOf = (kind: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="900">
<rect width="720" height="900" fill="#fbfaf4"/><rect x="40" y="40" width="640" height="820" fill="none" stroke="#8a8878" stroke-width="3"/>
<rect x="40" y="40" width="640" height="90" fill="#2c5f5d"/>
<g fill="none" stroke="#fbfaf4" stroke-width="1.6">${drawn(kind, { x: 70, y: 64, scale: 3.4, step: 40 })}</g>
<g stroke="#c9c7ba" stroke-width="10">${lines}</g>
<g fill="none" stroke="#b8442f" stroke-width="1.4">${drawn('SAMPLE', { x: 90, y: 190, scale: 8, step: 92 })}
${drawnSampleInBangla({ x: 130, y: 350, scale: 10 })}</g></svg>`;

/** Each kind is drawn once. */
const pictures = new Map<string, Promise<Buffer>>();

function jpegOf(kind: string): Promise<Buffer> {
  const known =
    pictures.get(kind) ??
    sharp(Buffer.from(pictureOf(kind)))
      .jpeg({ quality: 70 })
      .toBuffer();
  pictures.set(kind, known);
  return known;
}

/**
 * A paper that a customer sends, as a picture that says SAMPLE.
 * @param kind in capital letters, as it stands at its head
 * @returns the id of the file @throws Error without a data key
 */
export async function sendPicture({ deps, storage }: Life, kind: string, name: string): Promise<string> {
  const { db, clock, dataKey } = deps;
  if (dataKey === undefined) {
    throw new Error('Papers are kept encrypted: this needs dataKey.');
  }
  const picture = await jpegOf(kind);
  const files: FileDeps = { db, clock, storage, dataKey };
  async function* bytes() {
    yield picture;
  }
  return receiveFile(files, { name, bytes: bytes() });
}

/** A customer's slip of a bank. */
export const sendSlip = (life: Life): Promise<string> => sendPicture(life, 'BANK SLIP', 'slip.jpg');
