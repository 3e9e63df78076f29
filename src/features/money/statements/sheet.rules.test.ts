import { describe, expect, test } from 'vitest';
import { type TestCell, xlsxOf, zipOf } from '#platform/testing/xlsx.ts';
import { isUnreadable, openWorkbook } from '#platform/workbook/workbook.ts';
import { orderOf } from './dates.rules.ts';
import { parseSheet, parseWorkbook } from './sheet.rules.ts';
import { cellsOf, columnsOf, readStatement } from './statements.rules.ts';

function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) {
      return step.value;
    }
  }
}

const sheetOf = async (file: Buffer) => atOnce(parseWorkbook(await openWorkbook(file)));

/** 29 November 2026 at noon, as a spreadsheet counts days. */
const noon = { serial: 46_355.5 };

const bank: readonly (readonly TestCell[])[] = [
  ['Shapla Bank PLC', 'Statement of account'],
  ['Account Title', 'SHOFOR TRAVELS LIMITED'],
  ['Account No', 1_501_203_344_556],
  [],
  ['Value Date', 'Particulars', 'Withdrawal', 'Deposit', 'Balance'],
  [noon, 'SALMA KHATUN <SF7K3M9Q>', '', 31_250.4, 131_250.4],
  [{ serial: 46_356 }, 'ATM', 5_000, '', { formula: 'E6-C7', value: '126250.4' }],
];

describe('a statement in XLSX', () => {
  test('is read below the block of its account: days by their style, sums as they are shown', async () => {
    const sheet = await sheetOf(xlsxOf(bank));
    expect(sheet.headLine).toBe(5);
    expect(sheet.rows.map(({ cells, line }) => [line, ...cells])).toEqual([
      [6, '2026-11-29 12:00:00', 'SALMA KHATUN <SF7K3M9Q>', '', '31250.4', '131250.4'],
      [7, '2026-11-30', 'ATM', '5000', '', '126250.4'],
    ]);
    const columns = columnsOf(sheet, undefined, undefined, 'bank');
    const order = orderOf(cellsOf(sheet, columns.at), '2026-12-01') ?? 'day';
    expect(atOnce(readStatement(sheet, columns, 'bank', order))).toMatchObject({
      items: [{ amount: 3_125_040, at: '2026-11-29T12:00:00+06:00', line: 6 }],
      unread: [],
    });
  });

  test('has what a formula came to, and never the formula', async () => {
    const sheet = await sheetOf(
      xlsxOf([
        ['Date', 'TrxID', 'Amount'],
        [noon, { formula: '=HYPERLINK("https://evil.example","x")', value: '9K70LM2QXB' }, 10],
      ]),
    );
    expect(sheet.rows[0]?.cells).toEqual(['2026-11-29 12:00:00', '9K70LM2QXB', '10']);
  });

  test('keeps the mark of a number that has lost its digits', async () => {
    const sheet = await sheetOf(
      xlsxOf([
        ['Date', 'TrxID', 'Amount'],
        [noon, 98_765_432_109_876_540, 10],
      ]),
    );
    expect(sheet.rows[0]?.cells[1]).toBe('9.87654E+16');
  });

  test('that would harm is refused: entities of its own, far too large, two of a name, encrypted, cut off', async () => {
    const sheetName = 'xl/worksheets/sheet1.xml';
    const hostile = {
      entity: xlsxOf(bank, [
        { name: sheetName, text: '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>' },
      ]),
      declared: xlsxOf(bank, [{ name: sheetName, text: '<!DOCTYPE x [ ]><worksheet/>' }]),
      reference: xlsxOf(
        [['Date', 'Amount']],
        [
          {
            name: sheetName,
            text: '<worksheet><row r="1"><c t="inlineStr"><is><t>&a;</t></is></c></row></worksheet>',
          },
        ],
      ),
      bomb: xlsxOf(bank, [
        { name: sheetName, text: `<worksheet>${' '.repeat(13 * 1024 * 1024)}</worksheet>` },
      ]),
      tight: xlsxOf(bank, [
        { name: sheetName, text: `<worksheet>${' '.repeat(3 * 1024 * 1024)}</worksheet>` },
      ]),
      liar: xlsxOf(bank, [{ name: sheetName, text: ' '.repeat(5_000_000), bytes: 1_000 }]),
      twice: zipOf([
        { name: 'xl/workbook.xml', text: '<a/>' },
        { name: 'xl/workbook.xml', text: '<b/>' },
      ]),
      encrypted: xlsxOf(bank, [{ name: sheetName, text: '<worksheet/>', flags: 1 }]),
      crowd: xlsxOf(
        bank,
        Array.from({ length: 500 }, (_, index) => ({ name: `${index}`, text: '' })),
      ),
      letter: zipOf([{ name: 'word/document.xml', text: '<w/>' }]),
      cut: xlsxOf(bank).subarray(0, 700),
    };
    for (const [what, file] of Object.entries(hostile)) {
      const cause: unknown = await sheetOf(file).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect([what, isUnreadable(cause)]).toEqual([what, true]);
    }
  });
});

describe('the headings of a statement', () => {
  const csv = (lines: readonly string[]) => atOnce(parseSheet(new TextEncoder().encode(lines.join('\n'))));
  const block = [
    'Shapla Bank PLC,Gulshan Branch,Dhaka,Bangladesh,Corporate',
    'Account Title,SHOFOR TRAVELS LIMITED,Currency,BDT,Active,Savings',
    'Statement Period,01/11/2026,to,30/11/2026',
    'Opening Balance,01/11/2026,,"1,00,000.00"',
  ];
  const entries = ['22/11/2026,SALMA,,"31,250.00","1,31,250.00"', '23/11/2026,ATM,"5,000.00",,"1,26,250.00"'];

  test('are found above the first entries, though nobody knows their words and lines above are wider', () => {
    const sheet = csv([...block, 'Posted,Story,Taken Out,Put In,Left', ...entries]);
    expect([sheet.headLine, sheet.headings]).toEqual([5, ['Posted', 'Story', 'Taken Out', 'Put In', 'Left']]);
    expect(sheet.rows).toHaveLength(2);
    expect(sheet.heads.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('are in the line that staff said', () => {
    const file = new TextEncoder().encode([...block, 'Posted,Story,Out,In,Left', ...entries].join('\n'));
    expect(atOnce(parseSheet(file, { headLine: 2 })).headings[0]).toBe('Account Title');
  });

  test('that staff explained once are known again', () => {
    const odd = 'Opening Balance,Day 1,Sum 2,,';
    const file = new TextEncoder().encode([...block, odd, 'BDT,BDT,BDT,BDT,BDT', ...entries].join('\n'));
    const headings = odd.split(',').join('\n');
    expect(atOnce(parseSheet(file, { explained: [headings] })).headLine).toBe(5);
  });
});
