import { accounts } from '#features/ledger/accounts.data.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

const of = (account: 'bank' | 'bkash' | 'nagad') => `'${accounts[account].code}'`;
/** So many days before the last one nothing is left to match. */
const openDays = 7;

/** Lines of a bank and a wallet, each matched with the entry that it is, but for those of the last days. */
const insertMatched = (today: string) => `
  CREATE TEMPORARY TABLE shown AS SELECT account, entry_id, on_day, amount, on_day < date '${today}' - ${openDays} AS matched,
    md5('match ' || entry_id)::uuid AS match_id, md5('line ' || entry_id)::uuid AS line_id
    FROM reconciliation_entries WHERE account IN (${of('bank')}, ${of('bkash')});
  INSERT INTO reconciliation_matches (id, account, origin, first_day, last_day, by, at)
    SELECT match_id, account, 'staff', on_day, on_day, 'user:clerk-1', on_day FROM shown WHERE matched;
  INSERT INTO statement_lines (id, account, on_day, amount, text, by, at, match_id)
    SELECT line_id, account, on_day, amount, 'Received', 'user:clerk-1', on_day, CASE WHEN matched THEN match_id END FROM shown;
  INSERT INTO reconciliation_match_lines (match_id, line_id) SELECT match_id, line_id FROM shown WHERE matched;
  INSERT INTO reconciliation_match_entries (match_id, entry_id) SELECT match_id, entry_id FROM shown WHERE matched;
  UPDATE reconciliation_entries entry SET match_id = shown.match_id FROM shown
    WHERE matched AND entry.entry_id = shown.entry_id AND entry.account = shown.account;
  DROP TABLE shown;`;

/** Lines of another wallet that took each other back: they have no entries. */
const insertPairs = (pairs: number, today: string) => `
  CREATE TEMPORARY TABLE pair AS SELECT n, date '${today}' - n % 1095 AS day, md5('pair ' || n)::uuid AS match_id
    FROM generate_series(1, ${pairs}) n;
  INSERT INTO reconciliation_matches (id, account, origin, first_day, last_day, by, at)
    SELECT match_id, ${of('nagad')}, 'staff', day, day, 'user:clerk-1', day FROM pair;
  INSERT INTO statement_lines (id, account, on_day, amount, text, by, at, match_id)
    SELECT md5('pair ' || n || sign)::uuid, ${of('nagad')}, day, sign * 1000, 'Reversed', 'user:clerk-1', day, match_id
    FROM pair, (VALUES (1), (-1)) AS signs (sign);
  DROP TABLE pair;`;

const insertDays = `
  INSERT INTO statement_days (account, on_day, balance)
    SELECT account, on_day, sum(sum(amount)) OVER (PARTITION BY account ORDER BY on_day)::bigint FROM statement_lines GROUP BY 1, 2;`;

/** Adds the statements of the bank and of wallets over all days, of which those of the last week are still to be matched. */
export async function addLines(database: OpenDatabase, count: number, today: string): Promise<void> {
  // Triggers that look at each line take most of the time when so many are written at once.
  await database.execute(`SET session_replication_role = replica; ${insertMatched(today)}`);
  const [found] = await database.rows('SELECT count(*)::int AS lines FROM statement_lines');
  const pairs = Math.ceil((count - Number(found?.lines)) / 2);
  await database.execute(
    `${insertPairs(pairs, today)} ${insertDays} SET session_replication_role = DEFAULT; ANALYZE;`,
  );
}
