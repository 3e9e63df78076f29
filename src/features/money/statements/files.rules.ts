import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import { inSlices } from '#platform/slices.ts';
import { isArchive } from '#platform/workbook/archive.ts';
import { isUnreadable, openWorkbook } from '#platform/workbook/workbook.ts';
import type { ReadArrival } from '../arrivals/arrivals.contract.ts';
import type { TransferMethod } from '../money.rules.ts';
import type { ReadLine } from '../statement-lines/statement-lines.rules.ts';
import { ambiguousOf, orderOf } from './dates.rules.ts';
import { readMt940 } from './mt940.rules.ts';
import { parseSheet, parseWorkbook, type Sheet, textOf } from './sheet.rules.ts';
import { namedColumns, type StatementColumns } from './statements.contract.ts';
import {
  cellsOf,
  columnsOf,
  lineView,
  providerOf,
  readStatement,
  type UnreadLine,
} from './statements.rules.ts';

/** A statement that isn't read as it was sent: `statements.<path>`. */
export const wrong = (path: string, message: string) =>
  new Failure('invalid', `statements.${path}`, message, [{ path, message }]);

const unreadable = (message: string) =>
  new Failure('unsupported', 'statements.type', message, [{ path: 'file', message }]);

/** A workbook with a password, and a file of Excel before 2007. */
const isOldOffice = (file: Uint8Array) => file[0] === 0xd0 && file[1] === 0xcf && file[2] === 0x11;

/** The text of a file that is no workbook. @throws Failure unsupported `statements.type` */
export function plainText(file: Uint8Array): string | undefined {
  return isOldOffice(file) || isArchive(file) ? undefined : textOf(file);
}

/** The rows of a statement in CSV or XLSX. @throws Failure unsupported `statements.type` */
async function readSheet(file: Uint8Array, wanted: Parameters<typeof parseSheet>[1]): Promise<Sheet> {
  if (isOldOffice(file)) {
    throw unreadable(
      'This is an old Excel file, or one with a password. Save it as XLSX or CSV without a password and send that.',
    );
  }
  if (!isArchive(file)) {
    return inSlices(parseSheet(file, wanted));
  }
  try {
    return await inSlices(parseWorkbook(await openWorkbook(file), wanted));
  } catch (cause) {
    throw isUnreadable(cause)
      ? unreadable('This file can’t be read as XLSX. Save the statement as CSV and send that.')
      : cause;
  }
}

/** What staff said of statements with some headings. */
interface Layout {
  readonly provider: TransferMethod;
  readonly headings: string;
  readonly columns: StatementColumns;
}

/** What a file says. */
interface ReadFile {
  readonly provider: TransferMethod;
  readonly items: ReadArrival[];
  readonly lines: ReadLine[];
  readonly unread: UnreadLine[];
  /** How its lines look. */
  readonly texts: ReadonlyMap<number, string>;
  readonly headLine?: number;
  /** What staff explained of it, which is remembered. */
  readonly explained?: Omit<Layout, 'provider'>;
}

/** A statement of SWIFT: it says itself what is what. @throws Failure invalid `statements.currency` */
export function readMessage(text: string, provider: TransferMethod): ReadFile {
  const read = readMt940(text);
  if (read === undefined) {
    throw wrong('currency', 'This statement isn’t in taka, or has more than 10000 lines.');
  }
  const items = read.lines.flatMap(({ amount, at, line, sender, note, outside }) =>
    amount > 0
      ? [{ method: provider, amount, at, line, sender, note, ...(outside === undefined ? {} : { outside }) }]
      : [],
  );
  return { provider, items, ...read, texts: new Map(read.lines.map(({ line, text }) => [line, text])) };
}

/** What the field `columns` says. @throws Failure invalid. */
function parseColumns(text: string | undefined) {
  if (text === undefined || text.trim() === '') {
    return undefined;
  }
  const parsed = namedColumns.safeParse(text);
  if (!parsed.success) {
    throw wrong(
      'columns',
      'Write the columns as JSON: {"at": "Txn Date", "trx": "Txn ID", "amount": "Amount"}.',
    );
  }
  return parsed.data;
}

interface Wanted {
  /** The field `columns`. */
  readonly columns: string | undefined;
  /** Whose statement it is, where staff said it. */
  readonly said: TransferMethod | undefined;
  readonly layouts: readonly Layout[];
  /** In Asia/Dhaka. */
  readonly today: CalendarDate;
}

/** A statement in CSV or XLSX, by its headings. @throws Failure with what isn't clear: `statements.columns`, `.dates`, `.provider` */
export async function readTable(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  { columns: text, said: chosen, layouts, today }: Wanted,
): Promise<ReadFile> {
  const { provider: named, dates, headLine, ...given } = parseColumns(text) ?? {};
  const columns = Object.keys(given).length > 0 ? given : undefined;
  const said = chosen ?? named;
  const explained = columns === undefined ? layouts.map((layout) => layout.headings) : [];
  const sheet = await readSheet(bytes, { named: columns, headLine, explained });
  const headings = sheet.headings.join('\n');
  const known = layouts.find(
    (each) => each.headings === headings && (said === undefined || each.provider === said),
  );
  const guess = said ?? known?.provider ?? providerOf(name, []);
  const found = columnsOf(sheet, columns, known?.columns, guess);
  const trxs = found.trx === undefined ? [] : cellsOf(sheet, found.trx);
  const provider =
    guess ??
    providerOf(
      name,
      trxs.filter((trx) => trx !== ''),
    );
  if (provider === undefined) {
    throw wrong('provider', 'Say whose statement it is: bkash, nagad, rocket, upay or bank.');
  }
  const days = cellsOf(sheet, found.at);
  const order = dates ?? orderOf(days, today) ?? known?.columns.dates ?? notSaid(days, provider);
  const isExplained = columns !== undefined || dates !== undefined || headLine !== undefined;
  return {
    provider,
    ...(await inSlices(readStatement(sheet, found, provider, order))),
    texts: new Map(sheet.rows.map(({ line, cells }) => [line, lineView(cells)])),
    headLine: sheet.headLine,
    ...(isExplained
      ? { explained: { headings, columns: { ...found, ...(dates === undefined ? {} : { dates }) } } }
      : {}),
  };
}

/** Both ways of reading the dates fit. @throws Failure invalid `statements.dates`, with one of them. */
function notSaid(days: readonly string[], provider: string): never {
  const message = 'Say whether the day or the month stands first in the dates.';
  throw new Failure('invalid', 'statements.dates', message, [{ path: 'columns.dates', message }], {
    example: ambiguousOf(days),
    provider,
  });
}
