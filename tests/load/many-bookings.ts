import type { OpenDatabase } from '#platform/database/database.ts';
import { addPackages } from './many-packages.ts';
import { addSales } from './many-sales.ts';

/** Each package has ten departures, but every fiftieth has none. */
const packages = 1_021;
const each = 20;
const atOnce = 25_000;

/** A departure's id by its number from 0, as everything below counts them. */
const numbered = `(SELECT id, row_number() OVER (ORDER BY departs_on, id) - 1 AS number FROM departures WHERE key LIKE 'd%')`;

/**
 * 10,000 departures of 1,021 packages over 400 days, with 20 bookings of one adult each: accepted orders with their money,
 * and who travels. @returns how many departures and bookings there are.
 */
export async function addBookings(
  database: OpenDatabase,
  today: string,
): Promise<{ readonly departures: number; readonly bookings: number }> {
  await addPackages(database, 1, packages, today);
  await database.execute(`
    INSERT INTO document_list (document_id, kind, slug, section, title_en, title_bn, sort_title, state_en, state_bn, live_en, live_bn,
        known_en, known_bn, trashed, revision, updated_at, updated_by, published_at, letters)
      SELECT document_id, 'tour-package', slug, market, title, 'ভ্রমণ ' || slug, lower(title), 'published', 'published', true, true,
        true, true, false, 1, now(), 'bench', now(), lower(title)
      FROM live_tour_packages JOIN live_texts USING (document_id) WHERE language = 'en';
    UPDATE departures SET seats = 40, kept_back = 0, least_to_run = 6, decided_on = departs_on - 10 WHERE key LIKE 'd%';`);
  const [counted] = await database.rows(`SELECT count(*)::int AS n FROM departures WHERE key LIKE 'd%'`);
  const departures = Number(counted?.n);
  const bookings = departures * each;
  // Nearly seven postings for each order.
  await addSales(database, bookings * 6.96, today);
  await database.execute(
    `CREATE TABLE bench_departures AS SELECT * FROM ${numbered} d; CREATE UNIQUE INDEX ON bench_departures (number)`,
  );
  for (let from = 1; from <= bookings; from += atOnce) {
    const to = Math.min(bookings, from + atOnce - 1);
    await database.execute(`
      CREATE TEMPORARY TABLE sold AS SELECT o.id AS order_id, d.id AS departure_id, n FROM generate_series(${from}, ${to}) n
        JOIN orders o ON o.reference = 'SF-L' || n JOIN bench_departures d ON d.number = (n - 1) % ${departures};
      INSERT INTO bookings SELECT order_id, departure_id, 1, 0, 0, 0, 0, 'phone', 'visitor ' || n, now() - interval '2 days' FROM sold;
      INSERT INTO seat_holds (order_id, departure_id, seats, state) SELECT order_id, departure_id, 1, 'booked' FROM sold;
      INSERT INTO traveller_lists (order_id, version, changed_at) SELECT order_id, 1, now() FROM sold;
      INSERT INTO travellers (order_id, place, surname, given_names, sex, birth_date)
        SELECT order_id, 'adult-1', 'SAMPLE', 'NUMBER ' || n, CASE WHEN n % 2 = 0 THEN 'F' ELSE 'M' END, date '1980-01-01' + n % 9000 FROM sold;
      DROP TABLE sold;`);
  }
  await database.execute(
    `UPDATE departures SET booked = ${each} WHERE id IN (SELECT id FROM bench_departures)`,
  );
  for (const table of [
    'departures',
    'bookings',
    'seat_holds',
    'travellers',
    'traveller_lists',
    'document_list',
    'orders',
  ]) {
    await database.execute(`VACUUM ANALYZE ${table}`);
  }
  return { departures, bookings };
}
