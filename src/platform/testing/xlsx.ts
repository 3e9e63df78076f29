import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; `bytes` is what it says of its length, where that is a lie. */
interface TestEntry {
  readonly name: string;
  readonly text: string | Uint8Array;
  readonly bytes?: number;
  readonly flags?: number;
}

/** A ZIP archive of some texts or files, as programs write it. */
export function zipOf(entries: readonly TestEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, bytes, flags = 0 } of entries) {
    const plain = typeof text === 'string' ? Buffer.from(text, 'utf8') : Buffer.from(text);
    const packed = deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes ?? plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, all, end]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Cells of a test's sheet: texts, numbers, days (`{ serial }`) and formulas with what they came to. */
export type TestCell =
  | string
  | number
  | { readonly serial: number }
  | { readonly formula: string; readonly value: string };

function cellXml(cell: TestCell, strings: string[]): string {
  if (typeof cell === 'string') {
    strings.push(cell);
    return `<c t="s"><v>${strings.length - 1}</v></c>`;
  }
  if (typeof cell === 'number') {
    return `<c><v>${cell}</v></c>`;
  }
  return 'serial' in cell
    ? `<c s="1"><v>${cell.serial}</v></c>`
    : `<c t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
}

/** A workbook of one sheet. @param more entries besides, or in place of those of the same name */
export function xlsxOf(rows: ReadonlyArray<readonly TestCell[]>, more: readonly TestEntry[] = []): Buffer {
  const strings: string[] = [];
  const sheet = rows
    .map((cells, index) =>
      cells.length === 0
        ? ''
        : `<row r="${index + 1}">${cells.map((cell) => cellXml(cell, strings)).join('')}</row>`,
    )
    .join('');
  const entries: TestEntry[] = [
    {
      name: 'xl/workbook.xml',
      text: '<?xml version="1.0" encoding="UTF-8"?><workbook xmlns:r="r"><sheets><sheet name="Hidden" sheetId="2" state="hidden" r:id="rId9"/><sheet name="Statement" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/styles.xml',
      text: '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]dd\\-mmm\\-yyyy hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    },
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    {
      name: 'xl/sharedStrings.xml',
      text: `<sst>${strings.map((each) => `<si><t xml:space="preserve">${escaped(each)}</t></si>`).join('')}</sst>`,
    },
  ];
  const names = new Set(more.map(({ name }) => name));
  return zipOf([...entries.filter(({ name }) => !names.has(name)), ...more]);
}
