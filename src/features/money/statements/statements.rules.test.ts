import { describe, expect, test } from 'vitest';
import type { TransferMethod } from '../money.rules.ts';
import { momentOf, orderOf } from './dates.rules.ts';
import { parseSheet } from './sheet.rules.ts';
import { cellsOf, columnsOf, providerOf, readStatement } from './statements.rules.ts';

function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) {
      return step.value;
    }
  }
}

/** What is read of a file whose headings say what each column is. */
function read(file: string | Uint8Array, method: TransferMethod = 'bkash') {
  const sheet = atOnce(parseSheet(typeof file === 'string' ? new TextEncoder().encode(file) : file));
  const columns = columnsOf(sheet, undefined, undefined, method);
  const order = orderOf(cellsOf(sheet, columns.at), '2026-12-01') ?? 'day';
  const { items, unread } = atOnce(readStatement(sheet, columns, method, order));
  return { items, unread: unread.map(({ text }) => text) };
}

describe('a line of a statement', () => {
  test('with a negative sum, one in brackets or none is money that went out: neither kept nor shown as unread', () => {
    for (const sum of ['-500.00', '(500.00)', '-', '0.00', '']) {
      expect(read(`Date,TrxID,Amount\n2026-11-22,9K70LM2QXB,${sum}\n`), sum).toEqual({
        items: [],
        unread: [],
      });
    }
  });

  test('whose number can’t be one of a transfer is shown as unread', () => {
    const { items, unread } = read('Date,TrxID,Amount\n2026-11-22,AB1,10.00\n2026-11-22,,10.00\n');
    expect(unread).toEqual(['2026-11-22, AB1, 10.00']);
    expect(items).toMatchObject([{ amount: 1_000, line: 3 }]);
    expect(items[0]?.outside).toBeUndefined();
  });

  test('with a sum that isn’t grouped as sums are is shown as unread: a comma may stand before the poisha', () => {
    for (const sum of ['1250,00', '12,50', '1.250,00', '1,25', ',500', '1,2500.00', '1,,250']) {
      expect(read(`Date;TrxID;Amount\n2026-11-22;9K70LM2QXB;${sum}\n`), sum).toMatchObject({
        items: [],
        unread: [expect.stringContaining(sum)],
      });
    }
    for (const [sum, amount] of [
      ['1,250.00', 125_000],
      ['12,50,000', 125_000_000],
      ['1,250,000.5', 125_000_050],
      ['১,২৫,০০০', 12_500_000],
      ['1250', 125_000],
    ] as const) {
      expect(read(`Date;TrxID;Amount\n2026-11-22;9K70LM2QXB;${sum}\n`).items, sum).toMatchObject([
        { amount },
      ]);
    }
  });

  test('that has more cells than there are headings is shown as unread: its sum may be torn apart', () => {
    const lines = [
      'Date,Particulars,Debit,Credit,Balance',
      '2026-11-22,SALMA,,1,250.00,9,340.50',
      '2026-11-22,BANK CHARGE, MONTHLY,115.00,,9000.00',
      '2026-11-22,RAHIM,,500.00,9840.50',
      '2026-11-22,RAHIM,,"1,000.00",,',
    ];
    const { items, unread } = read(lines.join('\n'), 'bank');
    expect(items.map(({ amount }) => amount)).toEqual([50_000]);
    expect(unread).toHaveLength(3);
  });

  test('may end with the sign that tells cells apart, as all the others do', () => {
    const { items, unread } = read('Date,Amount\n2026-11-22,10.00,\n2026-11-23,20.00,\n');
    expect([items.map(({ amount }) => amount), unread]).toEqual([[1_000, 2_000], []]);
  });

  test('whose number a spreadsheet has rounded is shown as unread: two of them would be one', () => {
    const lines = ['Date,TxnId,Amount', '2026-11-22,4.47123E+09,10.00', '2026-11-22,4.47123E+09,20.00'];
    const { items, unread } = read(lines.join('\n'), 'rocket');
    expect(items).toEqual([]);
    expect(unread).toEqual(['2026-11-22, 4.47123E+09, 10.00', '2026-11-22, 4.47123E+09, 20.00']);
  });

  test('with the TrxID of one before it and another sum is shown as unread: the first is kept, and neither wins unseen', () => {
    const file = [
      'Date,TrxID,Amount',
      '2026-11-22,9K70LM2QXB,500.00',
      '2026-11-22,9k70 lm2qxb,5000.00',
      '2026-11-22,9K70LM2QXC,700.00',
      '2026-11-22,9K70LM2QXB,500.00',
    ].join('\n');
    const { items, unread } = read(file);
    expect(items.map(({ amount, line }) => [amount, line])).toEqual([
      [50_000, 2],
      [70_000, 4],
      [50_000, 5],
    ]);
    expect(unread).toEqual(['2026-11-22, 9k70 lm2qxb, 5000.00']);
    // At a bank numbers of cheques come again.
    expect(read(file, 'bank').items).toHaveLength(4);
  });

  test('has no sender in the column of what went out', () => {
    const { items } = read('Date,Particulars,Debit,Credit\n2026-11-22,SALMA,0.00,500.00\n', 'bank');
    expect(items).toMatchObject([{ amount: 50_000, sender: '', note: 'SALMA' }]);
    const wallet = read('Date,TrxID,Debit Account,Amount\n2026-11-22,9K70LM2QXB,01711000111,500.00\n');
    expect(wallet.items).toMatchObject([{ sender: '01711000111' }]);
  });

  test('may have its time in a column of its own', () => {
    const { items } = read('Date,Time,TrxID,Amount\n22/11/2026,09:05 PM,9K70LM2QXB,10.5\n');
    expect(items).toMatchObject([{ at: '2026-11-22T21:05:00+06:00', amount: 1_050 }]);
  });
});

test('sums are read with the bank’s word for their way and with three decimals, where those can be nothing else', () => {
  const bank = (...sums: readonly string[]) =>
    read(['Date;Particulars;Amount', ...sums.map((sum) => `2026-11-22;SALMA;${sum}`)].join('\n'), 'bank');
  const { items, unread } = bank(
    '5,000.00 CR',
    '7,50,000.50Cr',
    '5000.000',
    '900.00 (Cr)',
    '80.00 DR',
    '70.00-',
  );
  expect(items.map(({ amount }) => amount)).toEqual([500_000, 75_000_050, 500_000, 90_000]);
  expect(unread).toEqual([]);
  // Alone, the point could be a comma that groups.
  expect(bank('5.000').unread).toHaveLength(1);
  expect(bank('5.000', '12500.250').items).toMatchObject([{ amount: 500 }, { amount: 1_250_025 }]);
  expect(bank('5.000', '12,500.255').unread).toEqual(['2026-11-22, SALMA, 12,500.255']);
});

test('dates are judged over the whole file: one day that can be read in one way tells how the others are read', () => {
  const days = (...lines: readonly string[]) => {
    const { items, unread } = read(['Date,Amount', ...lines.map((day) => `${day},10.00`)].join('\n'), 'bank');
    return [...items.map(({ at }) => at.slice(0, 10)), ...unread];
  };
  expect(days('11/27/2026', '05/11/2026')).toEqual(['2026-11-27', '2026-05-11']);
  expect(days('27/11/2026', '05/11/2026')).toEqual(['2026-11-27', '2026-11-05']);
  expect(days('11-28-26 10:05 AM', '11-05-26 09:00 AM')).toEqual(['2026-11-28', '2026-11-05']);
  // Both in one file: only what can be read in one way is read.
  expect(days('11/27/2026', '28/11/2026', '05/11/2026')).toEqual([
    '2026-11-27',
    '2026-11-28',
    '05/11/2026, 10.00',
  ]);
  expect(orderOf(['05/11/2026', '06/11/2026'], '2026-12-01')).toBeUndefined();
  expect(orderOf(['05/11/2026', '06/11/2026'], '2026-07-20')).toBe('month');
  expect(orderOf(['11/11/2026', '2026-11-12', '13 Nov 2026'], '2026-12-01')).toBe('day');
});

test('a block above the headings, headings that come again and a total below are no lines', () => {
  const file = [
    'ISLAMI BANK SAMPLE LTD,,,,',
    'Account Name,Sample Travels,,,',
    'Account No,2050123456789,Currency,BDT,',
    'Period,01/11/2026 to 30/11/2026,,,',
    'Value Dt,Particulars,Withdrawal,Deposited Tk,Balance',
    '2026-11-22,SALMA,,5000.00,9000.00',
    'Value Dt,Particulars,Withdrawal,Deposited Tk,Balance',
    '2026-11-23,RAHIM,,600.00,9600.00',
    ',Total,,5600.00,',
  ].join('\n');
  const sheet = atOnce(parseSheet(new TextEncoder().encode(file)));
  expect(sheet.headings).toEqual(['Value Dt', 'Particulars', 'Withdrawal', 'Deposited Tk', 'Balance']);
  const columns = { at: 'Value Dt', amount: 'Deposited Tk', note: 'Particulars' };
  const { items, unread } = atOnce(readStatement(sheet, columns, 'bank', 'day'));
  expect([items.map(({ amount, line }) => [amount, line]), unread]).toEqual([
    [
      [500_000, 6],
      [60_000, 8],
    ],
    [],
  ]);
});

test('sums with thousands in a file of semicolons or tabs are read whole', () => {
  for (const sign of [';', '\t']) {
    const lines = [
      'Account: 0123, Motijheel',
      ['Date', 'TrxID', 'Amount', 'Balance'].join(sign),
      ['22/11/2026', '9K70LM2QXB', '1,25,000.50', '3,00,000.00'].join(sign),
      ['22/11/2026', '9K70LM2QXC', '12,500', '3,12,500.00'].join(sign),
    ];
    const { items, unread } = read(lines.join('\n'));
    expect(items.map(({ amount }) => amount)).toEqual([12_500_050, 1_250_000]);
    expect(unread).toEqual([]);
  }
});

test('a statement in UTF-16, as spreadsheets save it, is read', () => {
  const text = '\uFEFFDate\tTrxID\tAmount\n2026-11-22\t9K70LM2QXB\t10.00\n';
  const little = new Uint8Array(
    [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
  const big = new Uint8Array(
    [...text].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]),
  );
  for (const bytes of [little, big]) {
    expect(read(bytes).items).toMatchObject([{ outside: '9K70LM2QXB', amount: 1_000 }]);
  }
});

test.for([
  ['2026-11-02', '2026-11-02T00:00:00+06:00'],
  ['2026-11-02T18:02:59.120+06:00', '2026-11-02T18:02:00+06:00'],
  ['02/11/2026 6:02 pm', '2026-11-02T18:02:00+06:00'],
  ['02/11/2026 12:05 AM', '2026-11-02T00:05:00+06:00'],
  ['02/11/2026 12:05 PM', '2026-11-02T12:05:00+06:00'],
  ['2-Nov-26 23:59', '2026-11-02T23:59:00+06:00'],
  ['02.11.26', '2026-11-02T00:00:00+06:00'],
  ['০২/১১/২০২৬ ১৮:০২', '2026-11-02T18:02:00+06:00'],
  ['02/11/2026 24:00', undefined],
  ['02/11/2026 18:60', undefined],
  ['11/22/2026', undefined],
  ['2026-11-02T18:02:00Z', undefined],
  ['yesterday', undefined],
] as const)('%s in a statement is the moment %s', ([typed, moment]) => {
  expect(momentOf(typed)).toBe(moment);
});

test('the wallet of a file is known by its name, or by the form of every number', () => {
  expect(providerOf('My-Nagad-export.csv', ['9K70LM2QXB'])).toBe('nagad');
  expect(providerOf('export.csv', ['4471230098', '4471230099'])).toBe('rocket');
  expect(providerOf('export.csv', ['9K70LM2QXB', 'bkp4t5y6z7'])).toBe('bkash');
  expect(providerOf('export.csv', ['7H2KQ0XB'])).toBe('nagad');
  expect(providerOf('export.csv', ['9K70LM2QXB', '4471230098'])).toBeUndefined();
  expect(providerOf('export.csv', [])).toBeUndefined();
});
