import sharp, { type OverlayOptions } from 'sharp';
import { m } from '#messages/messages.js';
import { type DrawnText, drawText } from '#platform/drawn-words/drawn-words.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { type Shared, wordsOf } from './sharing.rules.ts';

/** Pixels; as wide as phones show a picture whole. */
const page = { width: 1080, margin: 48, inset: 36, gap: 28 };
const ink = { strong: '#0a2f26', text: '#3d5147', warm: '#8a4b08' };
const within = page.width - 2 * page.margin - 2 * page.inset;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  /** Space above it. */
  readonly above: number;
}

async function drawLines(lines: readonly Line[], width: number) {
  const drawn: (DrawnText & { readonly above: number })[] = [];
  for (const { above, ...line } of lines) {
    drawn.push({ ...(await drawText({ ...line, width })), above });
  }
  return { drawn, height: drawn.reduce((sum, { height, above }) => sum + height + above, 0) };
}

const linesOf = ({ heading, total, legs, terms, until }: ReturnType<typeof wordsOf>): Line[] => [
  { text: heading, size: 34, colour: ink.text, above: 0 },
  { text: total, size: 50, colour: ink.strong, above: 10 },
  ...legs.flatMap(({ on, way, lasts }) => [
    { text: on, size: 26, colour: ink.text, above: 22 },
    { text: way, size: 34, colour: ink.strong, above: 10 },
    { text: lasts, size: 26, colour: ink.text, above: 8 },
  ]),
  ...terms.map((text, index) => ({ text, size: 27, colour: ink.text, above: index === 0 ? 24 : 6 })),
  { text: until, size: 27, colour: ink.warm, above: 14 },
];

/** The options as a picture, for WhatsApp. JPEG, 1080 pixels wide. */
export async function drawOptions(shared: Shared): Promise<Buffer> {
  const { language, options, agency, reference, phone } = shared;
  const locale = { locale: language };
  const head = await drawLines(
    [
      { text: agency, size: 46, colour: ink.strong, above: 0 },
      { text: m.fares_share_request({ reference }, locale), size: 29, colour: ink.text, above: 10 },
    ],
    page.width - 2 * page.margin,
  );
  const foot = await drawLines(
    [
      { text: m.fares_share_times({}, locale), size: 27, colour: ink.text, above: 0 },
      { text: groupedPhone(phone), size: 34, colour: ink.strong, above: 10 },
    ],
    page.width - 2 * page.margin,
  );
  const cards = [];
  for (const option of options) {
    cards.push(await drawLines(linesOf(wordsOf(option, language)), within));
  }
  const pieces: OverlayOptions[] = [];
  const grounds: string[] = [];
  let top = page.margin;
  const put = ({ drawn }: typeof head, left: number) => {
    for (const { data, height, above } of drawn) {
      pieces.push({ input: data, left, top: top + above });
      top += above + height;
    }
  };
  put(head, page.margin);
  for (const card of cards) {
    top += page.gap;
    const height = card.height + 2 * page.inset;
    grounds.push(
      `<rect x="${page.margin}" y="${top}" width="${page.width - 2 * page.margin}" height="${height}" rx="28" fill="#fff" stroke="#e6dcc5" stroke-width="2"/>`,
    );
    top += page.inset;
    put(card, page.margin + page.inset);
    top += page.inset;
  }
  top += page.gap;
  put(foot, page.margin);
  const height = top + page.margin;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${height}">${grounds.join('')}</svg>`;
  return sharp({ create: { width: page.width, height, channels: 3, background: '#fbf6ea' } })
    .composite([{ input: Buffer.from(ground), left: 0, top: 0 }, ...pieces])
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
