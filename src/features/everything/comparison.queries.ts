import { createHash } from 'node:crypto';
import { countRows } from '#platform/backup/json-rows.ts';
import type { Table } from '#platform/backup/tables.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Connection } from '#platform/database/database.ts';
import { takenOf } from './catalogue.data.ts';
import type { Manifest } from './format.contract.ts';
import { ledgerSums, linesOf } from './pack.queries.ts';
import type { Everything } from './read-back.queries.ts';

type Said = Manifest['tables'][number];

interface Compared {
  readonly connection: Connection;
  readonly everything: Everything;
  readonly dataKey: Uint8Array;
}

const notSame = (what: string) =>
  new Failure(
    'conflict',
    'everything.not-same',
    `${what} did not come out as it was there. Nothing was taken over.`,
  );

/** Tables whose rows are others here on purpose. */
const others: readonly string[] = ['messages', 'private_files'];

async function compareTable(work: Compared, table: Table, { rows, name }: Said): Promise<void> {
  const { begins, where } = takenOf(name) ?? {};
  if (begins === 'kept') {
    return;
  }
  // The ZIP itself is a file of here, too, to which nothing points that came along.
  if ((await countRows(work.connection, name, where)) !== rows) {
    throw notSame(`The table ${name}`);
  }
  if (others.includes(name)) {
    return;
  }
  const hash = createHash('sha256');
  for await (const lines of linesOf(work.connection, table, work.dataKey)) {
    hash.update(`${lines.join('\n')}\n`);
  }
  const said = work.everything.manifest.files.find(({ path }) => path === `data/${name}.jsonl`);
  if (hash.digest('hex') !== said?.sha256) {
    throw notSame(`The table ${name}`);
  }
}

/** Entries that don’t balance or lack a posting, and sums that aren’t those of the postings: what was written there by triggers. */
const wrongLedger = `
  SELECT 1 FROM ledger_entries e LEFT JOIN ledger_postings p ON p.entry_id = e.id
  GROUP BY e.id HAVING coalesce(sum(p.amount), 0) <> 0 OR count(p.entry_id) <> e.postings
  UNION ALL
  SELECT 1 FROM (SELECT account, booked_on, sum(amount) AS amount FROM ledger_postings GROUP BY 1, 2) p
  FULL JOIN (SELECT account, booked_on, sum(amount) AS amount FROM ledger_day_sums GROUP BY 1, 2) s
  USING (account, booked_on) WHERE coalesce(p.amount, 0) <> coalesce(s.amount, 0) LIMIT 1`;

async function compareLedger({ connection, everything }: Compared): Promise<void> {
  const isSame = JSON.stringify(await ledgerSums(connection)) === JSON.stringify(everything.manifest.ledger);
  if (!isSame || (await connection.rows(wrongLedger)).length > 0) {
    throw notSame('The ledger');
  }
}

/**
 * Compares what was written with the ZIP: the rows of each table to the letter, and the ledger entry by entry.
 * @throws Failure conflict `everything.not-same`
 */
export async function compareAll(work: Compared, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const said = work.everything.manifest.tables.find(({ name }) => name === table.name);
    if (said) {
      await compareTable(work, table, said);
    }
  }
  await compareLedger(work);
}
