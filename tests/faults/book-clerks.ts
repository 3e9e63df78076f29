import { resolve } from 'node:path';
import { z } from 'zod';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { defaultSales } from '#features/site-settings/default-settings.data.ts';
import { addSupplier } from '#features/suppliers/suppliers.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { saveAgency } from '../access/agency.ts';
import { upload } from '../selling/reconciling.ts';
import { staff } from '../selling/sales.ts';
import { sent, signIn } from './payment-clerks.ts';
import { type RetryFigures, type RetryOptions, retryUnderKills } from './retry-under-kills.ts';

const kinds = ['bill', 'payment', 'transfer', 'expense', 'match'] as const;
export type BookedKind = (typeof kinds)[number];
export const kindOf = (number: number): BookedKind => kinds[number % kinds.length] ?? 'bill';
/** The sum of a write is its own: nothing else in the books has it. */
export const sumOf = (number: number) => 100_000 + number;
const keyOf = (number: number) => `books-under-kills-${String(number).padStart(8, '0')}`;

const taka = (poisha: number) => (poisha / 100).toFixed(2);

/** A statement with one line for each match: the bank shows what was sent to the safe before. */
function statementOf(numbers: readonly number[]): string {
  let balance = 1_000_000_000;
  const rows = numbers.map((number) => {
    balance -= sumOf(number);
    return `2026-11-02;LINE ${number};${taka(sumOf(number))};;${taka(balance)}`;
  });
  return ['Date;Particulars;Debit;Credit;Balance', ...rows].join('\n');
}

/** What must hold of the books however often the program was killed. */
const invariants: Readonly<Record<string, string>> = {
  'the ledger adds to nothing': 'SELECT 1 FROM ledger_postings HAVING sum(amount) <> 0',
  'each entry adds to nothing and is whole': `SELECT e.id FROM ledger_entries e LEFT JOIN ledger_postings p ON p.entry_id = e.id
    GROUP BY e.id HAVING coalesce(sum(p.amount), 0) <> 0 OR count(p.entry_id) <> e.postings`,
  'each movement has one entry': `SELECT m.id FROM movements m LEFT JOIN ledger_entries e ON e.subject = m.id::text
    GROUP BY m.id HAVING count(e.id) <> 1`,
  'each bill has one entry': `SELECT b.id FROM supplier_bills b LEFT JOIN ledger_entries e ON e.subject = b.id::text
    GROUP BY b.id HAVING count(e.id) <> 1`,
  'no sum moved twice': `SELECT kind, amount FROM movements GROUP BY kind, amount HAVING count(*) > 1`,
  'no bill is there twice': 'SELECT total FROM supplier_bills GROUP BY total HAVING count(*) > 1',
  'each line is matched once, with its own sum': `SELECT m.id FROM reconciliation_matches m
    LEFT JOIN statement_lines l ON l.match_id = m.id GROUP BY m.id HAVING count(l.id) <> 1`,
  'suppliers are owed what the ledger says': `SELECT 1 FROM (SELECT coalesce(sum(amount), 0) AS owed FROM supplier_entries) s,
    (SELECT coalesce(sum(amount), 0) AS booked FROM ledger_postings WHERE account IN ('1300', '2300')) p WHERE s.owed + p.booked <> 0`,
  'each day is the sum of its postings': `SELECT d.account FROM (SELECT account, sum(amount) AS of_days FROM ledger_day_sums GROUP BY account) d
    FULL JOIN (SELECT account, sum(amount) AS posted FROM ledger_postings GROUP BY account) p USING (account)
    WHERE coalesce(of_days, 0) <> coalesce(posted, 0)`,
};

const rows = z.array(z.object({ id: z.string(), sum: z.coerce.number() }));

/** What doesn't hold in the books; and what was acknowledged and isn't there with its sum. */
export async function judgeBooks(database: OpenDatabase, acks: ReadonlyMap<number, string>) {
  const broken: string[] = [];
  for (const [rule, statement] of Object.entries(invariants)) {
    for (const row of await database.rows(statement)) {
      broken.push(`${rule}: ${JSON.stringify(row)}`);
    }
  }
  const found = rows.parse(
    await database.rows(`SELECT id, amount AS sum FROM movements WHERE state = 'booked'
      UNION ALL SELECT id, total FROM supplier_bills WHERE state = 'booked'
      UNION ALL SELECT m.id, -l.amount FROM reconciliation_matches m
        JOIN statement_lines l ON l.match_id = m.id WHERE m.state = 'standing'`),
  );
  const sums = new Map(found.map(({ id, sum }) => [id, sum]));
  const lost = [...acks]
    .filter(([number, id]) => sums.get(id) !== sumOf(number))
    .map(([number, id]) => `${kindOf(number)} ${number} ${id}`);
  return { broken, lost, booked: found.length };
}

/** Clerks keep the books at the built program, as `retryUnderKills` has it. */
export function killUnderBooks(options: RetryOptions): Promise<RetryFigures> {
  const numbers = Array.from({ length: options.writes }, (_, number) => number);
  const matched = numbers.filter((number) => kindOf(number) === 'match');
  const pairs = new Map<number, { readonly line: string; readonly entry: string }>();
  let supplier = '';
  let token = '';
  const request = (number: number): readonly [path: string, body: object] => {
    const key = keyOf(number);
    const amount = sumOf(number);
    switch (kindOf(number)) {
      case 'bill':
        return ['bills', { supplier, number: `DS-${number}`, lines: [{ amount, text: 'Rooms' }], key }];
      case 'payment':
        return [`suppliers/${supplier}/payments`, { account: '1020', amount, key }];
      case 'transfer':
        return ['transfers', { from: '1020', to: '1011', amount, key }];
      case 'expense':
        return ['expenses', { kind: '6100', account: '1020', amount, text: 'Office rent', key }];
      case 'match': {
        const { line = '', entry = '' } = pairs.get(number) ?? {};
        return ['accounts/1020/matches', { lines: [line], entries: [entry], key }];
      }
    }
  };
  return retryUnderKills(options, {
    prepare: async (place) => {
      const { database } = await openDatabase(place, 'bookkeeper');
      await migrate(database, resolve('migrations'));
      const deps: CommandDeps = {
        db: database.db,
        clock: { now: () => new Date('2026-11-02T04:00:00Z') },
        pages: { drop: () => {} },
        siteUrl: 'https://shofor.example',
        dataKey: testDataKey,
      };
      // Nobody waits for a second person here.
      await saveAgency(deps, { sales: { ...defaultSales, approvalFrom: 100_000_000_000 } });
      const rima = staff('rima', 'accountant');
      const card = { name: 'Bengal Air', kind: 'airline' as const, key: keyOf(90_000_000) };
      supplier = (await run(deps, rima, addSupplier, card)).id;
      for (const number of matched) {
        const sum = { from: '1020', to: '1011', amount: sumOf(number) };
        await run(deps, rima, transfer, { ...sum, key: keyOf(91_000_000 + number) });
      }
      if (matched.length > 0) {
        await upload(deps, { file: statementOf(matched), account: '1020' });
      }
      const entries = z.array(z.object({ entry: z.string(), sum: z.coerce.number() })).parse(
        await database.rows(`SELECT e.id AS entry, -p.amount AS sum FROM ledger_entries e
          JOIN ledger_postings p ON p.entry_id = e.id WHERE p.account = '1020'`),
      );
      const lines = rows.parse(
        await database.rows('SELECT id, -amount AS sum FROM statement_lines WHERE NOT carried'),
      );
      for (const number of matched) {
        const entry = entries.find(({ sum }) => sum === sumOf(number))?.entry ?? '';
        pairs.set(number, { line: lines.find(({ sum }) => sum === sumOf(number))?.id ?? '', entry });
      }
      await database.close();
    },
    begin: async (url) => {
      token = await signIn(url);
    },
    send: (number, url) => {
      const [path, body] = request(number);
      return sent(`${url}/api/${path}`, body, token);
    },
    nameIn: (answer) => z.object({ id: z.string() }).parse(answer).id,
    judge: async (database, acks) => {
      const { broken, lost, booked } = await judgeBooks(database, acks);
      // The transfers that the matches are for stand, too.
      const wanted = options.writes + matched.length;
      return { lost, broken: booked === wanted ? broken : [...broken, `${booked} are booked of ${wanted}`] };
    },
  });
}
