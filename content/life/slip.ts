import sharp from 'sharp';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import type { Life } from './life.ts';

/** The letters of SAMPLE as strokes: a picture says so where no fonts are installed, too. */
const letters = [
  'M8 0H0V6H8V12H0',
  'M0 12V0H8V12M0 6H8',
  'M0 12V0L4 6L8 0V12',
  'M0 12V0H8V6H0',
  'M0 0V12H8',
  'M8 0H0V12H8M0 6H6',
];

const strokes = letters
  .map((path, place) => `<path transform="translate(${90 + place * 92} 200) scale(8)" d="${path}"/>`)
  .join('');

/** Lines where a bank's slip has words. */
const lines = [420, 470, 520, 610, 660, 750]
  .map((y, place) => `<path d="M90 ${y}H${place % 2 === 0 ? 560 : 400}"/>`)
  .join('');

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="900">
<rect width="720" height="900" fill="#fbfaf4"/><rect x="40" y="40" width="640" height="820" fill="none" stroke="#8a8878" stroke-width="3"/>
<rect x="40" y="40" width="640" height="90" fill="#2c5f5d"/>
<g fill="none" stroke="#b8442f" stroke-width="1.4">${strokes}</g><g stroke="#9b998c" stroke-width="10">${lines}</g></svg>`;

/** A customer's slip of a bank, as a picture that says SAMPLE. @returns the id of the file @throws Error without a data key */
export async function sendSlip({ deps, storage }: Life): Promise<string> {
  const { db, clock, dataKey } = deps;
  if (dataKey === undefined) {
    throw new Error('Papers are kept encrypted: this needs dataKey.');
  }
  const picture = await sharp(Buffer.from(drawn)).jpeg({ quality: 70 }).toBuffer();
  const files: FileDeps = { db, clock, storage, dataKey };
  async function* bytes() {
    yield picture;
  }
  return receiveFile(files, { name: 'slip.jpg', bytes: bytes() });
}
