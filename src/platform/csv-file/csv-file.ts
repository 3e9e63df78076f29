import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** A line of a CSV file: its cells, and the line of the text at which it ends. */
export interface CsvLine {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const parsedLines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

interface CsvLimits {
  /** So many lines are read. */
  readonly most: number;
  /** Signs of one line: a quote that nothing closes ends there. */
  readonly record: number;
  /** Whether empty lines are lines: a spreadsheet counts them. */
  readonly withEmpty: boolean;
}

/** The lines of a text whose cells are told apart by one sign. @throws for what is no CSV. */
export function csvLines(text: string, delimiter: string, { most, record, withEmpty }: CsvLimits): CsvLine[] {
  const parsed: unknown = parse(text, {
    bom: true,
    delimiter,
    trim: true,
    info: true,
    to: most,
    max_record_size: record,
    // Each by itself: programs mix them in one file.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: !withEmpty,
  });
  return parsedLines.parse(parsed);
}

/** So much is parsed before everything else has its turn: signs, and lines. */
const piece = 65_536;
const linesOfPiece = 2_000;

const quote = 0x22;
const lineEnd = 0x0a;

/**
 * A text in parts that are cut at ends of lines, in no quotes. A quote opens only where a cell begins: that of `5" pipe` is a sign like
 * others.
 */
function* partsOf(text: string, delimiter: string): Generator<string> {
  let from = 0;
  const between = delimiter.charCodeAt(0);
  let isQuoted = false;
  let isBeginning = true;
  let lines = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      isQuoted = isQuoted ? false : isBeginning || text.charCodeAt(at - 1) === quote;
      isBeginning = false;
    } else if (!isQuoted) {
      lines += code === lineEnd ? 1 : 0;
      if (code === lineEnd && (lines >= linesOfPiece || at - from >= piece)) {
        yield text.slice(from, at + 1);
        from = at + 1;
        lines = 0;
      }
      const isBlank = code === 0x20 || code === 0x0d || code === 0xfeff;
      isBeginning = code === between || code === lineEnd || (isBeginning && isBlank);
    }
  }
  yield text.slice(from);
}

/** The lines of a long text, parsed in slices. @throws for what is no CSV. */
export function* csvLinesInSlices(
  text: string,
  delimiter: string,
  limits: CsvLimits,
): Generator<undefined, CsvLine[]> {
  const lines: CsvLine[] = [];
  let above = 0;
  for (const part of partsOf(text, delimiter)) {
    for (const { record, info } of csvLines(part, delimiter, limits)) {
      lines.push({ record, info: { lines: info.lines + above } });
    }
    if (lines.length >= limits.most) {
      break;
    }
    above += part.split('\n').length - 1;
    yield;
  }
  return lines.slice(0, limits.most);
}

const delimiters = [',', ';', '\t'] as const;

/** The first lines of a text are looked for in so much of it: to parse more for each sign is a long turn. */
const beginning = piece / 2;

/** The first lines. A quote may close behind the beginning only: then the whole text is parsed. @throws for what is no CSV */
function firstLines(text: string, delimiter: string, limits: CsvLimits): CsvLine[] {
  try {
    return csvLines(text.slice(0, beginning), delimiter, limits);
  } catch (cause) {
    if (text.length <= beginning) {
      throw cause;
    }
    return csvLines(text, delimiter, limits);
  }
}

/**
 * What tells the cells of a file apart: one sign, because sums such as 1,25,000.00 stand in files of the others.
 * @param rank how well the first lines fall apart by a sign; the highest is taken
 */
export function delimiterOf(
  text: string,
  limits: CsvLimits,
  rank: (lines: readonly CsvLine[]) => number,
): string {
  const tried = delimiters.flatMap((delimiter) => {
    try {
      return [{ delimiter, rank: rank(firstLines(text, delimiter, limits)) }];
    } catch {
      return [];
    }
  });
  const [best] = tried.toSorted((a, b) => b.rank - a.rank);
  return best?.delimiter ?? ',';
}
