import { calendarDate } from '#platform/calendar-date.contract.ts';
import { Failure } from '#platform/command/failure.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import type { ReadArrival } from '../arrivals/arrivals.contract.ts';
import { isTransferNumber, keysOf, poishaOf, type TransferMethod, transferMethods } from '../money.rules.ts';
import { type Column, columnNames, guessOf, type Known } from './columns.rules.ts';
import type { Sheet } from './sheet.rules.ts';
import type { StatementColumns } from './statements.contract.ts';

const outgoing =
  /^(?:dr|debit|d|out|outgoing|cash ?out|send(?: |ing )?money|sent|withdraw.*|refund.*|fee.*|charge.*|b2[bc].*|payment sent|transfer out)$/i;
const failed = /fail|revers|cancel|pend|initiat|reject|incomplete|declin/i;

/**
 * Which column is what: as staff said, as it is remembered, or by its heading.
 * @throws Failure invalid `statements.columns` with what is known, when day or sum isn't.
 */
export function columnsOf(
  sheet: Sheet,
  named: Known | undefined,
  remembered: StatementColumns | undefined,
  provider: TransferMethod | undefined,
): StatementColumns {
  const { headings, rows } = sheet;
  const unknown = Object.entries(named ?? {}).filter(
    ([, heading]) => heading !== undefined && !headings.includes(heading),
  );
  const { at, amount, ...others } =
    named === undefined && remembered !== undefined ? remembered : guessOf(headings, named);
  const missing = [
    ...unknown.map(([column]) => ({ path: `columns.${column}`, message: 'The file has no such column.' })),
    ...(at === undefined ? [{ path: 'columns.at', message: 'Say which column is the day.' }] : []),
    ...(amount === undefined ? [{ path: 'columns.amount', message: 'Say which column is the sum.' }] : []),
  ];
  if (missing.length > 0 || at === undefined || amount === undefined) {
    throw new Failure('invalid', 'statements.columns', 'Say what each column is.', missing, {
      ...{ headings, provider: provider ?? null, lines: rows.length, first: rows[0]?.cells ?? [] },
      guess: { ...(at === undefined ? {} : { at }), ...(amount === undefined ? {} : { amount }), ...others },
    });
  }
  return { at, amount, ...others };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number | string) => String(value).padStart(2, '0');

/** No program writes a day and an hour in more signs. */
const longestMoment = 60;

/** A moment as statements write it, the day before the month; undefined when it is none. Without a time: midnight. */
export function momentOf(typed: string): string | undefined {
  const text = westernDigits(typed.normalize('NFKC')).trim();
  if (text.length > longestMoment) {
    return undefined;
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.*))?$/.exec(text);
  const local = /^(\d{1,2})[\s\-/.]+(\d{1,2}|[a-z]{3,9})[\s\-/.,]+(\d{4}|\d{2})(?:[T\s,]+(.*))?$/i.exec(text);
  const [, year, month, day] = iso ?? (local && [local[0], local[3], local[2], local[1]]) ?? [];
  const time = (iso ?? local)?.[4]?.trim() ?? '';
  if (year === undefined || month === undefined || day === undefined) {
    return undefined;
  }
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = `${year.length === 2 ? `20${year}` : year}-${two(named > 0 ? named : month)}-${two(day)}`;
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?:\s*(?:\+06:?00|bst))?$/i.exec(
    time,
  );
  if (!calendarDate.safeParse(date).success || (time !== '' && clock === null)) {
    return undefined;
  }
  const [, hour = '0', minute = '00', half] = clock ?? [];
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${date}T${two(hours)}:${minute}:00+06:00` : undefined;
}

/** The wallet or bank of a file by its name, or by the form of its numbers; undefined when that isn't clear. */
export function providerOf(fileName: string, trxs: readonly string[]): TransferMethod | undefined {
  const named = transferMethods.find((each) => fileName.toLowerCase().includes(each));
  if (named !== undefined || trxs.length === 0) {
    return named;
  }
  const all = (form: RegExp) => trxs.every((trx) => form.test(trx.trim().toUpperCase()));
  return all(/^\d{10}$/)
    ? 'rocket'
    : all(/^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{10}$/)
      ? 'bkash'
      : all(/^(?=.*[A-Z])[A-Z0-9]{8}$/)
        ? 'nagad'
        : undefined;
}

/**
 * Whether the cells of a row don't stand under their headings: there are more of them, as where a sum or a note has the sign in it
 * that tells cells apart. Its sums would be parts of sums. Signs at the end of most lines tear nothing.
 */
function tornBy({ headings, rows }: Sheet): (cells: readonly string[]) => boolean {
  const more = (cells: readonly string[]) => cells.slice(headings.length);
  const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '');
  const ended = rows.filter(({ cells }) => more(cells).length > 0 && isEmpty(more(cells)));
  const isUsual = 2 * ended.length > rows.length;
  return (cells) => more(cells).length > 0 && !(isUsual && isEmpty(more(cells)));
}

/** A number as a spreadsheet writes it once it has lost the digits: `4.47123E+09`. */
const isRounded = (typed: string) => /^\d(?:[.,]\d+)?E\+\d+$/i.test(typed);

/** A line of a statement as it is shown to who sent it. */
export const lineShown = (cells: readonly string[]): string => cells.join(', ').slice(0, 300);

/**
 * Money that came, by the rows of a statement; and the lines that weren't understood. What went out is neither. A wallet's number
 * counts once: of two lines that have it with different sums the first is read.
 */
export function readStatement(
  sheet: Sheet,
  columns: StatementColumns,
  method: TransferMethod,
): { readonly items: ReadArrival[]; readonly unread: string[] } {
  const { headings, rows } = sheet;
  const isTorn = tornBy(sheet);
  const place = (column: Column) => (columns[column] === undefined ? -1 : headings.indexOf(columns[column]));
  const places = Object.fromEntries(columnNames.map((column) => [column, place(column)]));
  const items: ReadArrival[] = [];
  const unread: string[] = [];
  const sums = new Map<string, number>();
  for (const { cells, line } of rows) {
    const cell = (column: Column) => cells[places[column] ?? -1] ?? '';
    const unclear = () => unread.push(lineShown(cells));
    if (isTorn(cells)) {
      unclear();
      continue;
    }
    const sum = westernDigits(cell('amount')).trim();
    const isNothing = /^(?:-|0*(?:\.0*)?|-.*|\(.*\))$/.test(sum);
    if (isNothing && cell('at') !== '') {
      // The columns of money that came are empty on the lines of money that went.
      continue;
    }
    if (outgoing.test(cell('kind')) || failed.test(cell('state'))) {
      continue;
    }
    const amount = poishaOf(sum);
    const at = momentOf(`${cell('at')} ${cell('time')}`.trim());
    const trx = cell('trx');
    const isNumber = trx === '' || isTransferNumber(method, trx) || isTransferNumber('bank', trx);
    if (amount === undefined || at === undefined || !isNumber || isRounded(trx)) {
      unclear();
      continue;
    }
    const { outsideKey } = keysOf(trx);
    if (method !== 'bank' && outsideKey !== null) {
      if ((sums.get(outsideKey) ?? amount) !== amount) {
        unclear();
        continue;
      }
      sums.set(outsideKey, amount);
    }
    items.push({
      ...{ method, amount, at, line, sender: cell('sender').slice(0, 80), note: cell('note').slice(0, 200) },
      ...(trx === '' ? {} : { outside: trx }),
    });
  }
  return { items, unread };
}
