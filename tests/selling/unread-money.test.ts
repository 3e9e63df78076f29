import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { moneyArrivals, moneyUnread } from '#features/money/money.table.ts';
import { countWaiting } from '#features/money/open-items/open-items.queries.ts';
import { smsRoutes } from '#features/money/sms/sms.api.ts';
import { statementRoutes } from '#features/money/statements/statements.api.ts';
import { dismissUnread, readByHand } from '#features/money/unparsed-sms/unparsed-sms.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { problemOf } from '#platform/http/problem.ts';
import { test } from '#platform/testing/test.ts';
import { staff } from './sales.ts';

const amina = staff('amina');
const inbox = ({ db, clock }: CommandDeps) => findMoneyInbox(db, clock.now());

async function post(routes: ReturnType<typeof smsRoutes>, path: string, init: RequestInit) {
  const app = new Hono<{ Variables: { caller: ReturnType<typeof staff> } }>();
  app.use(async (context, next) => {
    context.set('caller', amina);
    await next();
  });
  app.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  app.route('/', routes);
  const response = await app.request(path, { method: 'POST', ...init });
  return { status: response.status, body: await response.json() };
}

function send(deps: CommandDeps, text: string, columns?: unknown) {
  const body = new FormData();
  body.set('provider', 'bkash');
  if (columns !== undefined) {
    body.set('columns', JSON.stringify(columns));
  }
  body.set('file', new File([text], 'bkash-november.csv'));
  return post(statementRoutes(deps), '/money/statements', { body });
}

const paste = (deps: CommandDeps, text: string) =>
  post(smsRoutes(deps), '/money/sms', {
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  });

const read = {
  method: 'bkash' as const,
  outside: 'trxid 9k70lm2qxb',
  sender: '01711000111',
  amount: 50_000,
  at: '2026-11-22T10:05:00+06:00',
};

describe('what was sent in and not understood', () => {
  test('is kept, once, until somebody reads it by hand: it is an arrival then', async ({ deps }) => {
    const message = 'bKash: Tk 500.00 peyechen 01711000111 theke\nTrxID 9K70LM2QXB 22/11/2026 10:05';
    for (let time = 0; time < 2; time += 1) {
      expect((await paste(deps, `${message}\n\nEid Mubarak`)).body).toMatchObject({ items: [] });
    }
    const { unread } = await inbox(deps);
    expect(unread).toMatchObject([{ source: 'sms', text: message.replace('\n', ' '), by: 'user:amina' }]);
    expect(await countWaiting(deps.db)).toBe(1);
    const id = unread[0]?.id ?? '';
    const bad = run(deps, amina, readByHand, { ...read, id, outside: '9\u041a70LM2QXB' });
    await expect(bad).rejects.toMatchObject({ code: 'payments.outside' });
    await run(deps, amina, readByHand, { ...read, id });
    expect(await inbox(deps)).toMatchObject({
      unread: [],
      arrivals: [{ outside: '9K70LM2QXB', amount: 50_000 }],
    });
    await expect(run(deps, amina, readByHand, { ...read, id })).rejects.toMatchObject({
      code: 'unread.over',
    });
    // What a statement tells of the same transfer later is the same arrival.
    await send(deps, 'Date,TrxID,Amount\n22/11/2026 10:05,9K70LM2QXB,500.00\n');
    expect(await deps.db.$count(moneyArrivals)).toBe(1);
  });

  test('is put aside with a reason, or read once the columns are said', async ({ deps }) => {
    const file = 'Date,TrxID,Amount\n22/11/2026,9K70LM2QXB,1250,00\n31/11/2026,9K70LM2QXC,10.00\n';
    expect((await send(deps, file)).body.unread).toHaveLength(2);
    const { unread } = await inbox(deps);
    expect(unread).toMatchObject([
      { source: 'statement', method: 'bkash', fileName: 'bkash-november.csv', line: 2 },
      { line: 3, text: '31/11/2026, 9K70LM2QXC, 10.00' },
    ]);
    await run(deps, amina, dismissUnread, { id: unread[1]?.id ?? '', reason: 'There is no such day.' });
    expect((await inbox(deps)).unread).toHaveLength(1);
    await send(deps, file);
    expect((await inbox(deps)).unread).toHaveLength(1);
    const rows = await deps.db.select().from(moneyUnread);
    expect(rows.find(({ line }) => line === 3)).toMatchObject({
      state: 'dismissed',
      endedBy: 'user:amina',
      endedBecause: 'There is no such day.',
    });
  });
});

describe('the dates of a statement', () => {
  test('that can be read in two ways are asked about, and the answer is remembered', async ({ deps }) => {
    const file = (day: string) => `Date,TrxID,Amount\n${day},9K70LM2QXB,500.00\n`;
    expect(await send(deps, file('05/11/2026'))).toMatchObject({
      status: 422,
      body: { code: 'statements.dates', details: { example: '05/11/2026' } },
    });
    expect(await deps.db.$count(moneyArrivals)).toBe(0);
    const said = await send(deps, file('05/11/2026'), { dates: 'month' });
    expect(said.body.items).toMatchObject([{ at: '2026-05-11T00:00:00+06:00' }]);
    const again = await send(deps, file('06/11/2026').replace('QXB', 'QXC'));
    expect(again.body.items).toMatchObject([{ at: '2026-06-11T00:00:00+06:00' }]);
    // A file that says it itself is believed.
    const clear = await send(deps, file('27/11/2026').replace('QXB', 'QXD'));
    expect(clear.body.items).toMatchObject([{ at: '2026-11-27T00:00:00+06:00' }]);
  });
});

test('while a long statement is read, everything else has its turn', async ({ deps }) => {
  const lines = Array.from(
    { length: 3_000 },
    (_, index) => `22/11/2026 10:05,9K${10_000_000 + index},500.00,01711000111`,
  );
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) {
      setImmediate(turn);
    }
  };
  setImmediate(turn);
  const { body } = await send(deps, `Date,TrxID,Amount,From\n${lines.join('\n')}\n`);
  isOver = true;
  expect(body.items).toHaveLength(3_000);
  expect(await deps.db.$count(moneyArrivals)).toBe(3_000);
  // At least one for each slice of a hundred lines that are read and of two hundred that are kept.
  expect(turns).toBeGreaterThan(45);
});
