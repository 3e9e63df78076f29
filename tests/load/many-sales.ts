import { createHash } from 'node:crypto';
import { accounts } from '#features/ledger/accounts.data.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

/** Orders a statement, so that no transaction grows too large. */
const atOnce = 5_000;
/** A paid order has seven postings: three of its sale, two of each payment. Every fiftieth still owes its second part. */
const postingsEach = 7 - 2 / 50;

const hash = (text: string) => createHash('md5').update(text).digest('hex');

/** The id of the order with a number. */
export const idOf = (number: number): string =>
  hash(`order ${number}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The token of its link. */
export const tokenOf = (number: number): string => `${hash(`token ${number}`).slice(0, 26)}`;

const of = (account: keyof typeof accounts) => `'${accounts[account].code}'`;

/** One statement: orders with these numbers, their terms, payments and postings, over three years up to a day. */
const insertSales = (from: number, to: number, today: string) => `
  CREATE TEMPORARY TABLE sale AS SELECT n, md5('order ' || n)::uuid AS id, n % 50 = 0 AS owes,
    CASE WHEN n % 50 = 0 OR n % 1095 < 60 THEN 'open' ELSE 'completed' END AS state,
    date '${today}' - n % 1095 AS day, (ARRAY['package', 'visa', 'fare', 'free'])[1 + n % 4] AS sells, 'user:clerk-' || n % 10 AS clerk,
    1000000 + n % 977 * 100 AS own, 200000 + n % 13 * 1000 AS official FROM generate_series(${from}, ${to}) n;
  INSERT INTO orders (id, reference, token, state, language, name, phone, current, accepted_on, search, made_by, created_at,
      updated_at)
    SELECT id, 'SF-L' || n, left(md5('token ' || n), 26), state, 'en', 'Customer ' || n, '+8801812345678', 1, day, 'customer ' || n, clerk, day, day
    FROM sale;
  INSERT INTO order_versions (order_id, number, total, reason, made_by, made_at)
    SELECT id, 1, own + official, '', clerk, day FROM sale;
  INSERT INTO order_lines (order_id, version, position, charge, quantity, unit, text_en, refund, source)
    SELECT id, 1, 0, 'own', 1, own, 'Service', '{"ladder":[]}'::jsonb, jsonb_build_object('kind', sells) FROM sale
    UNION ALL SELECT id, 1, 1, 'official', 1, official, 'Embassy fee', '{"ladder":[]}', '{"kind":"free"}' FROM sale;
  INSERT INTO order_dues (order_id, version, position, amount, due)
    SELECT id, 1, 0, own, day FROM sale UNION ALL SELECT id, 1, 1, official, day + 30 FROM sale;
  INSERT INTO payments (id, order_id, method, amount, outside, outside_key, state, taken_by, taken_at)
    SELECT md5('first ' || n)::uuid, id, 'bkash', own, 'TRX' || n, 'TRX' || n, 'counted', clerk, day FROM sale
    UNION ALL SELECT md5('second ' || n)::uuid, id, 'cash', official, NULL, NULL, 'counted', clerk, day + 1 FROM sale
    WHERE NOT owes;
  INSERT INTO ledger_entries (id, kind, booked_on, at, actor, clerk, order_id, subject, text, postings)
    SELECT md5('sale entry ' || n)::uuid, 'sale', day, day, clerk, clerk, id, '1', 'Sale', 3 FROM sale
    UNION ALL SELECT md5('first entry ' || n)::uuid, 'payment', day, day, clerk, clerk, id, 'first', 'bkash', 2 FROM sale
    UNION ALL SELECT md5('second entry ' || n)::uuid, 'payment', day, day, clerk, clerk, id, 'second', 'cash', 2 FROM sale
    WHERE NOT owes;
  INSERT INTO ledger_postings (entry_id, position, account, amount)
    SELECT md5('sale entry ' || n)::uuid, 0, ${of('receivable')}, own + official FROM sale
    UNION ALL SELECT md5('sale entry ' || n)::uuid, 1, ${of('revenue')}, -own FROM sale
    UNION ALL SELECT md5('sale entry ' || n)::uuid, 2, ${of('official')}, -official FROM sale
    UNION ALL SELECT md5('first entry ' || n)::uuid, 0, ${of('bkash')}, own FROM sale
    UNION ALL SELECT md5('first entry ' || n)::uuid, 1, ${of('receivable')}, -own FROM sale
    UNION ALL SELECT md5('second entry ' || n)::uuid, 0, ${of('cash')}, official FROM sale WHERE NOT owes
    UNION ALL SELECT md5('second entry ' || n)::uuid, 1, ${of('receivable')}, -official FROM sale WHERE NOT owes;
  DROP TABLE sale;`;

/** How many postings the ledger has. @throws when their sums aren't what is kept of them. */
export async function postingsOf({ rows }: OpenDatabase): Promise<number> {
  const [found] = await rows(`SELECT (SELECT count(*) FROM ledger_postings)::int AS postings,
    (SELECT sum(amount) FROM ledger_postings)::int AS balance,
    (SELECT count(*) FROM (SELECT account, sum(amount) AS amount FROM ledger_postings GROUP BY account) real
      FULL JOIN (SELECT account, sum(amount) AS amount FROM ledger_day_sums GROUP BY account) kept USING (account)
      WHERE real.amount IS DISTINCT FROM kept.amount)::int AS wrong`);
  if (found?.balance !== 0 || found.wrong !== 0) {
    throw new Error(`The ledger doesn't add up: ${JSON.stringify(found)}.`);
  }
  return Number(found.postings);
}

/** Triggers that look at each posting: they take most of the time when so many are written at once. */
const checks = [
  ['ledger_entries', 'ledger_entries_balance'],
  ['ledger_postings', 'ledger_postings_balance'],
  ['ledger_postings', 'ledger_postings_add_up'],
  ['ledger_postings', 'ledger_postings_add_up_orders'],
  ['ledger_postings', 'ledger_postings_add_up_sales'],
  ['ledger_order_sums', 'ledger_order_sums_kept'],
  ['ledger_day_sums', 'ledger_day_sums_kept'],
  ['ledger_month_sums', 'ledger_month_sums_kept'],
  ['ledger_open_balances', 'ledger_open_balances_kept'],
  ['ledger_sale_sums', 'ledger_sale_sums_kept'],
] as const;

/** What the triggers add up, in one go. */
const addUp = `
  INSERT INTO ledger_day_sums (account, booked_on, part, amount)
    SELECT account, entry.booked_on, 0, sum(amount) FROM ledger_postings JOIN ledger_entries entry ON entry.id = entry_id GROUP BY 1, 2;
  INSERT INTO ledger_month_sums (month, account, kind, clerk, part, amount)
    SELECT date_trunc('month', entry.booked_on::timestamp)::date, account, kind, coalesce(clerk, actor), 0, sum(amount)
    FROM ledger_postings JOIN ledger_entries entry ON entry.id = entry_id GROUP BY 1, 2, 3, 4;
  INSERT INTO ledger_open_balances (account, order_id, amount)
    SELECT account, order_id, sum(amount) FROM ledger_postings JOIN ledger_entries entry ON entry.id = entry_id
    WHERE order_id IS NOT NULL AND account ~ '^(11|2)' GROUP BY 1, 2 HAVING sum(amount) <> 0;
  INSERT INTO ledger_order_sums (order_id, charged, paid, refunded, refunds_payable)
    SELECT order_id, coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0),
      coalesce(-sum(amount) FILTER (WHERE kind = 'payment'), 0), 0, 0
    FROM ledger_postings JOIN ledger_entries entry ON entry.id = entry_id
    WHERE account = ${of('receivable')} GROUP BY order_id;
  INSERT INTO ledger_sale_sums (booked_on, sells, account, part, amount)
    SELECT entry.booked_on, sells, account, 0, sum(amount) FROM ledger_postings JOIN ledger_entries entry ON entry.id = entry_id
    JOIN orders ON orders.id = order_id WHERE account ~ '^4' AND sells IS NOT NULL GROUP BY 1, 2, 3;`;

/**
 * Fills an empty ledger, whose sums are added up at the end instead of with each posting; `postingsOf` compares both.
 * @returns how many orders it has.
 */
export async function addSales(database: OpenDatabase, postings: number, today: string): Promise<number> {
  const orders = Math.ceil(postings / postingsEach);
  const turn = async (to: 'DISABLE' | 'ENABLE') => {
    for (const [table, trigger] of checks) {
      await database.execute(`ALTER TABLE ${table} ${to} TRIGGER ${trigger}`);
    }
  };
  await turn('DISABLE');
  for (let from = 1; from <= orders; from += atOnce) {
    await database.execute(insertSales(from, Math.min(orders, from + atOnce - 1), today));
  }
  await database.execute(`ANALYZE; ${addUp}`);
  await turn('ENABLE');
  // Every clerk closed yesterday, as they do.
  await database.execute(`INSERT INTO till_days
    (clerk, day, opened_at, opening_float, closed_at, closed_by, balance, waiting, notes, counted, difference, handed_over)
    SELECT 'user:clerk-' || n, date '${today}' - 1, date '${today}' - 1, 0, date '${today}' - 1, 'user:clerk-' || n,
      0, 0, '{}', 0, 0, 0 FROM generate_series(0, 9) n;
    ANALYZE;`);
  return orders;
}
