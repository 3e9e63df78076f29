import { cover } from '#features/media/media.factory.ts';
import type { Connection } from '#platform/database/database.ts';
import type { DemoDeparture } from '../../content/entry.ts';
import { tourPackages } from '../../content/packages.ts';

// The demo agency as migration 0013 found it: departures stood in the facts of packages, and what they are called in
// the texts. Written by hand in the old shape, because no code of the program knows it any more.

const at = '2026-11-01T00:00:00Z';
const calendar = {
  today: '2026-11-22',
  daysAgo: () => '2026-11-20',
  weekdayAhead: (weekday: number, days: number) => {
    const from = new Date(Date.parse('2026-11-22T00:00:00Z') + days * 86_400_000);
    const ahead = (weekday - from.getUTCDay() + 7) % 7;
    return new Date(from.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  },
};

/** A departure as it stood in the facts. */
export interface OldDeparture {
  readonly key: string;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly cutOff: string;
  readonly seats: number;
  readonly taken: number;
  readonly band: string;
  readonly note?: string;
}

export interface OldPackage {
  readonly id: string;
  readonly slug: string;
  readonly facts: {
    readonly market: string;
    readonly bands: ReadonlyArray<{ readonly key: string; readonly adult: number }>;
    readonly departures: readonly OldDeparture[];
  } & Record<string, unknown>;
  readonly texts: Readonly<Record<'en' | 'bn', Record<string, unknown>>>;
}

const noteKey = ({ note }: DemoDeparture) => (note?.en ?? '').toLowerCase().replaceAll(/[^a-z]+/g, '-');

const oldDeparture = (run: DemoDeparture): OldDeparture => ({
  key: run.key,
  departsOn: run.departsOn,
  returnsOn: run.returnsOn,
  cutOff: run.cutOff,
  seats: run.seats,
  taken: run.keptBack,
  band: run.band,
  ...(run.note === undefined ? {} : { note: noteKey(run) }),
});

/** Every package of the demo in the old shape. */
export const oldPackages: readonly OldPackage[] = tourPackages.map((make) => {
  const { slug, facts, texts, departures } = make(calendar);
  const named = departures.filter(({ note }) => note !== undefined);
  const notes = (language: 'en' | 'bn') =>
    Object.fromEntries(named.map((run) => [noteKey(run), run.note?.[language]]));
  return {
    id: crypto.randomUUID(),
    slug,
    facts: {
      ...facts,
      itinerary: facts.itinerary.map(({ picture: _, ...day }) => day),
      cover,
      gallery: [],
      departures: departures.map(oldDeparture),
    },
    texts: {
      en: { ...texts.en, departureNotes: notes('en') },
      bn: { ...texts.bn, departureNotes: notes('bn') },
    },
  };
});

/** Saves a revision as the program before did. */
export async function saveOld(
  db: Connection,
  number: number,
  { id, slug, facts, texts }: OldPackage,
): Promise<void> {
  if (number === 1) {
    await db.rows(
      `INSERT INTO documents (id, kind, created_at, created_by, latest_revision) VALUES ($1, 'tour-package', $2, 'user:old', 1)`,
      [id, at],
    );
  }
  await db.rows('UPDATE documents SET latest_revision = $2 WHERE id = $1', [id, number]);
  await db.rows(
    `INSERT INTO revisions (document_id, number, slug, facts, texts, saved_at, saved_by) VALUES ($1, $2, $3, $4, $5, $6, 'user:old')`,
    [id, number, slug, JSON.stringify(facts), JSON.stringify(texts), at],
  );
}

/** Publishes revision 1 in both languages as the program before did. */
export async function publishOld(db: Connection, { id, slug, facts, texts }: OldPackage): Promise<void> {
  await db.rows(
    `INSERT INTO live_slugs (kind, slug, document_id, current) VALUES ('tour-package', $1, $2, true)`,
    [slug, id],
  );
  await db.rows(
    `INSERT INTO live_tour_packages (document_id, slug, market, country, destinations, themes, nights, price_from, cover, glance, facts, published_at)
     SELECT $1::uuid, $2, f ->> 'market', f ->> 'country', ARRAY(SELECT jsonb_array_elements_text(f -> 'destinations')),
       ARRAY(SELECT jsonb_array_elements_text(f -> 'themes')), (f ->> 'nights')::int,
       (SELECT min((band ->> 'adult')::bigint) FROM jsonb_array_elements(f -> 'bands') band), (f ->> 'cover')::uuid,
       jsonb_build_object('days', f -> 'days', 'severalPrices', to_jsonb(jsonb_array_length(f -> 'bands') > 1),
         'flightsIncluded', f -> 'flightsIncluded', 'mainTransport', f -> 'mainTransport'), f, $4::timestamptz
     FROM (SELECT $3::jsonb AS f) facts`,
    [id, slug, JSON.stringify(facts), at],
  );
  await db.rows(
    `INSERT INTO live_departures (document_id, key, market, departs_on, returns_on, cut_off, seats, taken, adult)
     SELECT $1::uuid, run ->> 'key', f ->> 'market', (run ->> 'departsOn')::date, (run ->> 'returnsOn')::date,
       (run ->> 'cutOff')::date, (run ->> 'seats')::int, (run ->> 'taken')::int,
       (SELECT (band ->> 'adult')::bigint FROM jsonb_array_elements(f -> 'bands') band WHERE band ->> 'key' = run ->> 'band')
     FROM (SELECT $2::jsonb AS f) facts, jsonb_array_elements(f -> 'departures') run`,
    [id, JSON.stringify(facts)],
  );
  for (const language of ['en', 'bn'] as const) {
    const text = texts[language];
    await db.rows(
      `INSERT INTO live_texts (document_id, kind, language, title, summary, texts, first_published_at, published_at, words, letters)
       VALUES ($1, 'tour-package', $2, $3, $4, $5, $6, $6, ''::tsvector, '')`,
      [id, language, text.title, text.summary, JSON.stringify(text), at],
    );
    await db.rows(
      `INSERT INTO publications (document_id, language, revision, first_published_at, published_at, published_by)
       VALUES ($1, $2, 1, $3, $3, 'user:old')`,
      [id, language, at],
    );
  }
}
