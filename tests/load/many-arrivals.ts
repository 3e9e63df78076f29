import type { OpenDatabase } from '#platform/database/database.ts';

/** SQL for what is left of a TrxID when characters that look alike are made one. */
const look = (key: string) => `translate(${key}, 'OIL', '011')`;

/** What is open in a busy inbox: as many arrivals as are compared at once, and claims for some of them. */
const open = { arrivals: 1_000, claims: 300 } as const;

/**
 * Writes the money inbox of an agency whose orders `addSales` made: the first payment of each was matched with a claim and
 * an arrival long ago, and the last day's stand open. Every second claim has the number of an arrival, every fourth one
 * that looks like it, the others only the sum.
 * @param orders as many orders as there are.
 */
export async function addArrivals({ execute }: OpenDatabase, orders: number, today: string): Promise<void> {
  const atOnce = 20_000;
  const arrival = `(id, source, method, outside, outside_key, look_key, sender, amount, at, file_name, line, fingerprint,
    state, added_by, added_at)`;
  const claim = `(id, order_id, method, outside, outside_key, look_key, sender, amount, state, visitor, told_at)`;
  for (let from = 1; from <= orders; from += atOnce) {
    const series = `generate_series(${from}, ${Math.min(orders, from + atOnce - 1)}) n
      JOIN payments ON payments.id = md5('first ' || n)::uuid`;
    await execute(`
      INSERT INTO money_arrivals ${arrival}
        SELECT md5('arrival ' || n)::uuid, 'statement', 'bkash', outside, outside_key, ${look('outside_key')}, '01812345678', amount,
          taken_at, 'bkash.csv', n, 'first ' || n, 'new', 'user:clerk-1', taken_at FROM ${series};
      INSERT INTO money_claims ${claim}
        SELECT md5('claim ' || n)::uuid, order_id, 'bkash', outside, outside_key, ${look('outside_key')}, '01812345678', amount, 'told',
          'visitor', taken_at FROM ${series};
      INSERT INTO money_matches (payment_id, claim_id, arrival_id, matched_by, matched_at)
        SELECT id, md5('claim ' || n)::uuid, md5('arrival ' || n)::uuid, taken_by, taken_at FROM ${series};`);
  }
  const owing = `(SELECT id, row_number() OVER (ORDER BY id) AS n FROM orders LIMIT ${open.claims}) owing`;
  await execute(`
    INSERT INTO money_arrivals ${arrival}
      SELECT md5('open arrival ' || n)::uuid, 'statement', 'bkash', 'OPEN' || n, 'OPEN' || n, ${look("'OPEN' || n")},
        '018' || lpad(n::text, 8, '0'), 1000000 + n % 97 * 100, timestamptz '${today}' + n * interval '1 second',
        'bkash.csv', n, 'open ' || n, 'new', 'user:clerk-1', '${today}' FROM generate_series(1, ${open.arrivals}) n;
    INSERT INTO money_claims ${claim}
      SELECT md5('open claim ' || n)::uuid, owing.id, 'bkash', told, told, ${look('told')},
        '018' || lpad(n::text, 8, '0'), 1000000 + n % 97 * 100, 'told', 'visitor',
        timestamptz '${today}' + n * interval '1 second'
      FROM ${owing}, LATERAL (SELECT CASE WHEN n % 2 = 0 THEN 'OPEN' WHEN n % 4 = 1 THEN '0PEN' ELSE 'ELSE' END || n AS told) number;
    ANALYZE;`);
}
