import type { OpenDatabase } from '#platform/database/database.ts';

/** A payment by number: its sum and its outside number are its own. */
export const paymentOf = (number: number) => ({
  amount: 100_000 + number,
  ...(number % 2 === 0 ? { method: 'cash' } : { method: 'bkash', outside: `TRX${1_000_000 + number}` }),
  key: `payment-of-the-clerk-${String(number).padStart(8, '0')}`,
});

/** Statements that must find nothing, whatever happened to the processes that booked. */
const invariants: Readonly<Record<string, string>> = {
  'the ledger adds to zero': 'SELECT 1 FROM ledger_postings HAVING sum(amount) <> 0',
  'each entry adds to zero and is whole': `SELECT e.id FROM ledger_entries e LEFT JOIN ledger_postings p ON p.entry_id = e.id
    GROUP BY e.id HAVING coalesce(sum(p.amount), 0) <> 0 OR count(p.entry_id) <> e.postings`,
  'no payment is there twice': 'SELECT amount FROM payments GROUP BY amount HAVING count(*) > 1',
  'each payment has one entry of its sum': `SELECT y.id FROM payments y
    LEFT JOIN ledger_entries e ON e.subject = y.id::text AND e.kind = 'payment'
    LEFT JOIN ledger_postings p ON p.entry_id = e.id AND p.amount = y.amount AND p.account IN ('1010', '1041')
    GROUP BY y.id HAVING count(p.entry_id) <> 1`,
  'each entry of a payment has its payment': `SELECT e.id FROM ledger_entries e
    LEFT JOIN payments y ON y.id::text = e.subject WHERE e.kind = 'payment' AND y.id IS NULL`,
  'each payment has one receipt of its sum': `SELECT y.id FROM payments y LEFT JOIN papers r ON r.subject_id = y.id
    AND r.kind = 'receipt' AND r.amount = y.amount AND r.number = y.receipt GROUP BY y.id HAVING count(r.id) <> 1`,
  'serial numbers have no gap': `SELECT kind FROM papers GROUP BY kind, left(number, length(number) - 6)
    HAVING count(*) <> max(right(number, 6)::int) OR min(right(number, 6)::int) <> 1 OR count(DISTINCT number) <> count(*)`,
  'the counter stands at the last number': `SELECT s.kind FROM paper_serials s
    LEFT JOIN papers r ON r.kind = s.kind GROUP BY s.kind, s.fiscal_year, s.last_number HAVING count(r.id) <> s.last_number`,
  'each payment is in the history of its order once': `SELECT y.id FROM payments y LEFT JOIN order_events h
    ON h.order_id = y.order_id AND h.happened = 'paid' AND h.detail ->> 'payment' = y.id::text
    GROUP BY y.id HAVING count(h.id) <> 1`,
  'each payment is in the log once': `SELECT 1 FROM (SELECT count(*) AS n FROM payments) y,
    (SELECT count(*) AS n FROM activity WHERE action = 'payments.take' AND difference ->> 'happened' = 'paid') a WHERE y.n <> a.n`,
};

/** What doesn't hold in the books. @param payments how many there must be */
export async function brokenBooks(database: OpenDatabase, payments: number): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(invariants)) {
    const found = await database.rows(statement);
    if (found.length > 0) {
      broken.push(`${name}: ${found.length} times, such as ${JSON.stringify(found[0])}`);
    }
  }
  const [rows] = await database.rows(`SELECT count(*)::int AS n FROM payments WHERE state = 'counted'`);
  if (rows?.n !== payments) {
    broken.push(`${rows?.n} payments count of ${payments}`);
  }
  return broken;
}

/** What was acknowledged, and isn't there with its sum. @param acks ids by number */
export async function lostPayments(
  database: OpenDatabase,
  acks: ReadonlyMap<number, string>,
): Promise<string[]> {
  const rows = await database.rows('SELECT id, amount::int AS amount FROM payments');
  const amounts = new Map(rows.map((row) => [row.id, row.amount]));
  return [...acks]
    .filter(([number, id]) => amounts.get(id) !== paymentOf(number).amount)
    .map(([number, id]) => `${number} ${id}`);
}
