import { describe, expect } from 'vitest';
import { statementLines } from '#features/money/statement-lines/statement-lines.table.ts';
import { test } from '#platform/testing/test.ts';
import { type TestCell, xlsxOf } from '#platform/testing/xlsx.ts';
import { desk, reconciled, taka, upload } from './reconciling.ts';

const bytes = (file: Buffer) => new Uint8Array(file);

/** 2 November 2026, as a spreadsheet counts days. */
const second = 46_328;

const sheet: readonly (readonly TestCell[])[] = [
  ['Sample Bank Ltd', 'Statement of account'],
  ['Account No', 14_027_765],
  [],
  ['Date', 'Particulars', 'Withdrawal', 'Deposit', 'Balance'],
  [{ serial: second }, 'CASH DEPOSIT BANANI', '', 5_000, { formula: 'E4+D5', value: '15000' }],
  [{ serial: second + 3 }, 'CHQ 000123 RENT', 4_000, '', 11_000],
  [{ serial: second + 28 }, '=HYPERLINK("http://x")', 115.5, '', 10_884.5],
];

const csv = `\uFEFFব্যাংক হিসাব;;;;
Date;Particulars;Debit;Credit;Balance
০২/১১/২০২৬;CASH DEPOSIT BANANI;;"৫,০০০.০০";"১৫,০০০.০০"
০৫/১১/২০২৬;CHQ 000123 RENT;৪০০০.০০;;১১০০০.০০
৩০/১১/২০২৬;FEE;১১৫.৫০;;১০৮৮৪.৫০
`;

const swift = `{1:F01SAMPLEBDDHAXXX0000000000}{2:I940SAMPLEBDDHAXXXN}{4:
:20:STMT301126
:25:SAMPLEBDDH/14027765
:28C:00011/001
:60F:C261101BDT10000,00
:61:2611021102C5000,00NTRFNONREF
:86:CASH DEPOSIT BANANI
:61:2611051105D4000,00NCHK000123
:86:RENT
:61:2611301130D115,50NCHGNONREF
:86:ACCOUNT FEE
:62F:C261130BDT10884,50
-}
`;

const files = {
  'statement.csv': csv,
  'statement.tsv': csv.replaceAll(';', '\t'),
  'statement.xlsx': bytes(xlsxOf(sheet)),
  'statement.sta': swift,
};

describe('the statement of one month', () => {
  for (const [name, file] of Object.entries(files)) {
    test(`as ${name} has its lines, in and out, and what is in the account after them`, async ({ deps }) => {
      const { status, body } = await upload(deps, { file, name, account: '1020' });
      expect([status, body.unread]).toEqual([200, []]);
      expect(
        body.items.map((item: { direction: string; amount: number }) => [item.direction, item.amount]),
      ).toEqual([
        ['in', taka(5_000)],
        ['out', taka(4_000)],
        ['out', taka(115.5)],
      ]);
      const { statement, until, unmatched } = await reconciled(deps);
      expect([statement, until]).toEqual([taka(10_884.5), '2026-11-30']);
      expect(unmatched.statement.map(({ on, amount }) => [on, amount])).toEqual([
        ['2026-11-02', taka(10_000)],
        ['2026-11-02', taka(5_000)],
        ['2026-11-05', -taka(4_000)],
        ['2026-11-30', -taka(115.5)],
      ]);
    });
  }

  test('in any other format after it adds nothing', async ({ deps }) => {
    for (const [name, file] of Object.entries(files)) {
      await upload(deps, { file, name, account: '1020' });
      expect((await desk(deps).sums()).lines, name).toEqual([10_000, 5_000, -4_000, -115.5]);
    }
  });

  test('in XLSX is never computed: a formula is what it last came to, and words that look like one stay words', async ({
    deps,
  }) => {
    await upload(deps, { file: files['statement.xlsx'], name: 'a.xlsx', account: '1020' });
    const { unmatched } = await reconciled(deps);
    expect(unmatched.statement.at(-1)?.text).toBe('=HYPERLINK("http://x")');
  });

  test('that would harm is refused, and nothing of it is kept', async ({ deps }) => {
    const name = 'xl/worksheets/sheet1.xml';
    const hostile = {
      bomb: xlsxOf(sheet, [{ name, text: `<worksheet>${' '.repeat(3 * 1024 * 1024)}</worksheet>` }]),
      entity: xlsxOf(sheet, [
        { name, text: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>' },
      ]),
      cut: xlsxOf(sheet).subarray(0, 600),
    };
    for (const [what, file] of Object.entries(hostile)) {
      const answer = await upload(deps, { file: bytes(file), name: 'a.xlsx', account: '1020' });
      expect([what, answer.status, answer.body.code]).toEqual([what, 415, 'statements.type']);
    }
    expect(await deps.db.$count(statementLines)).toBe(0);
  });

  test('in dollars, of no bank or wallet, or of another provider than the account’s, is refused', async ({
    deps,
  }) => {
    const refused = async (sent: Parameters<typeof upload>[1]) => (await upload(deps, sent)).body.code;
    expect(await refused({ file: swift.replaceAll('BDT', 'USD'), account: '1020' })).toBe(
      'statements.currency',
    );
    for (const account of ['1011', '4100', '1020-07', 'bank']) {
      expect(await refused({ file: csv, account })).toBe('statements.account');
    }
    expect(await refused({ file: csv, account: '1020', provider: 'nagad' })).toBe('statements.account');
    expect(await deps.db.$count(statementLines)).toBe(0);
  });

  test('by columns that staff name has what came, what went and what is left', async ({ deps }) => {
    const odd =
      'Posted;Story;Taken;Put;Left;Worth\n2026-11-02;A;;50.00;150.00;2026-11-03\n2026-11-04;B;20.00;;130.00;\n';
    const columns = {
      at: 'Posted',
      note: 'Story',
      debit: 'Taken',
      credit: 'Put',
      balance: 'Left',
      valueDate: 'Worth',
    };
    const { status } = await upload(deps, { file: odd, account: '1020', columns });
    expect(status).toBe(200);
    expect((await desk(deps).sums()).lines).toEqual([100, 50, -20]);
    const kept = await deps.db.select({ on: statementLines.valueOn }).from(statementLines);
    expect(kept.filter(({ on }) => on !== null)).toEqual([{ on: '2026-11-03' }]);
  });
});

describe('a statement without balances', () => {
  test('adds up from nothing, and begins before its first line once another file says what was there', async ({
    deps,
  }) => {
    const bare = 'Date,Particulars,Debit,Credit\n2026-11-02,A,,500.00\n2026-11-05,B,200.00,\n';
    await upload(deps, { file: bare, account: '1020' });
    expect((await reconciled(deps)).statement).toBe(taka(300));
    const full =
      'Date,Particulars,Debit,Credit,Balance\n2026-11-02,A,,500.00,1500.00\n2026-11-05,B,200.00,,1300.00\n';
    await upload(deps, { file: full, account: '1020' });
    expect(await desk(deps).sums()).toEqual({ lines: [1_000, 500, -200], entries: [] });
    expect((await reconciled(deps)).statement).toBe(taka(1_300));
  });

  test('with two equal lines on a day has both, and has them once', async ({ deps }) => {
    const two = 'Date,Particulars,Debit,Credit\n2026-11-02,CASH,,500.00\n2026-11-02,CASH,,500.00\n';
    await upload(deps, { file: two, account: '1020' });
    await upload(deps, { file: two, account: '1020' });
    expect((await desk(deps).sums()).lines).toEqual([500, 500]);
  });
});

test('a wallet’s statement is its account’s without being said, while there is only one', async ({
  deps,
}) => {
  const file =
    'Txn Date,Txn ID,Type,Amount\n21/11/2026 18:02,7J4MW1ZC,Payment,900.00\n21/11/2026 18:05,7J4MW1ZD,Cash Out,400.00\n';
  await upload(deps, { file, name: 'nagad.csv' });
  expect((await desk(deps, '1042').sums()).lines).toEqual([900, -400]);
});
