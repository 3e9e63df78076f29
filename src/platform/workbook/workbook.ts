import { inSlices } from '../slices.ts';
import { type Archive, type ArchiveLimits, openArchive, UnreadableArchive } from './archive.ts';
import { type CellStyles, isDateFormat, numberText } from './cell-values.ts';
import { beginnings, inPieces, UnreadableXml, type XmlPiece } from './xml.ts';

/** A row of a sheet that has something in it. */
export interface WorkbookRow {
  readonly cells: readonly string[];
  /** Its number in the sheet, from 1. */
  readonly line: number;
  /** Something stands further to the right than is read. */
  readonly isCut: boolean;
}

/** How much of a workbook is read. */
export interface WorkbookLimits {
  readonly archive?: ArchiveLimits;
  readonly sheets: number;
  readonly columns: number;
  readonly strings: number;
  readonly textOfCell: number;
}

/** The parts of a workbook that were unpacked: sheets in their order, those that are hidden left out. */
export interface Workbook {
  readonly sheets: readonly string[];
  readonly strings: string;
  readonly styles: string;
  readonly from1904: boolean;
  readonly limits: WorkbookLimits;
}

const usual: WorkbookLimits = { sheets: 8, columns: 120, strings: 200_000, textOfCell: 2_000 };

/** Whether the file can't be read for what it is, and not for a fault of ours. */
export const isUnreadable = (cause: unknown): boolean =>
  cause instanceof UnreadableArchive || cause instanceof UnreadableXml;

const optional = async (archive: Archive, name: string) =>
  archive.has(name) ? archive.text(name) : '<none/>';

/** Opens an XLSX file that came from outside. @throws UnreadableArchive, UnreadableXml */
export async function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits = usual): Promise<Workbook> {
  const archive = openArchive(bytes, limits.archive);
  if (!archive.has('xl/workbook.xml')) {
    throw new UnreadableArchive('The archive is no workbook.');
  }
  const book = await archive.text('xl/workbook.xml');
  const relations = await optional(archive, 'xl/_rels/workbook.xml.rels');
  const targets = new Map(
    (await inSlices(beginnings(relations, 'Relationship'))).map((each) => [
      each.get('Id'),
      (each.get('Target') ?? '').replace(/^\/xl\//, ''),
    ]),
  );
  const names = (await inSlices(beginnings(book, 'sheet')))
    .filter((each) => (each.get('state') ?? 'visible') === 'visible')
    .flatMap((each) => {
      const target = targets.get(each.get('id'));
      return target === undefined || target.includes('..') ? [] : [`xl/${target}`];
    })
    .filter((name) => archive.has(name))
    .slice(0, limits.sheets);
  const sheets: string[] = [];
  for (const name of names) {
    sheets.push(await archive.text(name));
  }
  const [properties] = await inSlices(beginnings(book, 'workbookPr'));
  return {
    sheets,
    strings: await optional(archive, 'xl/sharedStrings.xml'),
    styles: await optional(archive, 'xl/styles.xml'),
    from1904: /^(?:1|true)$/.test(properties?.get('date1904') ?? ''),
    limits,
  };
}

/** The texts that cells name by number. */
function* stringsOf(document: string, limits: WorkbookLimits): Generator<undefined, string[]> {
  const found: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  yield* inPieces(document, (piece) => {
    if (piece.is === 'text') {
      text += isText && !isSpoken && text.length < limits.textOfCell ? piece.text : '';
    } else if (piece.name === 't') {
      isText = piece.is === 'begin';
    } else if (piece.name === 'rPh') {
      // How a word is spoken, which Japanese sheets write beside it.
      isSpoken = piece.is === 'begin';
    } else if (piece.name === 'si') {
      if (piece.is === 'end') {
        found.push(text.slice(0, limits.textOfCell));
      }
      text = '';
    }
    if (found.length > limits.strings) {
      throw new UnreadableXml('The workbook has too many texts.');
    }
  });
  return found;
}

function* stylesOf(document: string): Generator<undefined, readonly boolean[]> {
  const codes = new Map(
    (yield* beginnings(document, 'numFmt')).map((each) => [
      Number(each.get('numFmtId')),
      each.get('formatCode') ?? '',
    ]),
  );
  const isDate: boolean[] = [];
  let isInCells = false;
  yield* inPieces(document, (piece) => {
    if (piece.is !== 'text' && piece.name === 'cellXfs') {
      isInCells = piece.is === 'begin';
    } else if (piece.is === 'begin' && piece.name === 'xf' && isInCells) {
      const id = Number(piece.attributes.get('numFmtId') ?? 0);
      isDate.push(isDateFormat(id, codes.get(id)));
    }
  });
  return isDate;
}

/** The place of a column in its row, from 0, by a name such as `AB7`. */
function columnOf(name: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(name ?? '')?.[0];
  return letters === undefined
    ? next
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
}

function textOf({ type, style, value }: Cell, strings: readonly string[], styles: CellStyles): string {
  switch (type) {
    case 's':
      return (strings[Number(value)] ?? '').trim();
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return numberText(value, { isDate: styles.isDate[style] ?? false, from1904: styles.from1904 });
    default:
      return value.trim();
  }
}

/** Puts the pieces of a sheet together to rows. What a formula is made of isn't read, only what it last came to. */
function rowReader(strings: readonly string[], styles: CellStyles, limits: WorkbookLimits) {
  let line = 0;
  let isCut = false;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let isValue = false;
  const begin = ({ name, attributes }: Extract<XmlPiece, { is: 'begin' }>) => {
    if (name === 'row') {
      line = Number(attributes.get('r')) || line + 1;
      cells = [];
      isCut = false;
    } else if (name === 'c') {
      const column = columnOf(attributes.get('r'), cells.length);
      const style = Number(attributes.get('s') ?? 0);
      cell = { column, type: attributes.get('t') ?? 'n', style, value: '' };
    } else if (name === 'v' || name === 't') {
      isValue = true;
    }
  };
  const end = (name: string): WorkbookRow | undefined => {
    if (name === 'v' || name === 't') {
      isValue = false;
    } else if (name === 'c' && cell !== undefined) {
      if (cell.column < limits.columns) {
        while (cells.length < cell.column) {
          cells.push('');
        }
        cells[cell.column] = textOf(cell, strings, styles).slice(0, limits.textOfCell);
      } else {
        isCut ||= cell.value.trim() !== '';
      }
      cell = undefined;
    } else if (name === 'row' && (isCut || cells.some((each) => each !== ''))) {
      return { cells, line, isCut };
    }
    return undefined;
  };
  return (piece: XmlPiece): WorkbookRow | undefined => {
    if (piece.is === 'begin') {
      begin(piece);
    } else if (piece.is === 'end') {
      return end(piece.name);
    } else if (isValue && cell !== undefined && cell.value.length < limits.textOfCell) {
      cell.value += piece.text;
    }
    return undefined;
  };
}

/**
 * The rows of each visible sheet, read in slices.
 * @param most rows of one sheet
 * @param isEnough whether no sheet behind these rows is read
 * @throws UnreadableXml
 */
export function* workbookRows(
  book: Workbook,
  most: number,
  isEnough: (rows: readonly WorkbookRow[]) => boolean = () => false,
): Generator<undefined, WorkbookRow[][]> {
  const strings = yield* stringsOf(book.strings, book.limits);
  const styles: CellStyles = { isDate: yield* stylesOf(book.styles), from1904: book.from1904 };
  const sheets: WorkbookRow[][] = [];
  for (const sheet of book.sheets) {
    const read = rowReader(strings, styles, book.limits);
    const rows: WorkbookRow[] = [];
    yield* inPieces(sheet, (piece) => {
      const row = read(piece);
      if (row !== undefined) {
        rows.push(row);
      }
      return rows.length >= most;
    });
    sheets.push(rows);
    if (isEnough(rows)) {
      break;
    }
  }
  return sheets;
}
