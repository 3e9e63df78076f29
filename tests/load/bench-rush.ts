import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { startPostgres } from '#platform/testing/postgres-server.ts';
import { type BuiltProgram, startBuilt } from './built-program.ts';
import { generateLoad } from './load-generator.ts';
import { type OfTree, treeCpuOf } from './process-figures.ts';
import { printTable } from './table.ts';

const clients = 32;
const seconds = 10;
/** Of the rate of the statement alone, and of the usual rate of kept pages while clients book. */
const goals = { ofStatement: 0.25, ofPages: 0.8 };
/** As many as the database allows for one departure. */
const seats = 500;
const tour = '/packages/domestic/kuakata';

const calendar = z.object({ items: z.array(z.object({ id: z.string() })) });
const booked = z.object({ reference: z.string() });

/** Runs something in so many clients at once for a while. @returns how often a second it was done. */
async function perSecond(work: (turn: number) => Promise<boolean>): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let turn = 0;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      turn += 1;
      // Read after the wait: others count meanwhile.
      const isDone = await work(turn);
      done += isDone ? 1 : 0;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return (done / (performance.now() - started)) * 1_000;
}

/** Copies of a departure with 500 seats each. @returns their ids */
async function copies(pool: pg.Pool, of: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO departures (id, package_id, key, market, departs_on, returns_on, cut_off, seats, kept_back, band, price_list, note, state)
     SELECT gen_random_uuid(), package_id, 'rush-' || gen_random_uuid(), market, departs_on, returns_on, cut_off, ${seats}, 0, band, price_list, note, state
     FROM departures, generate_series(1, $2::int) WHERE id = $1 RETURNING id`,
    [of, count],
  );
  return rows.map(({ id }) => id);
}

/** What a booking comes down to: one statement that takes a seat if there is one. */
const takeSeat = `UPDATE departures SET held = held + 1 WHERE id = $1 AND state = 'open' AND kept_back + held + booked + 1 <= seats`;

const bookingsOn = ({ url }: BuiltProgram, from: number) => {
  let number = from;
  return async (departure: string): Promise<boolean> => {
    number += 1;
    const response = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({
        package: 'kuakata',
        departure,
        language: 'en',
        key: `a-rush-for-${String(number).padStart(10, '0')}`,
        party: { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
        contact: { name: 'Sample', phone: `0171${String(number).padStart(7, '0')}`, reply: 'phone' },
      }),
    });
    const answer: unknown = await response.json();
    if (response.status !== 201 && response.status !== 503) {
      throw new Error(`A booking was answered ${response.status}: ${JSON.stringify(answer)}`);
    }
    if (response.status === 503) {
      await delay(100);
    }
    return booked.safeParse(answer).success;
  };
};

/**
 * How many bookings the built program takes in a second on PostgreSQL, when all want the same departure and when they want 200,
 * beside the one conditional UPDATE that decides, by as many clients on the same database; and how many kept pages it answers
 * meanwhile. @returns what misses its goal, in words.
 */
export async function benchRush(): Promise<string[]> {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'shofor-rush-'));
  const missed: string[] = [];
  const pool = new pg.Pool({ connectionString: server.url, max: clients });
  // Its connections end with the server.
  pool.on('error', () => {});
  try {
    const variables = { DATA_DIR: folder, DATABASE_URL: server.url, SEED: 'site', TRUSTED_PROXIES: '1' };
    const program = await startBuilt(variables);
    const response = await fetch(`${program.url}/api/departures?package=kuakata`);
    const [model] = calendar.parse(await response.json()).items;
    const make = (count: number) => copies(pool, model?.id ?? '', count);
    const rows: string[][] = [];
    // All want the same seats until they are gone, and then the next departure's.
    const same = (all: readonly string[]) => (turn: number) => all[Math.floor(turn / seats)] ?? '';
    const spread = (all: readonly string[]) => (turn: number) => all[turn % all.length] ?? '';
    const cases = [
      ['one departure', 300, same],
      ['200 departures', 200, spread],
    ] as const;
    for (const [index, [name, count, which]] of cases.entries()) {
      const byHand = which(await make(count));
      const statement = await perSecond(async (turn) => {
        const { rowCount } = await pool.query(takeSeat, [byHand(turn)]);
        return rowCount === 1;
      });
      const book = bookingsOn(program, (index + 1) * 200_000);
      const chosen = which(await make(count));
      await perSecond((turn) => book(chosen(turn)));
      const later = which(await make(count));
      // The database is a child of this process, not of the program.
      const cpu = (): OfTree => ({
        program: treeCpuOf([program.pid]).program,
        database: treeCpuOf([process.pid]).database,
      });
      const before = cpu();
      const rate = await perSecond((turn) => book(later(turn)));
      const after = cpu();
      const ofEach = (part: keyof OfTree) => ((after[part] - before[part]) / (rate * seconds)).toFixed(1);
      const share = rate / statement;
      rows.push([
        name,
        statement.toFixed(0),
        rate.toFixed(0),
        share.toFixed(3),
        ofEach('program'),
        ofEach('database'),
      ]);
      if (share < goals.ofStatement) {
        missed.push(
          `bookings, ${name}: ${share.toFixed(3)} of the statement alone, the goal is ${goals.ofStatement}`,
        );
      }
    }
    console.log(
      `\nPostgreSQL, ${clients} clients: bookings in a second beside one conditional UPDATE by hand\n`,
    );
    printTable(['', 'UPDATE', 'bookings', 'share', 'CPU ms of each: program', 'database'], rows);
    const load = { url: `${program.url}${tour}`, connections: 16, seconds };
    await generateLoad({ ...load, seconds: 3 });
    const calm = await generateLoad(load);
    const during = generateLoad(load);
    const book = bookingsOn(program, 900_000);
    const many = spread(await make(200));
    const rate = await perSecond((turn) => book(many(turn)));
    const busy = await during;
    const share = busy.perSecond / calm.perSecond;
    console.log(
      `\nKept pages in a second: ${calm.perSecond.toFixed(0)}, and ${busy.perSecond.toFixed(0)} (${share.toFixed(2)}) while ${clients} clients book ${rate.toFixed(0)}\n`,
    );
    if (share < goals.ofPages || busy.wrong > 0) {
      missed.push(
        `bookings, kept pages meanwhile: ${share.toFixed(2)}, the goal is ${goals.ofPages}; ${busy.wrong} wrong`,
      );
    }
    await program.stop();
  } finally {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return missed;
}
