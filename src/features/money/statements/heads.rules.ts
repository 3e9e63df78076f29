import type { CsvLine } from '#platform/csv-file/csv-file.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { guessOf, type Known } from './columns.rules.ts';
import { momentOf } from './dates.rules.ts';
import { statementSum } from './sums.rules.ts';

/** A line of a file: its cells, and where it stands. */
export type Line = CsvLine;

export const isSplit = ({ record }: Line): boolean => record.filter((cell) => cell !== '').length > 1;

/** Whether a line holds the headings that staff named, or such as say themselves which are the day and the sum. */
export function isHead({ record }: Line, named: Known = {}): boolean {
  const wanted = Object.values(named).filter((heading) => heading !== undefined);
  const guess = guessOf(record);
  return wanted.length > 0
    ? wanted.every((heading) => record.includes(heading))
    : guess.amount !== undefined && guess.at !== undefined;
}

/** How many cells of a line hold something, if it could be one of headings: a sum, a day or an account is none. */
const headed = ({ record }: Line): number => {
  const filled = record.filter((cell) => cell !== '');
  return filled.some((cell) => /^[\d\s.,/:-]+$/.test(westernDigits(cell))) ? 0 : filled.length;
};

const isDay = (cell: string) => momentOf(cell, 'day') !== undefined || momentOf(cell, 'month') !== undefined;
const isSum = (cell: string) => /\d/.test(westernDigits(cell)) && statementSum(cell, true) !== undefined;

/** Whether a line tells of money: a day, and a sum beside it. */
function isEntry({ record }: Line): boolean {
  const day = record.findIndex(isDay);
  return day !== -1 && record.some((cell, place) => place !== day && isSum(cell));
}

/** The line of words above the first entries, where none of its words is known: of several the one with the most of them. */
function aboveEntries(lines: readonly Line[]): Line | undefined {
  const heads = lines.filter((line, index) => {
    const next = lines[index + 1];
    return headed(line) > 1 && next !== undefined && isEntry(next);
  });
  const widest = Math.max(...heads.map(headed));
  return heads.find((line) => headed(line) === widest);
}

/** The first of the widest lines that hold words alone. */
function likelyHead(lines: readonly Line[]): Line | undefined {
  const widest = Math.max(...lines.map(headed));
  return widest > 1 ? lines.find((line) => headed(line) === widest) : lines.find(isSplit);
}

/**
 * The line with the headings among the first ones of a file: that which staff said; headings that they named or explained once; words
 * that are known; the line above the first entries; or else the widest one of words.
 */
export function findHead(
  lines: readonly Line[],
  {
    named,
    headLine,
    explained = [],
  }: {
    readonly named?: Known | undefined;
    readonly headLine?: number | undefined;
    readonly explained?: readonly string[];
  },
): Line | undefined {
  return (
    lines.find(({ info }) => info.lines === headLine) ??
    lines.find(({ record }) => explained.includes(record.join('\n'))) ??
    lines.find((line) => isHead(line, named)) ??
    aboveEntries(lines) ??
    likelyHead(lines)
  );
}
