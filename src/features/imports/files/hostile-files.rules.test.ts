import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '#platform/language.ts';
import { xlsxOf, zipOf } from '#platform/testing/xlsx.ts';
import { refusalText } from './refusals.rules.ts';
import { fileRefusalCodes, tableLimits } from './tables.contract.ts';
import { isRefusal, readTable } from './tables.rules.ts';

const sheetName = 'xl/worksheets/sheet1.xml';
const megabyte = 1024 * 1024;
const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...list: (number | string)[]) =>
  Buffer.concat(
    list.map((each) => (typeof each === 'number' ? Buffer.from([each]) : Buffer.from(each, 'latin1'))),
  );
const people = [
  ['Name', 'Phone'],
  ['Salma', '01712345678'],
];
const withSheet = (sheet: string) => xlsxOf(people, [{ name: sheetName, text: sheet }]);
const sheetOf = (rows: string) => withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Phone')}</row>`;
const container = (name: string) =>
  Buffer.concat([
    bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    Buffer.alloc(600),
    Buffer.from(name, 'utf16le'),
  ]);
const card = (lines: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines}\r\nEND:VCARD\r\n`;
/** Text that packs badly, so that only its size is wrong. */
const noise = (length: number) =>
  Array.from({ length: length / 8 }, (_, index) =>
    ((index * 2_654_435_761) % 4_294_967_296).toString(36).padEnd(8, 'x'),
  ).join('');

/** Files that would harm or can’t be read, with what is said of each. They are made here: none is kept. */
const files: Readonly<
  Record<string, readonly [code: (typeof fileRefusalCodes)[number], file: () => Uint8Array]>
> = {
  'no byte': ['imports.empty', () => text('')],
  'blanks alone': ['imports.empty', () => text(' \n \n')],
  'heads alone': ['imports.empty', () => text('Name,Phone\n')],
  'a workbook of heads alone': ['imports.empty', () => xlsxOf([['Name', 'Phone']])],
  'a workbook without a sheet': [
    'imports.empty',
    () => zipOf([{ name: 'xl/workbook.xml', text: '<workbook/>' }]),
  ],
  'a picture (PNG)': ['imports.kind', () => bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR')],
  'a picture (JPEG)': ['imports.kind', () => bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF', 0)],
  'a paper (PDF)': ['imports.kind', () => text('%PDF-1.7\n1 0 obj\n')],
  'a page that is called .xls': [
    'imports.kind',
    () => text('<html><table><tr><td>Name</td></tr></table></html>'),
  ],
  'a script in a page': ['imports.kind', () => text('<!DOCTYPE html><script>alert(1)</script>')],
  'XML that names a file of the server': [
    'imports.kind',
    () => text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ],
  JSON: ['imports.kind', () => text('[{"name": "Salma"}]')],
  'rich text': ['imports.kind', () => text('{\\rtf1\\ansi Salma}')],
  'a calendar': ['imports.kind', () => text('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
  'a program': ['imports.kind', () => bytes('MZ', 0x90, 0, 3, 0, 0, 0)],
  'a packed file (gzip)': ['imports.kind', () => gzipSync('Name,Phone\nSalma,017\n')],
  'CSV with NUL bytes': ['imports.kind', () => bytes('Name,Phone\nSal', 0, 'ma,01712345678\n')],
  'a letter (DOCX)': ['imports.kind', () => zipOf([{ name: 'word/document.xml', text: '<w/>' }])],
  'a sheet of LibreOffice (ODS)': ['imports.kind', () => zipOf([{ name: 'content.xml', text: '<office/>' }])],
  'a workbook with a password': ['imports.locked', () => container('EncryptedPackage')],
  'a workbook of Excel before 2007': ['imports.old-excel', () => container('Workbook')],
  'a binary workbook (XLSB)': ['imports.old-excel', () => zipOf([{ name: 'xl/workbook.bin', text: 'x' }])],
  'an encrypted entry': [
    'imports.locked',
    () => xlsxOf(people, [{ name: sheetName, text: '<worksheet/>', flags: 1 }]),
  ],
  'a workbook that was cut off': ['imports.unreadable', () => xlsxOf(people).subarray(0, 700)],
  'an archive without its directory': ['imports.unreadable', () => bytes('PK', 3, 4, 'a'.repeat(200))],
  'entities of its own': [
    'imports.unreadable',
    () => withSheet('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>'),
  ],
  'a file of the server as an entity': [
    'imports.unreadable',
    () => withSheet('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'),
  ],
  'two parts of one name': [
    'imports.unreadable',
    () =>
      zipOf([
        { name: 'xl/workbook.xml', text: '<a/>' },
        { name: 'xl/workbook.xml', text: '<b/>' },
      ]),
  ],
  'a part that is larger than it says': [
    'imports.unreadable',
    () => xlsxOf(people, [{ name: sheetName, text: ' '.repeat(5 * megabyte), bytes: 1_000 }]),
  ],
  'a bomb: 100 MB of blanks in 100 KB': [
    'imports.too-large',
    () => withSheet(`<worksheet>${' '.repeat(97 * megabyte)}</worksheet>`),
  ],
  'a bomb that says it is small enough': [
    'imports.too-large',
    () => withSheet(`<worksheet>${' '.repeat(60 * megabyte)}</worksheet>`),
  ],
  'a bomb of many parts': [
    'imports.too-large',
    () =>
      xlsxOf(
        people,
        Array.from({ length: 2_100 }, (_, index) => ({ name: `${index}`, text: '' })),
      ),
  ],
  'one text of 8 MB': ['imports.unreadable', () => sheetOf(`<row>${cell('A1', noise(8 * megabyte))}</row>`)],
  'an element with a megabyte of attributes': [
    'imports.unreadable',
    () => withSheet(`<worksheet a="${noise(megabyte)}"/>`),
  ],
  'a quote in XML that nothing closes': [
    'imports.unreadable',
    () => withSheet(`<worksheet><row a="${noise(megabyte)}</worksheet>`),
  ],
  'a million texts too many': [
    'imports.unreadable',
    () =>
      xlsxOf(people, [
        { name: 'xl/sharedStrings.xml', text: `<sst>${'<si/>'.repeat(1_100_000)}${noise(256 * 1024)}</sst>` },
      ]),
  ],
  'a cell in the last column, XFD1048576': [
    'imports.too-wide',
    () => sheetOf(`${head}<row r="1048576">${cell('XFD1048576', 'far')}</row>`),
  ],
  'a row after the last one': [
    'imports.unreadable',
    () => sheetOf(`${head}<row r="1000000000">${cell('A1000000000', 'far')}</row>`),
  ],
  'rows in a wrong order': [
    'imports.unreadable',
    () => sheetOf(`${head}<row r="9">${cell('A9', 'a')}</row><row r="3">${cell('A3', 'b')}</row>`),
  ],
  'too many rows': ['imports.too-many-rows', () => text(`Name\n${'Salma\n'.repeat(tableLimits.rows + 1)}`)],
  'a million empty rows': [
    'imports.too-many-rows',
    () => text(`Name,Phone\n${'\n'.repeat(1_000_000)}Salma,017\n`),
  ],
  'too many rows of a workbook': [
    'imports.too-many-rows',
    () =>
      sheetOf(
        Array.from(
          { length: tableLimits.rows + 2 },
          (_, index) => `<row><c><v>${(index * 7_919) % 99_991}</v></c></row>`,
        ).join(''),
      ),
  ],
  'too many columns': ['imports.too-wide', () => text(`${'Name,'.repeat(300)}x\n${'a,'.repeat(300)}b\n`)],
  'a quote that nothing closes': [
    'imports.unreadable',
    () => text(`Name,Phone\n"Salma,017\n${'Rahim,018\n'.repeat(20_000)}`),
  ],
  'UTF-8 that was cut inside of Bangla': [
    'imports.unreadable',
    () => Buffer.concat([text('নাম,মোবাইল\nসালমা,০১৭\n'), bytes(0xe0, 0xa6, 0x0a)]),
  ],
  'more bytes than are taken': ['imports.too-large', () => Buffer.alloc(tableLimits.bytes + 1, 'a')],
  'a card that doesn’t end': ['imports.unreadable', () => text('BEGIN:VCARD\r\nFN:Salma\r\n')],
  'cards without anything': ['imports.empty', () => text(card('') + card('PHOTO:AAAA'))],
  'too many cards': ['imports.too-many-rows', () => text(card('FN:a').repeat(tableLimits.rows + 1))],
  'a card of a thousand numbers': ['imports.too-wide', () => text(card('TEL:01712345678\r\n'.repeat(1_000)))],
};

test('there are forty and more of them', () => {
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(40);
  expect(new Set(Object.values(files).map(([code]) => code))).toEqual(new Set(fileRefusalCodes));
});

test.each(Object.entries(files))(
  '%s is refused with its reason',
  async (_, [code, file]) => {
    const bytesOfFile = file();
    const before = process.memoryUsage().rss;
    const begun = performance.now();
    const read = await readTable({ name: 'customers.csv', bytes: bytesOfFile });
    const took = performance.now() - begun;
    expect(isRefusal(read) ? read.refused : read.rows.length).toBe(code);
    // Generous: other tests run beside this one.
    expect(took).toBeLessThan(20_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * megabyte);
  },
  60_000,
);

test('each refusal says in both languages what would do', () => {
  const sentences = fileRefusalCodes.flatMap((code) =>
    languages.map((language) => refusalText(code, language)),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a long line of a card, of folds and of escapes is read in a moment', async () => {
  const long = card(`NOTE:${'\\,'.repeat(200_000)}\r\n${' x\r\n'.repeat(50_000)}FN:Salma`);
  const read = await readTable({ name: 'a', bytes: text(long) });
  expect(isRefusal(read) ? read.refused : read.rows[0]?.cells[0]).toBe('Salma');
});
