import { describe, expect } from 'vitest';
import { keepStatementLines } from '#features/money/statement-lines/statement-lines.commands.ts';
import { spendLine } from '#features/orders/costs.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { depositCheque } from '#features/payments/cheques/cheques.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { bookStatementLine } from '#features/reconciliation/bookings/bookings.commands.ts';
import { findReconciliation } from '#features/reconciliation/matches/matches.queries.ts';
import { openBooks } from '#features/reports/opening/opening.commands.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { payOn } from '#features/suppliers/pay-on/pay-on.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { aKey, sell, staff } from './sales.ts';
import { supplierWorld } from './supplier-world.ts';

/** Tables of which a row never changes and never goes, with a column of each. */
const kept: Readonly<Record<string, string>> = {
  ledger_entries: 'text',
  ledger_postings: 'amount',
  order_versions: 'total',
  order_lines: 'unit',
  order_dues: 'amount',
  order_events: 'happened',
  order_spendings: 'amount',
  payment_cheques: 'number',
  cheque_moves: 'state',
  supplier_entries: 'amount',
  vat_entries: 'amount',
  supplier_bill_lines: 'amount',
  supplier_bill_deductions: 'amount',
  supplier_payment_bills: 'position',
  books_openings: 'because',
  passed_on_lines: 'position',
  passed_on: 'amount',
  statement_lines: 'amount',
  statement_bookings: 'line_id',
  reconciliation_matches: 'account',
  reconciliation_match_lines: 'line_id',
  reconciliation_match_entries: 'entry_id',
  activity: 'action',
};

/** The ways to change or lose rows, each of which would work on a table without its trigger. */
const attacks = (table: string, column: string): readonly string[] => [
  `UPDATE ${table} SET ${column} = ${column}`,
  `DELETE FROM ${table}`,
  `TRUNCATE ${table} CASCADE`,
  `MERGE INTO ${table} t USING (SELECT 1) s ON true WHEN MATCHED THEN DELETE`,
  `WITH gone AS (DELETE FROM ${table} RETURNING 1) SELECT count(*) FROM gone`,
];

const day = "'2026-12-01'";
/** An entry with postings. The database counts them and adds them up at the end of the transaction. */
const entry = (id: string, said: number, amounts: readonly number[]) => [
  `INSERT INTO ledger_entries (id, kind, booked_on, at, actor, subject, text, postings)
   VALUES ('${id}', 'payment', ${day}, ${day}, 'user:somebody', 'x', 'x', ${said})`,
  ...amounts.map((amount, position) => posting(id, position, amount)),
];
const posting = (id: string, position: number, amount: number) =>
  `INSERT INTO ledger_postings (entry_id, position, account, amount) VALUES ('${id}', ${position}, '1010', ${amount})`;

async function openLedger(clock: { now(): Date }) {
  const database = await openTestDatabase();
  const deps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    dataKey: testDataKey,
    siteUrl: 'https://shofor.example',
  };
  await saveAgency(deps);
  const { id } = await sell(deps);
  await run(deps, staff('amina'), acceptOrder, { id });
  await run(deps, staff('amina'), takePayment, {
    orderId: id,
    amount: 100_000,
    method: 'cash',
    key: aKey(),
  });
  const written = { bank: 'BRAC Bank', number: '0001234', dated: '2026-11-20' };
  const cheque = await run(deps, staff('amina'), takePayment, {
    orderId: id,
    amount: 100_000,
    method: 'cheque',
    cheque: written,
    key: aKey(),
  });
  const account = exampleSettings.receivingAccounts?.banks[0]?.number;
  await run(deps, staff('amina'), depositCheque, { id: cheque.id, day: '2026-11-22', account, key: aKey() });
  const { id: withVat } = await sell(deps, {
    lines: [{ charge: 'own', quantity: 1, unit: 115_000, vat: 15, text: { en: 'Visa service' } }],
  });
  await run(deps, staff('amina'), acceptOrder, { id: withVat });
  const fee = { charge: 'official' as const, quantity: 1, unit: 400_000, text: { en: 'Embassy fee' } };
  const passedOn = await sell(deps, { lines: [fee] });
  await run(deps, staff('amina'), spendLine, {
    id: passedOn.id,
    line: 0,
    spent: 400_000,
    note: 'Embassy, receipt 4711',
    from: 1,
  });
  await run(deps, staff('amina'), acceptOrder, { id: passedOn.id });
  await run(deps, staff('rima', 'accountant'), payOn, {
    id: passedOn.id,
    line: 0,
    amount: 400_000,
    account: '1020',
    key: aKey(),
  });
  const { bill, pay } = await supplierWorld(deps);
  const { id: billId } = await bill([100_000], { deducted: [{ kind: 'vat', amount: 5_000 }] });
  await pay({ amount: 50_000, bills: [billId] });
  const opening = { on: '2026-11-01', accounts: [{ code: '1020', balance: 700 }], suppliers: [] };
  await run(deps, staff('rima', 'accountant'), openBooks, { ...opening, key: aKey() });
  await reconcileLines(deps);
  return database;
}

/** A charge that is booked and matched, and an expense that waits. */
async function reconcileLines(deps: CommandDeps): Promise<void> {
  const rima = staff('rima', 'accountant');
  const [on, text] = ['2026-11-30', 'of the bank'];
  const lines = [-11_500, -9_000_000].map((amount) => ({ on, text, amount }));
  await run(deps, rima, keepStatementLines, { account: '1020', lines });
  const { unmatched } = await findReconciliation(deps.db, { account: '1020', on });
  for (const { line, amount } of unmatched.statement) {
    const as = amount === -11_500 ? { as: 'charge' as const } : { as: 'expense' as const, account: '6100' };
    await run(deps, rima, bookStatementLine, { id: line, ...as, key: aKey() });
  }
}

/** Runs statements in one transaction, as a role if one is named. @returns why the database refused, if it did */
async function attempt(
  database: OpenDatabase,
  statements: readonly string[],
  role?: string,
): Promise<string | undefined> {
  try {
    await database.transaction(async (connection) => {
      if (role !== undefined) {
        await connection.execute(`SET LOCAL ROLE ${role}`);
      }
      for (const statement of statements) {
        await connection.execute(statement);
      }
    });
    return undefined;
  } catch (cause) {
    return String(cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause);
  }
}

const contents = async (database: OpenDatabase) =>
  Promise.all(Object.keys(kept).map((table) => database.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)));

/** A role that may do with rows whatever can be granted, and owns nothing. */
async function withRowsRole(database: OpenDatabase, work: (role: string) => Promise<void>): Promise<void> {
  const role = `rows_${crypto.randomUUID().slice(0, 8)}`;
  await database.execute(`CREATE ROLE ${role}`);
  try {
    await database.execute(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`);
    await work(role);
  } finally {
    await database.execute(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  }
}

describe('the books', () => {
  test('keep what was written, whoever tries to change it with SQL', async ({ clock }) => {
    const database = await openLedger(clock);
    const before = await contents(database);
    expect(before.map(({ length }) => length).every((length) => length > 0)).toBe(true);
    await withRowsRole(database, async (role) => {
      for (const [table, column] of Object.entries(kept)) {
        for (const attack of attacks(table, column)) {
          for (const who of [undefined, role]) {
            expect(await attempt(database, [attack], who), attack).toContain('is append-only');
          }
          // It is the trigger that refuses: without it the same statement passes, and is taken back here.
          const off = `ALTER TABLE ${table} DISABLE TRIGGER USER`;
          const others = attack.startsWith('TRUNCATE')
            ? [...Object.keys(kept), 'reconciliation_entries']
            : [];
          const taken = await attempt(database, [
            off,
            ...others.map((other) => `ALTER TABLE ${other} DISABLE TRIGGER USER`),
            ...(attack.includes('DELETE') ? [`SET LOCAL session_replication_role = replica`] : []),
            attack,
            'SELECT 1 / 0',
          ]);
          expect(taken, attack).toContain('division by zero');
        }
      }
      expect(await attempt(database, ['ALTER TABLE ledger_entries DISABLE TRIGGER USER'], role)).toContain(
        'must be owner',
      );
    });
    expect(await contents(database)).toEqual(before);
    await database.close();
  });

  test('take no entry that doesn’t add to zero, is short of postings, or gets one later', async ({
    clock,
  }) => {
    const database = await openLedger(clock);
    const whole = crypto.randomUUID();
    expect(await attempt(database, entry(whole, 2, [500, -500]))).toBeUndefined();
    const wrong: Readonly<Record<string, readonly string[]>> = {
      'one poisha too many': entry(crypto.randomUUID(), 2, [500, -499]),
      'one side': entry(crypto.randomUUID(), 2, [500]),
      'no posting': entry(crypto.randomUUID(), 2, []),
      'more postings than it says': entry(crypto.randomUUID(), 2, [500, -250, -250]),
      'fewer than it says': entry(crypto.randomUUID(), 3, [500, -500]),
      'two more, later': [posting(whole, 2, 700), posting(whole, 3, -700)],
      'one wrong among right ones': [
        ...entry(crypto.randomUUID(), 2, [500, -500]),
        ...entry(crypto.randomUUID(), 2, [500, -501]),
      ],
    };
    const before = await contents(database);
    await withRowsRole(database, async (role) => {
      for (const [what, statements] of Object.entries(wrong)) {
        for (const who of [undefined, role]) {
          expect(await attempt(database, statements, who), what).toContain('which add to');
        }
      }
    });
    expect(await contents(database)).toEqual(before);
    // Without the triggers each of them would be in the books.
    await database.execute('ALTER TABLE ledger_entries DISABLE TRIGGER USER');
    await database.execute(`ALTER TABLE ledger_postings DISABLE TRIGGER USER;
      ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_day`);
    for (const [what, statements] of Object.entries(wrong)) {
      expect(await attempt(database, statements), what).toBeUndefined();
    }
    await database.close();
  });

  test('are guarded on every append-only table alike', async ({ openDatabase }) => {
    const guarded = await openDatabase.rows(
      // 8 delete, 16 update, 32 truncate.
      `SELECT c.relname AS name, bit_or(t.tgtype::int) AS events FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'refuse_change' OR p.proname LIKE 'refuse_unless%'
       GROUP BY c.relname`,
    );
    const weak = guarded.filter(({ events }) => (Number(events) & 56) !== 56).map(({ name }) => name);
    expect(weak).toEqual([]);
    expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(kept)));
  });
});
