import { inflateSync } from 'node:zlib';
import { markDrawing, markResources, pdfStream } from './pdf-parts.rules.ts';

/** What all streams of objects of a file may hold together: a small file can't fill the memory. */
const mostBytes = 64 * 1024 * 1024;

/** So many letters of dictionaries are read at most: in a file that is made for it each could hold all that follow. */
const mostRead = 100_000_000;

/** The longest side of a page, in points, in which the mark is drawn: that of the largest posters. */
const longestSide = 14_400;

/** What reading a file may still cost. */
interface Budget {
  bytes: number;
  letters: number;
}

interface Page {
  readonly number: number;
  readonly dictionary: string;
}

/** The dictionary at the front of a text, with its brackets; undefined when there is none. */
function dictionaryAt(text: string, budget: Budget): string | undefined {
  const from = text.search(/\S/);
  if (from < 0 || !text.startsWith('<<', from)) {
    return undefined;
  }
  let depth = 0;
  let at = from;
  for (; at < text.length - 1; at += 1) {
    const sign = text[at];
    if ((sign === '<' || sign === '>') && text[at + 1] === sign) {
      depth += sign === '<' ? 1 : -1;
      at += 1;
      if (depth === 0) {
        break;
      }
    }
  }
  budget.letters -= at - from;
  if (budget.letters < 0) {
    throw new RangeError('The dictionaries of the file are too long.');
  }
  return depth === 0 ? text.slice(from, at + 1) : undefined;
}

/** The objects in a compressed stream of objects, by number. */
function inStream(dictionary: string, bytes: Buffer, budget: Budget): [number, string][] {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const count = Number(/\/N\s+(\d+)/.exec(dictionary)?.[1]);
  if (!Number.isInteger(first) || !Number.isInteger(count) || count > 100_000) {
    return [];
  }
  const plain = /\/FlateDecode/.test(dictionary)
    ? inflateSync(bytes, { maxOutputLength: Math.max(1, budget.bytes), finishFlush: 2 })
    : bytes;
  budget.bytes -= plain.length;
  const text = plain.toString('latin1');
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: count }, (_, index): [number, string] => [
    numbers[2 * index] ?? 0,
    text.slice(first + (numbers[2 * index + 1] ?? 0)),
  ]);
}

/** Every object by number, the last one of each counts; with dictionaries only. */
function objectsOf(file: Buffer, text: string): Map<number, string> {
  const objects = new Map<number, string>();
  const budget = { bytes: mostBytes, letters: mostRead };
  for (const { 1: number, index, 0: head } of text.matchAll(/(?<![0-9])(\d{1,9})\s+\d{1,5}\s+obj\b/g)) {
    const at = index + head.length;
    const dictionary = dictionaryAt(text.slice(at, at + 200_000), budget);
    if (dictionary === undefined) {
      continue;
    }
    objects.set(Number(number), dictionary);
    if (/\/Type\s*\/ObjStm\b/.test(dictionary)) {
      const stream = /^\s*stream\r?\n/.exec(
        text.slice(at + text.slice(at).indexOf(dictionary) + dictionary.length),
      );
      const begin = text.indexOf('stream', at + dictionary.length) + 6;
      const from = text[begin] === '\r' ? begin + 2 : begin + 1;
      const end = text.indexOf('endstream', from);
      if (stream === null || end < 0) {
        continue;
      }
      for (const [inner, content] of inStream(dictionary, file.subarray(from, end), budget)) {
        const found = dictionaryAt(content, budget);
        if (found !== undefined && !objects.has(inner)) {
          objects.set(inner, found);
        }
      }
    }
  }
  return objects;
}

/** The size of a page: its own, or that of its parents, or A4. */
function sizeOf(page: string, objects: ReadonlyMap<number, string>): readonly number[] {
  let dictionary: string | undefined = page;
  for (let depth = 0; dictionary !== undefined && depth < 20; depth += 1) {
    const box = /\/MediaBox\s*\[([^\]]+)\]/.exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number);
    if (box?.length === 4 && box.every((each) => Math.abs(each) <= longestSide)) {
      return box;
    }
    dictionary = objects.get(Number(/\/Parent\s+(\d+)\s+\d+\s+R/.exec(dictionary)?.[1]));
  }
  return [0, 0, 595, 842];
}

/** A page's dictionary with one more annotation. */
function withAnnotation(
  page: string,
  annotation: number,
  objects: ReadonlyMap<number, string>,
): string | undefined {
  const list = /\/Annots\s*\[([^\]]*)\]/.exec(page);
  if (list !== null) {
    return page.replace(list[0], () => `/Annots [${list[1]} ${annotation} 0 R]`);
  }
  // A list that is an object of its own isn't among those with dictionaries.
  if (/\/Annots\s+\d+\s+\d+\s+R/.test(page)) {
    return objects.size > 0
      ? page.replace(/\/Annots\s+\d+\s+\d+\s+R/, `/Annots [${annotation} 0 R]`)
      : undefined;
  }
  return page.replace(/>>$/, () => `/Annots [${annotation} 0 R] >>`);
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** The table of what was added, in the form that the file has: a plain table, or a stream. */
function tableOf(
  offsets: readonly (readonly [number, number])[],
  about: { isStream: boolean; size: number; root: string; previous: string; at: number },
): Buffer {
  const { isStream, size, root, previous, at } = about;
  const end = `startxref\n${at}\n%%EOF\n`;
  if (!isStream) {
    const rows = offsets.map(
      ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
    );
    return latin(
      `xref\n${rows.join('')}trailer\n<< /Size ${size} /Root ${root} /Prev ${previous} >>\n${end}`,
    );
  }
  const all = [...offsets, [size, at] as const];
  const bytes = Buffer.alloc(7 * all.length);
  for (const [index, [, offset]] of all.entries()) {
    bytes.writeUInt8(1, 7 * index);
    bytes.writeUInt32BE(offset, 7 * index + 1);
  }
  const entries = `/Type /XRef /W [1 4 2] /Index [${all.map(([number]) => `${number} 1`).join(' ')}] /Size ${size + 1} /Root ${root} /Prev ${previous}`;
  return Buffer.concat([latin(`${size} 0 obj\n`), pdfStream(entries, bytes), latin(`\nendobj\n${end}`)]);
}

/**
 * A PDF with a text over each page, added behind what is there, as the format provides.
 * @returns undefined when it has a password, or its pages can't be found
 */
export function overlaid(file: Buffer, text: string): Buffer | undefined {
  const whole = file.toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(whole.slice(-2048))?.[1];
  const root = [...whole.matchAll(/\/Root\s+(\d+\s+\d+\s+R)/g)].at(-1)?.[1];
  if (previous === undefined || root === undefined || /\/Encrypt\s+\d+\s+\d+\s+R/.test(whole)) {
    return undefined;
  }
  let objects: Map<number, string>;
  try {
    objects = objectsOf(file, whole);
  } catch {
    return undefined;
  }
  const pages: Page[] = [...objects]
    .filter(([, dictionary]) => /\/Type\s*\/Page(?![A-Za-z])/.test(dictionary))
    .map(([number, dictionary]) => ({ number, dictionary }));
  if (pages.length === 0 || pages.length > 2_000) {
    return undefined;
  }
  let size = 1;
  for (const number of objects.keys()) {
    size = Math.max(size, number + 1);
  }
  for (const [, each] of whole.matchAll(/\/Size\s+(\d{1,9})/g)) {
    size = Math.max(size, Number(each));
  }
  const parts: Buffer[] = [file, latin('\n')];
  let at = file.length + 1;
  const offsets: [number, number][] = [];
  const add = (number: number, object: string | Buffer) => {
    offsets.push([number, at]);
    const bytes = Buffer.concat([
      latin(`${number} 0 obj\n`),
      typeof object === 'string' ? latin(object) : object,
      latin('\nendobj\n'),
    ]);
    parts.push(bytes);
    at += bytes.length;
  };
  for (const { number, dictionary } of pages) {
    const [left = 0, low = 0, right = 595, top = 842] = sizeOf(dictionary, objects);
    const [drawing, annotation] = [size, size + 1];
    const changed = withAnnotation(dictionary, annotation, objects);
    if (changed === undefined) {
      return undefined;
    }
    size += 2;
    add(
      drawing,
      pdfStream(
        `/Type /XObject /Subtype /Form /BBox [0 0 ${right - left} ${top - low}] /Resources << ${markResources} >>`,
        latin(markDrawing(text, right - left, top - low)),
      ),
    );
    // Printed, too, and locked.
    add(
      annotation,
      `<< /Type /Annot /Subtype /Stamp /F 196 /Rect [${left} ${low} ${right} ${top}] /AP << /N ${drawing} 0 R >> >>`,
    );
    add(number, changed);
  }
  const isStream = !whole.startsWith('xref', Number(previous));
  parts.push(tableOf(offsets, { isStream, size, root, previous, at }));
  return Buffer.concat(parts);
}
