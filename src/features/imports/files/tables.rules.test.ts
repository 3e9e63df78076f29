import { describe, expect, test } from 'vitest';
import { type TestCell, xlsxOf } from '#platform/testing/xlsx.ts';
import { isRefusal, readTable } from './tables.rules.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function table(bytes: Uint8Array) {
  const read = await readTable({ name: 'file', bytes });
  if (isRefusal(read)) {
    throw new Error(read.refused);
  }
  return read;
}

const csv = (text: string) => table(utf8(text));
const xlsx = (rows: readonly (readonly TestCell[])[]) => table(xlsxOf(rows));

/** UTF-16 with its mark or without. */
function utf16(text: string, isLittle: boolean, hasMark = true): Uint8Array {
  const little = Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf16le');
  return isLittle ? little : little.swap16();
}

describe('a table in CSV', () => {
  test('has its heads in the first row, and counts rows as the sheet does', async () => {
    expect(await csv('Name,Phone\nSalma,01712345678\n\n,\nRahim,\n')).toEqual({
      format: 'csv',
      heads: ['Name', 'Phone'],
      rows: [
        { row: 2, cells: ['Salma', '01712345678'] },
        { row: 5, cells: ['Rahim', ''] },
      ],
    });
  });

  test('counts empty rows above its heads, and a title', async () => {
    const { heads, rows } = await csv('\nCustomers of 2026,,\n\nName,Phone,\nSalma,017,\n');
    expect([heads, rows]).toEqual([['Name', 'Phone'], [{ row: 5, cells: ['Salma', '017'] }]]);
  });

  test('names heads that are empty by their column, and doubled ones by their number', async () => {
    const { heads } = await csv('Name,Phone,,Phone,Phone\nA,1,x,2,3\n');
    expect(heads).toEqual(['Name', 'Phone', 'Column C', 'Phone (2)', 'Phone (3)']);
  });

  test('has a row with a line break in a cell as one row', async () => {
    const { rows } = await csv('Name,Address\r\n"Salma","Road 1,\r\nDhaka"\r\nRahim,x\r\n');
    expect(rows.map(({ row, cells }) => [row, cells[1]])).toEqual([
      [2, 'Road 1,\r\nDhaka'],
      [3, 'x'],
    ]);
  });

  test('tells of cells that have slipped behind the last head, and fills up short rows', async () => {
    const { rows } = await csv('Name,Address,Phone\nSalma,Road 1, Dhaka,017\nRahim\n');
    expect(rows).toEqual([
      { row: 2, cells: ['Salma', 'Road 1', 'Dhaka'], more: 1 },
      { row: 3, cells: ['Rahim', '', ''] },
    ]);
  });

  test.each([
    ['comma', 'Name,Total\nSalma,"1,25,000"\n'],
    ['semicolon', 'Name;Total\nSalma;1,25,000\n'],
    ['tab', 'Name\tTotal\nSalma\t1,25,000\n'],
    ['named semicolon', 'sep=;\r\nName;Total\r\nSalma;1,25,000\r\n'],
    ['mixed ends of lines', 'Name,Total\r\nSalma,"1,25,000"\nRahim,2\r'],
  ])('is told apart by its sign: %s', async (_, text) => {
    const { heads, rows } = await csv(text);
    expect([heads, rows[0]]).toEqual([['Name', 'Total'], { row: 2, cells: ['Salma', '1,25,000'] }]);
  });

  const bangla = 'নাম,মোবাইল\nসালমা,০১৭১২\n';
  test.each([
    ['UTF-8', utf8(bangla)],
    ['UTF-8 with its mark', utf8(`\uFEFF${bangla}`)],
    ['UTF-16 LE', utf16(bangla, true)],
    ['UTF-16 BE', utf16(bangla, false)],
  ])('in %s is read', async (_, bytes) => {
    const { heads, rows } = await table(bytes);
    expect([heads, rows[0]?.cells]).toEqual([
      ['নাম', 'মোবাইল'],
      ['সালমা', '০১৭১২'],
    ]);
  });

  test('in UTF-16 that doesn’t say so, and in Windows-1252, is read', async () => {
    for (const isLittle of [true, false]) {
      expect((await table(utf16('Name,Phone\nSalma,017\n', isLittle, false))).heads).toEqual([
        'Name',
        'Phone',
      ]);
    }
    // `mvZÿxiv` as Excel saves it.
    const saved = Buffer.from('Name,District\nSalma,mvZ\xffxiv\n', 'latin1');
    expect((await table(saved)).rows[0]?.cells).toEqual(['Salma', 'mvZÿxiv']);
  });

  test('is read whole across the pieces in which it is parsed, a stray quote or not', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      index % 100 === 0 ? `${index},"two\nlines",5" pipe` : `${index},"a ""b""",plain`,
    );
    const { rows } = await csv(['No,Text,Other', ...lines].join('\n'));
    expect(rows).toHaveLength(20_000);
    expect(rows.map(({ cells }) => Number(cells[0]))).toEqual(lines.map((_, index) => index));
    expect(rows.at(-1)).toEqual({ row: 20_001, cells: ['19999', 'a "b"', 'plain'] });
    expect(rows[100]?.cells).toEqual(['100', 'two\nlines', '5" pipe']);
  });
});

describe('a table in XLSX', () => {
  test('has days, numbers and what formulas came to', async () => {
    const { format, heads, rows } = await xlsx([
      ['Name', 'Phone', 'Travels', 'Total'],
      [],
      ['Salma', 8_801_712_345_678, { serial: 46_355 }, { formula: 'A1*2', value: '31250.4' }],
    ]);
    expect([format, heads]).toEqual(['xlsx', ['Name', 'Phone', 'Travels', 'Total']]);
    expect(rows).toEqual([{ row: 3, cells: ['Salma', '8801712345678', '2026-11-29', '31250.4'] }]);
  });

  test('has columns without a head by their letter', async () => {
    const { heads, rows } = await xlsx([['Name'], ['Salma', '', 'a remark beside it']]);
    expect([heads, rows[0]?.cells]).toEqual([
      ['Name', 'Column B', 'Column C'],
      ['Salma', '', 'a remark beside it'],
    ]);
  });

  test('has 20,000 rows of ten columns, and everything else has its turn meanwhile', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) =>
      Array.from({ length: 10 }, (_, column) => (column % 3 === 0 ? row * column : `cell ${row} ${column}`)),
    );
    const file = xlsxOf([Array.from({ length: 10 }, (_, column) => `Head ${column}`), ...rows]);
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns += 1;
      if (!isDone) {
        setImmediate(turn);
      }
    };
    turn();
    const read = await table(file);
    isDone = true;
    expect(read.rows).toHaveLength(20_000);
    expect(read.rows[19_999]?.cells[1]).toBe('cell 19999 1');
    expect(turns).toBeGreaterThan(100);
  });
});

describe('a table of vCards', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

  test('has a row for each card, under heads in plain words', async () => {
    const text =
      card(
        'VERSION:3.0',
        'N:Khatun;Salma;;;',
        'item1.TEL;TYPE=CELL:01712345678',
        'TEL;TYPE="work,pref":02-55',
        '  012345',
        'TEL;TYPE=FAX:029999999',
        'EMAIL;TYPE=INTERNET:salma@example.com',
        'ADR;TYPE=HOME:;;12 Road\\, 3;Dhaka;;1212;Bangladesh',
        'BDAY:19690228',
        'NOTE:first\\nsecond\\; third',
        'ORG:Shapla;Sales',
        'CATEGORIES:Umrah,VIP',
        'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
        ' BBBB',
      ) + card('VERSION:4.0', 'FN:Rahim', 'TEL;VALUE=uri;PREF=1:tel:+880-1911-223344;ext=5', 'BDAY:--0229');
    expect(await csv(text)).toEqual({
      format: 'vcard',
      heads: ['Name', 'Phone', 'Phone 2', 'E-mail', 'Address', 'Birthday', 'Organisation', 'Note', 'Tags'],
      rows: [
        {
          row: 2,
          cells: [
            'Salma Khatun',
            '02-55 012345',
            '01712345678',
            'salma@example.com',
            '12 Road, 3, Dhaka, 1212, Bangladesh',
            '1969-02-28',
            'Shapla, Sales',
            'first\nsecond; third',
            'Umrah, VIP',
          ],
        },
        { row: 3, cells: ['Rahim', '+880-1911-223344', '', '', '', '', '', 'Birthday: 29/02', ''] },
      ],
    });
  });

  test('of version 2.1 has its Bangla in quoted-printable, on several lines', async () => {
    const quoted = [...Buffer.from('সালমা খাতুন')].map((byte) => `=${byte.toString(16).toUpperCase()}`);
    const folded = `${quoted.slice(0, 20).join('')}=\r\n${quoted.slice(20).join('')}`;
    const text = card(
      'VERSION:2.1',
      `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;${folded};;;`,
      'TEL;CELL;PREF:01712345678',
      'PHOTO;JPEG;BASE64:AAAA',
      ' BBBB',
    );
    expect((await csv(text)).rows[0]?.cells.slice(0, 2)).toEqual(['সালমা খাতুন', '01712345678']);
  });

  test('has no row for a card inside of another, and counts one that is empty', async () => {
    const inner = 'AGENT:\r\nBEGIN:VCARD\r\nFN:Agent\r\nEND:VCARD';
    const { rows } = await csv(card('FN:Salma', inner) + card('VERSION:3.0') + card('FN:Rahim'));
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [2, 'Salma'],
      [4, 'Rahim'],
    ]);
  });
});
