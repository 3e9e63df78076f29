import { indexVersion } from '#features/documents/search/search.rules.ts';
import { addWords } from '#features/documents/search/search.writes.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

const beginnings = [
  'Bandar',
  'Chitta',
  'Sonar',
  'Rupa',
  'Kush',
  'Mongla',
  'Nijhum',
  'Patha',
  'Srima',
  'Teknaf',
  'Ulip',
  'Jafla',
];
const endings = ['pur', 'gaon', 'ganj', 'khali', 'nagar', 'para', 'hat', 'tala', 'bazar', 'dweep'];

/** One of 120 made-up places. */
export const placeName = (number: number) =>
  `${beginnings[number % beginnings.length]}${endings[Math.floor(number / beginnings.length) % endings.length]}`;

const places = Array.from({ length: 120 }, (_, index) => placeName(index));
const quoted = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]`;

const syllables = [
  'ba',
  'ri',
  'sho',
  'nod',
  'gram',
  'pur',
  'kha',
  'li',
  'ta',
  'mon',
  'ju',
  'dek',
  'so',
  'nar',
  'bhi',
  'chor',
];

/** As many other words as the texts of so many packages have. */
const otherWords = Array.from({ length: 30_000 }, (_, index) =>
  [index, Math.floor(index / 16), Math.floor(index / 256), Math.floor(index / 4096) + 3]
    .map((at) => syllables[at % syllables.length])
    .join(''),
);

/** Words of all titles and summaries. */
const titleWords = `${places.join(' ')} river hill sea forest old town lake island tour three days by boat with meals and a guide`;

/** Few enough that the statements end within the time that the pool gives a query. */
const atOnce = 5_000;

/**
 * Writes published packages number `from` to `to` straight into the live tables: ten departures each over the coming
 * year, in two languages, made of words that repeat as they do in real titles.
 */
export async function addPackages(
  database: OpenDatabase,
  from: number,
  to: number,
  today: string,
): Promise<void> {
  for (let start = from; start <= to; start += atOnce) {
    await addSome(database, start, Math.min(to, start + atOnce - 1), today);
  }
  if (from === 1) {
    const words = { a: titleWords, b: '', c: otherWords.join(' ') };
    await database.db.transaction((tx) =>
      addWords(
        tx,
        new Map([
          ['en', words],
          ['bn', words],
        ]),
      ),
    );
  }
  for (const table of [
    'documents',
    'live_slugs',
    'live_tour_packages',
    'departures',
    'live_texts',
    'live_words',
  ]) {
    await database.execute(`VACUUM ANALYZE ${table}`);
  }
}

async function addSome(database: OpenDatabase, from: number, to: number, today: string): Promise<void> {
  const id = `('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  const market = `case when i % 5 < 2 then 'domestic' else 'international' end`;
  const place = (step: number) => `(${quoted(places)})[1 + (i * ${step}) % 120]`;
  const title = `${place(31)} || ' ' || (array['river','hill','sea','forest','old town','lake','island'])[1 + i % 7] || ' tour ' || i`;
  const cover = '00000000-0000-4000-8000-000000000000';
  if (from === 1) {
    await database.execute(`
INSERT INTO media (id, sha256, file, name, mime, width, height, bytes, placeholder, alt, created_at)
VALUES ('${cover}', 'none', 'none', 'none', 'image/png', 1920, 1280, 1, 'data:,', '{"en":"A place","bn":"একটি জায়গা"}', now());
INSERT INTO destinations SELECT 'place-' || i, CASE WHEN i <= 60 THEN 'BD' ELSE 'TH' END, 20 + i * 0.01, 90,
  jsonb_build_object('en', (${quoted(places)})[i], 'bn', (${quoted(places)})[i]) FROM generate_series(1, 120) i;`);
  }
  await database.execute(`
INSERT INTO documents SELECT ${id}, 'tour-package', now(), 'bench', 1, NULL FROM generate_series(${from}, ${to}) i;
INSERT INTO live_slugs SELECT 'tour-package', 'package-' || i, ${id}, true FROM generate_series(${from}, ${to}) i;
INSERT INTO live_tour_packages (document_id, slug, market, country, destinations, themes, nights, price_from, cover, facts, glance, published_at)
SELECT ${id}, 'package-' || i, ${market},
  CASE WHEN i % 5 < 2 THEN 'BD' ELSE (array['TH','MY','MV','NP','TR','AE','SG','ID','VN','LK','IN','BT','SA'])[1 + (i * 7919) % 13] END,
  array['place-' || (1 + (i * 31) % 120), 'place-' || (1 + (i * 17) % 120)],
  array[(array['beach','hills','forest','river','heritage','city','family'])[1 + i % 7], (array['honeymoon','adventure','umrah','family'])[1 + i % 4]],
  (i * 13) % 12, 500000 + ((i::bigint * 7919) % 20000000), '${cover}',
  jsonb_build_object('days', 3, 'bands', '[1,2]'::jsonb, 'flightsIncluded', true, 'mainTransport', 'flight',
    'texts', (SELECT string_agg(md5((i * 100 + k)::text), '') FROM generate_series(1, 40) k)),
  '{"days": 3, "severalPrices": true, "flightsIncluded": true, "mainTransport": "flight"}', now()
FROM generate_series(${from}, ${to}) i;
INSERT INTO price_lists SELECT ${id}, ${id}, 'regular', 1000000, 1, 1, 0, 1, now(), 'bench' FROM generate_series(${from}, ${to}) i;
INSERT INTO departures (id, package_id, key, market, departs_on, returns_on, cut_off, seats, kept_back, band, price_list, state)
SELECT gen_random_uuid(), ${id}, 'd' || k, ${market}, day, day + 4, day - 7, 20, (i * k * 7) % 21, 'regular', ${id}, 'open'
FROM generate_series(${from}, ${to}) i, generate_series(1, 10) k,
  LATERAL (SELECT date '${today}' - 30 + (i * 37 + k * 31) % 400 AS day) runs WHERE i % 50 <> 0;
INSERT INTO live_texts (document_id, kind, language, title, summary, texts, first_published_at, published_at, words, index_version)
SELECT ${id}, 'tour-package', language, title, 'Summary of ' || title, '{}', now(), now(),
  setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', 'three days by boat with meals and a guide'), 'C'),
  ${indexVersion}
FROM generate_series(${from}, ${to}) i, unnest(array['en', 'bn']) language, LATERAL (SELECT ${title} AS title) named;`);
}
