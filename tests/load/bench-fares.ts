import { join } from 'node:path';
import { fareTabs } from '#features/fares/list/list.contract.ts';
import { listFares } from '#features/fares/list/list.queries.ts';
import { countToTicket } from '#features/fares/list/list-state.queries.ts';
import type { OpenDatabase, ReadDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { timed } from './bench-growth.ts';
import { onOwnDatabase } from './own-database.ts';
import { printTable } from './table.ts';

/** Milliseconds at p95; of so many turns the best one counts, because the machine does other things too. */
const goal = 150;
const turns = 3;
const requests = 50_000;
const root = join(import.meta.dirname, '../..');

const segments = JSON.stringify([
  {
    airline: 'BG',
    flight: '335',
    from: 'DAC',
    to: 'JED',
    bookingClass: 'Y',
    status: 'HK',
    departs: '2027-02-12T17:00',
    arrives: '2027-02-12T21:15',
  },
]);
const fares = JSON.stringify([{ kind: 'adult', passengers: 1, base: 5e6, taxes: 1e6, service: 1e5 }]);
const details = JSON.stringify({
  kind: 'air-ticket',
  journey: {
    trip: 'one-way',
    cabin: 'economy',
    flexibleDays: 0,
    legs: [
      { from: { code: 'DAC', text: 'Dhaka' }, to: { code: 'JED', text: 'Jeddah' }, depart: '2027-02-12' },
    ],
    passengers: { adults: 1, children: 0, infants: 0 },
  },
});

/**
 * 50,000 requests of five years, and as many other enquiries: of a hundred 4 new, 2 being written, 6 sent, 2 accepted, 46
 * ticketed and 40 lapsed; each but the new ones with two options.
 */
async function addRequests(database: OpenDatabase): Promise<void> {
  await database.execute(`
    CREATE TABLE bench_fares AS SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS option_id, gen_random_uuid() AS order_id,
      n % 100 AS part FROM generate_series(1, ${2 * requests}) n;
    INSERT INTO enquiries (id, reference, token, kind, subject, message, details, language, name, phone, reply_by, state,
        in_review, review_reasons, fingerprint, visitor, search, created_at, updated_at)
      SELECT id, 'SF-' || substr(lpad(n::text, 6, '0'), 1, 4) || '-' || substr(lpad(n::text, 6, '0'), 5), lpad(n::text, 26, '0'), CASE WHEN n <= ${requests} THEN 'air-ticket' ELSE 'contact' END, 'Dhaka – Jeddah', '',
        '${details}', 'en', 'Customer ' || n, '+88017' || lpad(n::text, 8, '0'), 'phone',
        CASE WHEN part BETWEEN 12 AND 59 THEN 'won' ELSE 'new' END, false, '{}', 'f' || n, 'v' || n,
        'sf-b' || n || ' customer ' || n || ' +88017' || lpad(n::text, 8, '0') || ' dhaka jeddah',
        now() - n * interval '50 minutes', now() - n * interval '50 minutes' FROM bench_fares;
    DELETE FROM bench_fares WHERE n > ${requests} OR part < 4;
    INSERT INTO orders (id, reference, token, state, name, phone, language, current, search, made_by, created_at, updated_at)
      SELECT order_id, 'SF-O' || n, 'order' || n, 'open', 'Customer ' || n, '+88017' || n, 'en', 1, 'sf-o' || n, 'bench', now(), now()
      FROM bench_fares WHERE part BETWEEN 12 AND 59;
    INSERT INTO fare_requests (enquiry_id, token, sent_at, option_id, order_id, accepted_at, pnr, ticketed_at, time_limit, created_at)
      SELECT id, 'fare' || n, CASE WHEN part >= 6 THEN now() END,
        CASE WHEN part BETWEEN 12 AND 59 THEN option_id END, CASE WHEN part BETWEEN 12 AND 59 THEN order_id END,
        CASE WHEN part BETWEEN 12 AND 59 THEN now() END,
        CASE WHEN part BETWEEN 14 AND 59 THEN upper(substr(md5(n::text), 1, 6)) END,
        CASE WHEN part BETWEEN 14 AND 59 THEN now() END,
        CASE WHEN part >= 14 THEN now() - n * interval '50 minutes' ELSE now() + n * interval '10 minutes' END, now()
      FROM bench_fares;
    INSERT INTO fare_options (id, enquiry_id, position, segments, fares, terms, time_limit, made_by, made_at)
      SELECT CASE WHEN p = 1 THEN option_id ELSE gen_random_uuid() END, id, p, '${segments}', '${fares}', '{"cabin":"economy"}',
        now(), 'bench', now() FROM bench_fares, generate_series(1, 2) p;
    INSERT INTO fare_passengers SELECT id, 0, 'adult', 'SAMPLE', 'NUMBER' FROM bench_fares WHERE part BETWEEN 12 AND 59;
    INSERT INTO fare_tickets (number, enquiry_id, position, fare, made_by, made_at)
      SELECT '997' || lpad(n::text, 10, '0'), id, 0, 6000000, 'bench', now() FROM bench_fares WHERE part BETWEEN 14 AND 59;`);
  for (const table of ['enquiries', 'orders', 'fare_requests', 'fare_options', 'fare_tickets']) {
    await database.execute(`VACUUM ANALYZE ${table}`);
  }
}

const asked = { q: '', page: 1, limit: 50, tab: 'waiting' as const };

/** What the office asks, slightly different each time. */
const questions = (db: ReadDatabase) =>
  ({
    ...Object.fromEntries(
      fareTabs.map((tab) => [`requests, ${tab}`, () => listFares(db, { ...asked, tab })]),
    ),
    'all, page 500': () => listFares(db, { ...asked, tab: 'all', page: 500 }),
    'of a name': (turn: number) => listFares(db, { ...asked, tab: 'all', q: `customer 4${100 + turn}` }),
    'by ticket': (turn: number) =>
      listFares(db, { ...asked, tab: 'all', q: `997${String(100 * turn + 20).padStart(10, '0')}` }),
    'how many to ticket': () => countToTicket(db),
  }) satisfies Record<string, (turn: number) => Promise<unknown>>;

async function measure(database: OpenDatabase): Promise<string[]> {
  await migrate(database, join(root, 'migrations'));
  await addRequests(database);
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const [question, request] of Object.entries(questions(database.db))) {
    let best = await timed(request);
    for (let turn = 1; turn < turns && best.p95 > goal; turn += 1) {
      const next = await timed(request);
      best = next.p95 < best.p95 ? next : best;
    }
    rows.push([question, best.p50.toFixed(1), best.p95.toFixed(1)]);
    if (best.p95 > goal) {
      missed.push(`${question}: ${best.p95.toFixed(0)} ms at p95, the goal is ${goal}`);
    }
  }
  console.log(`\nms with ${requests} fare requests\n`);
  printTable(['', 'p50', 'p95'], rows);
  console.log('');
  return missed;
}

/** How long the fare desk takes with 50,000 requests on both databases. */
export const benchFares = async (): Promise<readonly string[]> => onOwnDatabase(measure);
