import { isEmail } from '#features/identity/account/account.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ImportFault, RowFault } from '../faults.contract.ts';
import type { DayOrder } from '../imports.contract.ts';
import { countIn } from '../values/counts.rules.ts';
import { dayIn } from '../values/days.rules.ts';
import type { Reading } from '../values/faults.contract.ts';
import { phonesIn } from '../values/phones.rules.ts';
import { sumIn } from '../values/sums.rules.ts';
import { tagsIn, textIn, writingOf } from '../values/texts.rules.ts';

/** A row that could be read. */
export interface ReadRow<Value> {
  readonly row: number;
  readonly value: Value;
}

interface Cell {
  readonly head: string;
  readonly text: string;
}

/** How the values of a file are read. */
export interface ReadingRule {
  readonly order: DayOrder | undefined;
  readonly today: CalendarDate;
}

/** The cells of a row by their fields. What can't be read is noted as a fault, and undefined. */
export interface RowCells {
  readonly row: number;
  readonly faults: readonly ImportFault[];
  /** In Asia/Dhaka. */
  readonly today: CalendarDate;
  /** A text of one line. Several columns of one field are joined by a blank. */
  text(field: string, most: number): string | undefined;
  /** A text of several lines. */
  lines(field: string, most: number): string | undefined;
  /** As `text`, and a fault when nothing stands there. */
  needed(field: string, most: number): string | undefined;
  /** E.164, each once. */
  phones(...fields: readonly string[]): string[];
  /** In lower case. */
  email(field: string): string | undefined;
  /** In the currency's minor units; poisha unless it says otherwise. */
  sum(field: string, currency?: string): number | undefined;
  day(field: string, isBirth?: boolean): CalendarDate | undefined;
  count(field: string): number | undefined;
  /** Words that stand between commas or semicolons. */
  words(field: string, most: number): string[];
  /** Notes what is wrong with a field, or with the whole row. */
  refuse(field: string | null, fault: RowFault): void;
}

/** Reads the cells of a row. @param byField what stands in the columns of each field, in the order of the file */
export function rowCells(
  row: number,
  byField: ReadonlyMap<string, readonly Cell[]>,
  { order, today }: ReadingRule,
): RowCells {
  const faults: ImportFault[] = [];
  const cellsOf = (field: string) => byField.get(field) ?? [];
  const note = (cell: Cell | undefined, fault: RowFault) =>
    faults.push({ row, column: cell?.head ?? null, value: cell?.text.slice(0, 200) ?? '', fault });
  const read = <Value>(field: string, take: (text: string) => Reading<Value>): Value[] =>
    cellsOf(field).flatMap((cell) => {
      const reading = take(cell.text);
      if (reading.fault !== undefined) {
        note(cell, reading.fault);
        return [];
      }
      return reading.value === undefined ? [] : [reading.value];
    });
  const refuse = (field: string | null, fault: RowFault) =>
    note(
      field === null ? undefined : (cellsOf(field).find(({ text }) => text !== '') ?? cellsOf(field)[0]),
      fault,
    );
  // A short word in Bijoy is told by the cells beside it.
  let near: boolean | undefined;
  const isNear = () => {
    near ??= [...byField.values()].flat().some(({ text: cell }) => writingOf(cell) === 'bijoy');
    return near;
  };
  const joined = (field: string, between: string, most: number): string | undefined => {
    const text = read(field, (cell) => textIn(cell, isNear)).join(between);
    if (text.length > most) {
      refuse(field, { code: 'too-long', most });
      return undefined;
    }
    return text === '' ? undefined : text;
  };
  const text = (field: string, most: number) => joined(field, ' ', most)?.replace(/\s+/g, ' ');
  return {
    row,
    faults,
    today,
    text,
    lines: (field, most) => joined(field, '\n', most),
    needed: (field, most) => {
      const before = faults.length;
      const found = text(field, most);
      if (found === undefined && faults.length === before) {
        refuse(field, { code: 'missing' });
      }
      return found;
    },
    phones: (...fields) => [...new Set(fields.flatMap((field) => read(field, phonesIn)).flat())],
    email: (field) => {
      const [found] = read(field, textIn);
      if (found === undefined || isEmail(found)) {
        return found?.toLowerCase();
      }
      refuse(field, { code: 'email-none', value: found.slice(0, 60) });
      return undefined;
    },
    sum: (field, currency) => read(field, (cell) => sumIn(cell, currency))[0],
    day: (field, isBirth = false) => read(field, (cell) => dayIn(cell, { order, today, isBirth }))[0],
    count: (field) => read(field, countIn)[0],
    words: (field, most) => [...new Set(read(field, tagsIn).flat())].map((word) => word.slice(0, most)),
    refuse,
  };
}
