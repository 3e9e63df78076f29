import { outsideKey } from '#features/payments/payments.rules.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadArrival } from '../arrivals/arrivals.contract.ts';
import { keysOf, type TransferMethod, transferMethods } from '../money.rules.ts';
import type { ReadLine } from '../statement-lines/statement-lines.rules.ts';
import { type Column, columnNames, guessOf, type Known } from './columns.rules.ts';
import { type DateOrder, momentOf } from './dates.rules.ts';
import type { Sheet } from './sheet.rules.ts';
import type { StatementColumns } from './statements.contract.ts';
import { hasThousandths, signedSum, statementSum } from './sums.rules.ts';

const outgoing =
  /^(?:dr|debit|d|out|outgoing|cash ?out|send(?: |ing )?money|sent|withdraw.*|refund.*|fee.*|charge.*|b2[bc].*|payment sent|transfer out)$/i;
const failed = /fail|revers|cancel|pend|initiat|reject|incomplete|declin/i;

/** What was explained before these columns were known is completed. */
const moneyOut = ({ debit, balance, valueDate }: Known) => ({
  ...(debit === undefined ? {} : { debit }),
  ...(balance === undefined ? {} : { balance }),
  ...(valueDate === undefined ? {} : { valueDate }),
});

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
  const guess = guessOf(headings, named ?? remembered);
  const { at, amount, ...others } =
    named === undefined && remembered !== undefined ? { ...moneyOut(guess), ...remembered } : guess;
  const missing = [
    ...unknown.map(([column]) => ({ path: `columns.${column}`, message: 'The file has no such column.' })),
    ...(at === undefined ? [{ path: 'columns.at', message: 'Say which column is the day.' }] : []),
    ...(amount === undefined ? [{ path: 'columns.amount', message: 'Say which column is the sum.' }] : []),
  ];
  if (missing.length > 0 || at === undefined || amount === undefined) {
    throw new Failure('invalid', 'statements.columns', 'Say what each column is.', missing, {
      headings,
      headLine: sheet.headLine,
      heads: sheet.heads.map(({ cells, line }) => ({
        line,
        text: lineView(cells.filter((cell) => cell !== '')),
      })),
      provider: provider ?? null,
      lines: rows.length,
      first: rows[0]?.cells ?? [],
      guess: { ...(at === undefined ? {} : { at }), ...(amount === undefined ? {} : { amount }), ...others },
    });
  }
  return { at, amount, ...others };
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

/** What a provider's own file may have as a number: also words of a bank, such as CASH. */
const isReference = (typed: string) => /^[A-Z0-9]{4,40}$/.test(outsideKey(typed));

/** A number as a spreadsheet writes it once it has lost the digits: `4.47123E+09`. */
const isRounded = (typed: string) => /^\d(?:[.,]\d+)?E\+\d+$/i.test(typed);

/** A line of a statement as it is shown to who sent it. */
export const lineView = (cells: readonly string[]): string => cells.join(', ').slice(0, 300);

/** Sums of a whole file, of no day. */
const isTotal = (cells: readonly string[]) =>
  cells.some((cell) => /^(?:(?:grand |sub ?)?total|opening balance|closing balance)\b/i.test(cell));

/** A line that wasn't understood. */
export interface UnreadLine {
  readonly text: string;
  readonly line: number;
}

/** So many lines are read before everything else has its turn. */
const slice = 100;

/** The cells of a column, from the top. */
export const cellsOf = ({ headings, rows }: Sheet, heading: string): string[] => {
  const place = headings.indexOf(heading);
  return rows.map(({ cells }) => cells[place] ?? '');
};

/** What a row moves: poisha, negative for what went, 0 for nothing; undefined for what is no sum. */
function movedBy(
  cell: (column: Column) => string,
  isThousandths: boolean,
): { readonly amount: number | undefined; readonly isOut: boolean } {
  const amount = statementSum(cell('amount'), isThousandths);
  const signed = signedSum(cell('amount'), isThousandths);
  const debit = Math.abs(signedSum(cell('debit'), isThousandths) ?? 0);
  if (outgoing.test(cell('kind'))) {
    return { amount: signed === undefined ? undefined : 0 - Math.abs(signed), isOut: true };
  }
  if (typeof amount === 'number') {
    // Nothing comes and goes in one line.
    return { amount: debit === 0 ? amount : undefined, isOut: false };
  }
  return amount === undefined
    ? { amount, isOut: false }
    : { amount: signed === undefined || signed === 0 ? 0 - debit : signed, isOut: cell('at') !== '' };
}

/** What a statement says of a line, as it is read beside the ledger. */
const textOf = (...parts: readonly string[]) =>
  [...new Set(parts.filter((part) => part !== ''))].join(' · ').slice(0, 300);

/**
 * What moved, by the rows of a statement: all of it as lines, and what came as arrivals, too; and the lines that weren't understood. A
 * wallet's number counts once: of two lines that have it with different sums the first is read. Long files are read in slices.
 * @param order what stands first in its dates
 */
export function* readStatement(
  sheet: Sheet,
  columns: StatementColumns,
  method: TransferMethod,
  order: DateOrder,
): Generator<
  undefined,
  { readonly items: ReadArrival[]; readonly lines: ReadLine[]; readonly unread: UnreadLine[] }
> {
  const { headings, rows } = sheet;
  const isTorn = tornBy(sheet);
  const place = (column: Column) => (columns[column] === undefined ? -1 : headings.indexOf(columns[column]));
  const places = Object.fromEntries(columnNames.map((column) => [column, place(column)]));
  const isThousandths = hasThousandths(cellsOf(sheet, columns.amount));
  const items: ReadArrival[] = [];
  const lines: ReadLine[] = [];
  const unread: UnreadLine[] = [];
  const sums = new Map<string, number>();
  for (const [index, { cells, line }] of rows.entries()) {
    if (index % slice === slice - 1) {
      yield;
    }
    const cell = (column: Column) => cells[places[column] ?? -1] ?? '';
    const unclear = () => unread.push({ text: lineView(cells), line });
    const isHead = cells.length === headings.length && cells.every((each, at) => each === headings[at]);
    if (isHead || (cell('at') === '' && isTotal(cells))) {
      continue;
    }
    if (isTorn(cells)) {
      unclear();
      continue;
    }
    const { amount, isOut } = movedBy(cell, isThousandths);
    if ((amount === 0 && cell('at') !== '') || failed.test(cell('state'))) {
      // The columns of money that came are empty on the lines of money that went.
      continue;
    }
    const at = momentOf(`${cell('at')} ${cell('time')}`.trim(), order);
    const trx = cell('trx');
    const isNumber = trx === '' || isReference(trx);
    if (amount === undefined || amount === 0 || at === undefined || !isNumber || isRounded(trx)) {
      if (!isOut) {
        unclear();
      }
      continue;
    }
    const { outsideKey: key } = keysOf(trx);
    if (method !== 'bank' && key !== null) {
      if ((sums.get(key) ?? amount) !== amount) {
        unclear();
        continue;
      }
      sums.set(key, amount);
    }
    const balance = cell('balance') === '' ? undefined : signedSum(cell('balance'), isThousandths);
    const valueOn = momentOf(cell('valueDate'), order)?.slice(0, 10);
    const outside = trx === '' ? {} : { outside: trx };
    const [sender, note] = [cell('sender').slice(0, 80), cell('note').slice(0, 200)];
    const text = textOf(note, sender, trx);
    lines.push({ amount, at, line, sender, note, text, balance, valueOn, ...outside });
    if (amount > 0) {
      items.push({ method, amount, at, line, sender, note, ...outside });
    }
  }
  return { items, lines, unread };
}
