import sharp from 'sharp';
import { drawText } from '#platform/drawn-words/drawn-words.ts';
import { type CoverLine, linesOnCover } from './bundle.rules.ts';

/** A4 at 150 points an inch. */
const a4 = { width: 1240, height: 1754 };
const left = 110;
const right = 110;
const rowHeight = 42;
const ink = '#1a2233';
const pale = '#5b6475';

interface Cover {
  readonly agency: string;
  readonly title: string;
  readonly about: string;
  readonly lines: readonly CoverLine[];
}

/** So many letters of a paper's name fit on a line. */
const longest = 62;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trim()}…` : text);

/** One page of the cover. */
async function drawPage(
  { agency, title, about, lines }: Cover,
  page: number,
  pages: number,
): Promise<Buffer> {
  const shown = lines.slice(page * linesOnCover, (page + 1) * linesOnCover);
  const wide = a4.width - left - right;
  const put = async (
    text: string,
    size: number,
    top: number,
    more: { colour?: string; isRight?: boolean; indent?: number } = {},
  ) => {
    const width = more.isRight === true ? 220 : wide - 240;
    const drawn = await drawText({ text, size, width, height: size * 1.8, colour: more.colour ?? ink });
    return {
      input: drawn.data,
      top,
      left: more.isRight === true ? a4.width - right - drawn.width : left + (more.indent ?? 0),
    };
  };
  const rows = await Promise.all([
    put(agency, 26, 96, { colour: pale }),
    put(title, 46, 140),
    put(about, 26, 212, { colour: pale }),
    ...(pages > 1 ? [put(`${page + 1} / ${pages}`, 24, 96, { isRight: true, colour: pale })] : []),
    ...shown.flatMap((line, index) => {
      const top = 300 + index * rowHeight;
      return line.kind === 'applicant'
        ? [put(short(line.text), 28, top)]
        : [
            put(short(line.text), 25, top, { indent: 32 }),
            put(line.pages, 25, top, { isRight: true, colour: pale }),
          ];
    }),
  ]);
  return sharp({ create: { ...a4, channels: 3, background: '#fff' } })
    .composite(rows)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The cover of a case's papers, a page for each thirty lines, as JPEGs. */
export function drawCover(cover: Cover): Promise<Buffer[]> {
  const pages = Math.ceil(cover.lines.length / linesOnCover);
  return Promise.all(Array.from({ length: pages }, (_, page) => drawPage(cover, page, pages)));
}
