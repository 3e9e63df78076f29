import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { keepStatementLines } from '#features/money/statement-lines/statement-lines.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { payments } from '#features/payments/payments.table.ts';
import { bookStatementLine } from '#features/reconciliation/bookings/bookings.commands.ts';
import { matchLines } from '#features/reconciliation/matches/matches.commands.ts';
import { findReconciliation } from '#features/reconciliation/matches/matches.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';
import { bankDay, codes } from './moves.ts';

const account = codes.bank;

/** A line as the bank writes it. */
interface Written {
  readonly on: CalendarDate;
  /** Poisha. */
  readonly amount: number;
  readonly text: string;
  readonly sender: string;
  readonly outside: string | undefined;
}

/** How a bank calls what the books call so. */
const words: Partial<Record<EntryKind, string>> = {
  payment: 'BEFTN CR',
  'supplier-payment': 'BEFTN DR',
  expense: 'BEFTN DR',
  'pay-on': 'CARD PURCHASE',
  transfer: 'DEPOSIT',
  'cheque-cleared': 'CLG CR CHQ',
  'cheque-charge': 'CHQ RETURN CHARGE',
  refund: 'BEFTN DR',
};

/** Banks write Latin letters alone. */
const asBanksWrite = (text: string) =>
  text
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** What went through the account in some days, as its statement shows it. */
async function listBooked(life: Life, from: CalendarDate, to: CalendarDate): Promise<Written[]> {
  const { unmatched } = await findReconciliation(life.deps.db, { account, on: to });
  const open = unmatched.ledger.filter(({ on }) => on >= from);
  const ids = open.map(({ entry }) => entry);
  const known = await life.deps.db
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      text: ledgerEntries.text,
      name: orders.name,
      outside: payments.outside,
    })
    .from(ledgerEntries)
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(
      payments,
      and(eq(ledgerEntries.kind, 'payment'), eq(sql`${payments.id}::text`, ledgerEntries.subject)),
    )
    .where(inArray(ledgerEntries.id, ids));
  return open.flatMap(({ entry, on, amount }) =>
    known
      .filter(({ id }) => id === entry)
      .map(({ kind, text, name, outside }) => {
        const sender = kind === 'payment' ? asBanksWrite(name ?? '') : '';
        const about = kind === 'payment' ? `${sender} ${outside ?? ''}` : text;
        return {
          on,
          amount,
          text: asBanksWrite(`${words[kind] ?? 'TRANSFER'} ${about}`),
          sender,
          outside: outside ?? undefined,
        };
      }),
  );
}

/** What stands on the statement and in no book. */
interface Unknown {
  readonly day: number;
  /** Taka; absent: what an order still owes. */
  readonly taka?: number;
  readonly owed?: string;
  readonly text: string;
  readonly sender?: string;
  readonly outside?: string;
}

const owedOf = (life: Life, order: string) =>
  Number(life.noted(`${order}.total`)) - Number(life.noted(`${order}.paid`));

const writtenOf =
  (life: Life) =>
  ({ day, taka = 0, owed, text, sender = '', outside }: Unknown): Written => ({
    on: bankDay(life.dayAt(day)),
    amount: owed === undefined ? taka * 100 : owedOf(life, owed),
    text,
    sender,
    outside,
  });

interface File {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly unknown: readonly Unknown[];
  /** So many payments that went out nobody has looked at yet. */
  readonly left: number;
}

/** Reads a statement of the bank, as the office does: what came is kept as arrivals, and every line as a line. */
async function read(life: Life, { name: fileName, from, to, unknown }: File): Promise<void> {
  const { db } = life.deps;
  const before = await findReconciliation(db, { account, on: life.dayAt(from - 1) });
  let balance = before.until === null ? before.ledger : before.statement;
  const booked = await listBooked(life, life.dayAt(from), life.dayAt(to));
  const lines = [...booked, ...unknown.map(writtenOf(life))]
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map((line, place) => {
      balance += line.amount;
      return { ...line, balance, line: place + 2 };
    });
  const accountant = life.as('sumaiya');
  const { arrivals } = await run(life.deps, accountant, keepArrivals, {
    source: 'statement',
    fileName,
    items: lines.flatMap(({ amount, on, line, sender, text, outside }) =>
      amount < 0
        ? []
        : [
            {
              method: 'bank' as const,
              amount,
              at: `${on}T00:00:00+06:00`,
              line,
              sender,
              note: text,
              ...(outside !== undefined && { outside }),
            },
          ],
    ),
  });
  const arrivalOf = new Map(arrivals.map(({ line, arrival }) => [line, arrival]));
  await run(life.deps, accountant, keepStatementLines, {
    account,
    fileName,
    lines: lines.map(({ line, sender: _sender, outside, ...kept }) => {
      const arrival = arrivalOf.get(line);
      return {
        ...kept,
        ...(outside !== undefined && { outside }),
        ...(arrival !== undefined && { arrival }),
      };
    }),
  });
}

/** The accountant says which lines are which entries, and that what was there before was there before. */
async function match(life: Life, { from, to, left }: File): Promise<void> {
  const { unmatched, proposals } = await findReconciliation(life.deps.db, { account, on: life.dayAt(to) });
  const begun = unmatched.statement.filter(({ carried }) => carried).map(({ line }) => line);
  const earlier = unmatched.ledger.filter(({ on }) => on < life.dayAt(from)).map(({ entry }) => entry);
  const went = unmatched.statement.filter(({ amount }) => amount < 0).map(({ line }) => line);
  const later = proposals
    .filter(({ line }) => went.includes(line))
    .toReversed()
    .slice(0, left);
  const pairs = proposals
    .filter((pair) => !later.includes(pair))
    .map(({ line, entry }) => ({ lines: [line], entries: [entry] }));
  for (const pair of begun.length > 0 ? [{ lines: begun, entries: earlier }, ...pairs] : pairs) {
    await run(life.deps, life.as('sumaiya'), matchLines, { code: account, ...pair, key: life.key() });
  }
}

/** Books what the bank took and gave by itself. */
async function bookOwn(life: Life, { to }: File): Promise<void> {
  const { unmatched } = await findReconciliation(life.deps.db, { account, on: life.dayAt(to) });
  for (const { line, amount } of unmatched.statement.filter(({ text }) => text.includes('INTEREST'))) {
    const as = amount > 0 ? ('interest' as const) : ('charge' as const);
    await run(life.deps, life.as('sumaiya'), bookStatementLine, { id: line, as, key: life.key() });
  }
}

const first: File = {
  name: 'sample-bank-1.csv',
  from: -14,
  to: -8,
  left: 0,
  unknown: [
    { day: -10, taka: 1_862, text: 'INTEREST CR' },
    { day: -10, taka: -186, text: 'TAX ON INTEREST' },
  ],
};

const second: File = {
  name: 'sample-bank-2.csv',
  from: -7,
  to: -2,
  left: 2,
  unknown: [
    { day: -6, taka: -345, text: 'SMS AND ACCOUNT SERVICE CHARGE' },
    { day: -4, taka: 15_000, text: 'CASH DEP MOTIJHEEL BR', sender: 'SELF' },
    {
      day: -3,
      owed: 'maldives-1',
      text: 'NPSB CR ARIFUL HAQUE MALDIVES',
      sender: 'ARIFUL HAQUE',
      outside: 'FT26SAMPLE9101',
    },
    { day: -3, taka: -12_400, text: 'POS PURCHASE COMPUTER CITY' },
    // A cheque that nobody noted as cleared.
    { day: -2, taka: 120_000, text: 'CLG CR CHQ 0077183 CITY BANK' },
  ],
};

/** The bank's statements of two weeks: most of it is in the books, and some of it is still to be found out. */
export const statements: readonly Step[] = [
  {
    day: -7,
    at: '11:00',
    do: async (life) => {
      await read(life, first);
      await match(life, first);
      await bookOwn(life, first);
    },
  },
  {
    day: -1,
    at: '11:00',
    do: async (life) => {
      await read(life, second);
      await match(life, second);
    },
  },
];
