import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { moneyArrivals } from '#features/money/money.table.ts';
import { smsRoutes } from '#features/money/sms/sms.api.ts';
import { statementRoutes } from '#features/money/statements/statements.api.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { problemOf } from '#platform/http/problem.ts';
import { test } from '#platform/testing/test.ts';
import { xlsxOf } from '#platform/testing/xlsx.ts';
import { staff } from './sales.ts';

const nagad = `Merchant,Sample Travels
Txn Date,Txn ID,Type,Amount,Counter Party,Status
21/11/2026 18:02,7J4MW1ZC,Payment,"১৯,৬৩০.০০",01700000620,Success
21/11/2026 18:05,7J4MW1ZD,Cash Out,500.00,01700000621,Success
21/11/2026 18:06,7J4MW1ZE,Payment,750.50,8801700000622,Failed
31/02/2026 18:06,7J4MW1ZF,Payment,10.00,01700000622,Success
`;
const bank = `Posting;Narration;Debit;Credit
2026-11-22;SF-7K3M-9Q TANVIR SAMPLE;;120000.00
2026-11-22;BANK CHARGE;115.00;
`;

interface Sent {
  readonly text: string | Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly provider?: string;
  readonly columns?: unknown;
}

/** Sends a statement as somebody of the staff. */
async function send(deps: CommandDeps, { text, name = 'statement.csv', provider, columns }: Sent) {
  const form = new FormData();
  form.set('file', new File([text], name));
  if (provider !== undefined) {
    form.set('provider', provider);
  }
  if (columns !== undefined) {
    form.set('columns', JSON.stringify(columns));
  }
  return asStaff(statementRoutes(deps), '/money/statements', { method: 'POST', body: form });
}

async function asStaff(routes: ReturnType<typeof smsRoutes>, path: string, init: RequestInit) {
  const app = new Hono<{ Variables: { caller: ReturnType<typeof staff> } }>();
  app.use(async (context, next) => {
    context.set('caller', staff('amina'));
    await next();
  });
  app.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  app.route('/', routes);
  const response = await app.request(path, init);
  return { status: response.status, body: await response.json() };
}

const arrivals = async ({ db, clock }: CommandDeps) => (await findMoneyInbox(db, clock.now())).arrivals;

describe('a statement', () => {
  test('is read by its headings, whatever stands above them; what failed is left out', async ({ deps }) => {
    const { status, body } = await send(deps, { text: nagad, name: 'nagad-november.csv' });
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          provider: 'nagad',
          trx: '7J4MW1ZC',
          direction: 'in',
          amount: 1_963_000,
          sender: '01700000620',
          at: '2026-11-21T18:02:00+06:00',
        },
        {
          provider: 'nagad',
          trx: '7J4MW1ZD',
          direction: 'out',
          amount: 50_000,
          sender: '01700000621',
          at: '2026-11-21T18:05:00+06:00',
        },
      ],
      unread: ['31/02/2026 18:06, 7J4MW1ZF, Payment, 10.00, 01700000622, Success'],
      headLine: 2,
    });
    expect(await arrivals(deps)).toMatchObject([
      { line: 3, fileName: 'nagad-november.csv', source: 'statement' },
    ]);
  });

  test('that has another sum for a number than what was kept of it before is not read in silence', async ({
    deps,
  }) => {
    await send(deps, { text: nagad, name: 'nagad-november.csv' });
    const other = { text: nagad.replace('১৯,৬৩০', '৯১,৬৩০'), name: 'nagad-again.csv' };
    expect((await send(deps, other)).body).toMatchObject({
      items: [{ trx: '7J4MW1ZD', direction: 'out' }],
      unread: [
        '31/02/2026 18:06, 7J4MW1ZF, Payment, 10.00, 01700000622, Success',
        '21/11/2026 18:02, 7J4MW1ZC, Payment, ৯১,৬৩০.০০, 01700000620, Success',
      ],
      headLine: 2,
    });
    expect(await arrivals(deps)).toMatchObject([{ amount: 1_963_000 }]);
  });

  test('in XLSX is read as one in CSV; an old Excel file, or one with a password, is refused with what to do', async ({
    deps,
  }) => {
    const rows = [
      ['Account Title', 'SHOFOR TRAVELS LIMITED', 'Branch', 'Gulshan', 'Currency', 'BDT'],
      [],
      ['Date', 'Txn ID', 'Amount', 'Sender'],
      [{ serial: 46_347.75 }, '7J4MW1ZC', 19_630.5, '01700000620'],
    ];
    const { status, body } = await send(deps, { text: new Uint8Array(xlsxOf(rows)), name: 'nagad.xlsx' });
    expect([status, body.headLine, body.unread]).toEqual([200, 3, []]);
    expect(body.items).toMatchObject([
      { provider: 'nagad', trx: '7J4MW1ZC', amount: 1_963_050, at: '2026-11-21T18:00:00+06:00' },
    ]);
    expect(await arrivals(deps)).toMatchObject([{ line: 4, fileName: 'nagad.xlsx' }]);
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await send(deps, { text: old, name: 'nagad.xls' })).toMatchObject({
      status: 415,
      body: { code: 'statements.type', detail: expect.stringContaining('Save it as XLSX or CSV') },
    });
  });

  test('whose headings were looked for in the wrong line is read by the line that staff choose, and the next time by itself', async ({
    deps,
  }) => {
    const odd = ['Put In,Story,When', 'Gulshan,Corporate,Active', '2026-11-22,Salma,"31,250.00"'].join('\n');
    const first = await send(deps, { text: odd, provider: 'bank' });
    expect(first.body.details).toMatchObject({
      headLine: 2,
      heads: [
        { line: 1, text: 'Put In, Story, When' },
        { line: 2, text: 'Gulshan, Corporate, Active' },
        { line: 3 },
      ],
    });
    const other = await send(deps, { text: odd, provider: 'bank', columns: { headLine: 1 } });
    expect(other.body.details).toMatchObject({ headLine: 1, headings: ['Put In', 'Story', 'When'] });
    const columns = { at: 'Put In', amount: 'When', note: 'Story', headLine: 1 };
    const read = { headLine: 1, items: [{ amount: 3_125_000, note: 'Salma' }] };
    expect((await send(deps, { text: odd, provider: 'bank', columns })).body).toMatchObject(read);
    expect((await send(deps, { text: odd, provider: 'bank' })).body).toMatchObject(read);
  });

  test('with unknown columns is asked about once, and remembered for its provider', async ({ deps }) => {
    const first = await send(deps, { text: bank, provider: 'bank' });
    expect(first).toMatchObject({
      status: 422,
      body: {
        code: 'statements.columns',
        fields: [{ path: 'columns.at' }],
        details: { headings: ['Posting', 'Narration', 'Debit', 'Credit'], lines: 2 },
      },
    });
    expect(await arrivals(deps)).toEqual([]);
    const columns = { at: 'Posting', amount: 'Credit', note: 'Narration' };
    const said = await send(deps, { text: bank, provider: 'bank', columns });
    expect(said.body).toMatchObject({
      items: [
        { provider: 'bank', trx: '', direction: 'in', amount: 12_000_000 },
        { provider: 'bank', direction: 'out', amount: 11_500 },
      ],
      unread: [],
    });
    // Without being told again, in the next file.
    const again = await send(deps, { text: bank.replace('120000.00', '5.00') });
    expect(again.body.items).toMatchObject([{ provider: 'bank', amount: 500 }, { direction: 'out' }]);
    expect(await arrivals(deps)).toHaveLength(2);
  });

  test('of a bank has references and numbers of cheques that come again; read twice it adds nothing', async ({
    deps,
  }) => {
    const lines = [
      'Date,Ref No,Credit,Particulars',
      '2026-11-22,CASH,12500.00,Motijheel',
      '2026-11-22,CASH,8000.00,Motijheel',
      '2026-11-22,CASH,8000.00,Motijheel',
      '2026-11-22,0001234,5000.00,Cheque of Rahim',
      '2026-11-23,0001234,5000.00,Cheque of Karim',
      '2026-11-23,0001234,700.00,Cheque of Karim',
    ];
    const statement = { text: `${lines.join('\n')}\n`, provider: 'bank' };
    const sums = [12_500, 8_000, 8_000, 5_000, 5_000, 700].map((taka) => taka * 100);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await send(deps, statement);
      expect(body).toMatchObject({ items: sums.map((amount) => ({ amount })), unread: [] });
      const kept = await deps.db.select().from(moneyArrivals).orderBy(moneyArrivals.line);
      expect(kept.map(({ amount }) => amount)).toEqual(sums);
      expect(kept.map(({ outside, note }) => [outside, note])).toEqual([
        ...Array.from({ length: 3 }, () => [null, 'CASH Motijheel']),
        ['0001234', 'Cheque of Rahim'],
        ...Array.from({ length: 2 }, () => ['0001234', 'Cheque of Karim']),
      ]);
    }
  });

  test('of a bank that was kept by its references alone is completed, and what was kept isn’t added again', async ({
    deps,
  }) => {
    const head = 'Date,Ref No,Credit\n';
    const [cash, cheque] = ['2026-11-22,CASH,8000.00\n', '2026-11-22,0001234,5000.00\n'];
    await send(deps, { text: head + cash + cheque, provider: 'bank' });
    for (const key of ['CASH', '0001234']) {
      const isOf = key === 'CASH' ? eq(moneyArrivals.amount, 800_000) : eq(moneyArrivals.outside, key);
      await deps.db
        .update(moneyArrivals)
        .set({ fingerprint: `bank ${key}` })
        .where(isOf);
    }
    const missing = '2026-11-22,CASH,12500.00\n2026-11-22,0001234,70.00\n';
    for (let time = 0; time < 2; time += 1) {
      await send(deps, { text: head + missing + cash + cheque, provider: 'bank' });
      const kept = (await arrivals(deps)).map(({ amount }) => amount).toSorted((a, b) => a - b);
      expect(kept).toEqual([7_000, 500_000, 800_000, 1_250_000]);
    }
  });

  test('of an unknown provider, with columns that aren’t there, or that is no CSV is refused, and nothing is kept', async ({
    deps,
  }) => {
    const plain = 'Date,Amount\n2026-11-22,10.00\n';
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]);
    for (const [sent, status, code] of [
      [{ text: plain }, 422, 'statements.provider'],
      [{ text: plain, provider: 'paypal' }, 422, 'statements.provider'],
      [{ text: plain, provider: 'bank', columns: { at: 'Nowhere' } }, 422, 'statements.columns'],
      [{ text: plain, provider: 'bank', columns: ['x'] }, 422, 'statements.columns'],
      [{ text: zip, name: 'statement.xlsx', provider: 'bank' }, 415, 'statements.type'],
      [{ text: '', provider: 'bank' }, 415, 'statements.type'],
      [
        { text: `Date,Amount\n${'2026-11-22,10.00\n'.repeat(10_001)}`, provider: 'bank' },
        413,
        'statements.too-long',
      ],
      [{ text: 'x'.repeat(2_000_000), provider: 'bank' }, 413, 'files.too-large'],
    ] as const) {
      expect(await send(deps, sent), code).toMatchObject({ status, body: { code } });
    }
    expect(await arrivals(deps)).toEqual([]);
  });

  test('with formulas, quotes and hostile text stays text', async ({ deps }) => {
    const hostile =
      'Date,TrxID,Amount,Sender\n2026-11-22 10:00,9K70LM2QXB,10,"=HYPERLINK(""x"")<script>\u202e"\n';
    const { body } = await send(deps, { text: hostile, provider: 'bkash' });
    expect(body).toMatchObject({ items: [{ trx: '9K70LM2QXB', amount: 1_000 }] });
    const [arrival] = await arrivals(deps);
    expect(arrival?.sender).toBe('=HYPERLINK("x")<script>');
  });
});

test('pasted messages are kept as arrivals, once', async ({ deps }) => {
  const text =
    'You have received payment Tk 1,250.00 from 01711000111. Fee Tk 0.00. Balance Tk 9,340.50. TrxID 9K70LM2QXB at 22/11/2026 10:05';
  const init = {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  };
  for (let time = 0; time < 2; time += 1) {
    const { body } = await asStaff(smsRoutes(deps), '/money/sms', init);
    expect(body).toEqual({
      items: [
        {
          provider: 'bkash',
          trx: '9K70LM2QXB',
          amount: 125_000,
          sender: '01711000111',
          at: '2026-11-22T10:05:00+06:00',
        },
      ],
      unread: [],
    });
  }
  expect(await arrivals(deps)).toMatchObject([{ source: 'sms', outside: '9K70LM2QXB', amount: 125_000 }]);
});
