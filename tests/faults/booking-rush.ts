import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { emptyDirectory, migratedDirectory } from '#platform/testing/data-directory.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openBookings } from '../selling/booking-world.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { sent, signIn } from './payment-clerks.ts';
import { owner } from './retry-under-kills.ts';

export interface RushFigures {
  readonly rounds: number;
  readonly sold: number;
  readonly refused: number;
  /** What went otherwise than it must. */
  readonly wrong: readonly string[];
  /** Ms until the answer to those who came too late: the 99th percentile, and the longest. */
  readonly refusalP99: number;
  readonly slowestRefusal: number;
}

const seats = 10;
const parties = 200;
/** What else happens while parties book. */
const troubles = ['nothing', 'cancelling', 'lapsing', 'cutting'] as const;
const bookingMade = z.object({ token: z.string(), reference: z.string() });
const listed = z.object({ items: z.array(z.object({ id: z.string() })) });

const lostConnection = z.object({
  cause: z.object({ code: z.enum(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']) }),
});

/** Nothing for a lost connection. @throws any other cause */
function unlessLost(cause: unknown): undefined {
  if (!lostConnection.safeParse(cause).success) {
    throw cause;
  }
}

/**
 * Asks again while the program says that it is too busy, and on another connection when a kept one was closed just as it was
 * used, as clients do: what it asks for has a key or can be asked for twice.
 */
async function answered(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    const response = await ask().catch(unlessLost);
    if (response !== undefined && response.status !== 503) {
      return response;
    }
    await response?.text();
    await delay(50);
  }
  return ask();
}

/** The sums of a departure by its holds and by its own counters; test's own SQL. */
async function standing({ rows }: OpenDatabase, departure: string) {
  const [row] = await rows(`SELECT seats, held, booked,
      (SELECT coalesce(sum(seats), 0)::int FROM seat_holds WHERE departure_id = d.id AND state = 'held') AS held_sum,
      (SELECT coalesce(sum(seats), 0)::int FROM seat_holds WHERE departure_id = d.id AND state = 'booked') AS booked_sum
    FROM departures d WHERE id = '${departure}'`);
  return z
    .object({ seats: z.int(), held: z.int(), booked: z.int(), held_sum: z.int(), booked_sum: z.int() })
    .parse(row);
}

/**
 * Round after round 200 parties of one to four ask the built program for the ten seats of a departure at once, while staff cancel,
 * holds lapse as they are accepted, or seats are cut. At the end of a round single travellers ask until nothing is left.
 * @param databaseUrl PostgreSQL, with two processes on it; absent: the embedded database and one process, which isn't looked into
 * until it has ended.
 */
export async function rushForSeats(options: {
  readonly rounds: number;
  readonly databaseUrl?: string;
}): Promise<RushFigures> {
  const { databaseUrl } = options;
  const directories =
    databaseUrl === undefined
      ? [await migratedDirectory()]
      : [await emptyDirectory(), await emptyDirectory()];
  const places = directories.map((DATA_DIR) => ({
    DATA_DIR,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }));
  const [ownPlace = { DATA_DIR: '' }] = places;
  const day = addDays(dhakaDate(new Date()), 60);
  const plan = { departsOn: day, returnsOn: day, cutOff: day };
  const { database: first } = await openDatabase(ownPlace, 'agency');
  await migrate(first, resolve('migrations'));
  const deps: CommandDeps = {
    db: first.db,
    clock: { now: () => new Date('2026-11-01T04:00:00Z') },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
  };
  const world = await openBookings(deps);
  const departures: string[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    departures.push(await world.depart(seats, { ...plan, key: `round-${round}` }));
  }
  await first.close();
  // Holds lapse by the database's clock, which the embedded one doesn't share.
  const outside = databaseUrl === undefined ? undefined : (await openDatabase(ownPlace, 'clock')).database;

  const servers: BuiltServer[] = [];
  const wrong: string[] = [];
  const refusals: number[] = [];
  let sold = 0;
  let phone = 0;
  const urlOf = (number: number) => servers[number % servers.length]?.url ?? '';

  /** Books, again while the program is too busy. @returns its token, or undefined when the seats are gone. */
  async function book(departure: string, adults: number, refused: (ms: number) => void) {
    phone += 1;
    const number = phone;
    const body = {
      ...world.request({ departure, key: `rush-for-seats-${String(number).padStart(8, '0')}` }),
      party: { adults, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      contact: { name: 'Salma Begum', phone: `0171${String(number).padStart(7, '0')}`, reply: 'phone' },
    };
    let before = performance.now();
    let attempt = 0;
    // From an address of its own, again at the other process.
    const from = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
    const response = await answered(() => {
      before = performance.now();
      attempt += 1;
      return sent(`${urlOf(number + attempt)}/api/bookings`, body, '', from);
    });
    const answer = await response.text();
    if (response.status === 201) {
      return bookingMade.parse(JSON.parse(answer));
    }
    if (response.status === 409 && /"bookings.full".*"left":\d/s.test(answer)) {
      refused(performance.now() - before);
    } else {
      wrong.push(`${response.status} ${answer}`);
    }
    return undefined;
  }

  /** Staff cancel an order, or accept it for its customer. */
  async function act(reference: string, token: string, what: 'accept' | 'cancel', mayFail = '') {
    const url = `${urlOf(0)}/api/orders`;
    const found = await answered(() =>
      fetch(`${url}?q=${reference}`, { headers: { authorization: `Bearer ${token}` } }),
    );
    const id = listed.parse(await found.json()).items[0]?.id;
    const body = what === 'cancel' ? { reason: 'They are ill.' } : {};
    const done = await answered(() => sent(`${url}/${id}/${what}`, body, token));
    const answer = await done.text();
    if (!done.ok && (mayFail === '' || !answer.includes(mayFail))) {
      wrong.push(`${what} ${done.status} ${answer}`);
    }
  }

  /** Staff take two seats away while all are asked for: done, or refused because they are gone. */
  async function cut(departure: string, token: string) {
    const url = `${urlOf(1)}/api/departures/${departure}`;
    const read = await answered(() => fetch(url, { headers: { authorization: `Bearer ${token}` } }));
    const etag = read.headers.get('etag') ?? '';
    const { band } = z.object({ band: z.string() }).parse(await read.json());
    const changed = { ...plan, band, seats: seats - 2, keptBack: 0 };
    const response = await answered(() =>
      fetch(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': etag, authorization: `Bearer ${token}` },
        body: JSON.stringify(changed),
      }),
    );
    if (!response.ok && response.status !== 409) {
      wrong.push(`cut ${response.status} ${await response.text()}`);
    }
  }

  async function round(number: number, departure: string, token: string) {
    const trouble = troubles[number % troubles.length];
    // A departure stops those who hold its seats again and again without paying: so many are below that limit.
    let turns = 12;
    const asked = Array.from({ length: parties }, async (_, index) => {
      const made = await book(departure, 1 + ((index * 7 + number) % 4), (ms) => refusals.push(ms));
      turns -= made === undefined ? 0 : 1;
      if (made !== undefined && trouble === 'cancelling' && turns >= 0) {
        await act(made.reference, token, 'cancel');
      }
      if (made !== undefined && trouble === 'lapsing' && turns >= 0) {
        // The hold ends while staff accept for its customer, who gets the seats anew or is told that they are gone.
        const lapsed = outside?.rows(
          `UPDATE seat_holds SET until = clock_timestamp() - interval '1 second' WHERE departure_id = '${departure}' AND state = 'held'`,
        );
        await act(made.reference, token, 'accept', 'bookings.full');
        await lapsed;
      }
    });
    if (trouble === 'cutting') {
      asked.push(cut(departure, token));
    }
    await Promise.all(asked);
    // Single travellers take what is left, so that nothing may be left.
    while (wrong.length === 0 && (await book(departure, 1, () => {})) !== undefined) {}
  }

  try {
    for (const place of places) {
      const server = await startBuilt({
        ...place,
        SITE_URL: 'http://agency.example',
        SEED: 'none',
        TRUSTED_PROXIES: '1',
        DATA_KEY: testDataKey.toString('hex'),
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
      });
      servers.push(server);
      await server.ready;
    }
    const token = await signIn(urlOf(0));
    for (const [number, departure] of departures.entries()) {
      await round(number, departure, token);
    }
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
  const { database } = await openDatabase(ownPlace, 'judge');
  for (const [number, departure] of departures.entries()) {
    const found = await standing(database, departure);
    const whole = found.held + found.booked;
    sold += whole;
    if (whole !== found.seats || found.held !== found.held_sum || found.booked !== found.booked_sum) {
      wrong.push(`round ${number}, ${troubles[number % troubles.length]}: ${JSON.stringify(found)}`);
    }
  }
  await database.close();
  await outside?.close();
  for (const directory of directories) {
    await rm(directory, { recursive: true, force: true });
  }
  refusals.sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round(refusals[Math.min(refusals.length - 1, Math.floor(refusals.length * part))] ?? 0);
  return {
    rounds: departures.length,
    sold,
    refused: refusals.length,
    wrong,
    refusalP99: at(0.99),
    slowestRefusal: at(1),
  };
}
