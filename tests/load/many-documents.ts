import type { OpenDatabase } from '#platform/database/database.ts';
import { placeName } from './many-packages.ts';

const places = Array.from({ length: 120 }, (_, index) => `'${placeName(index)}'`).join(',');
const atOnce = 5_000;

/**
 * Writes documents number 1 to `count`, of all kinds and in every state, each with two revisions, as the office's
 * list has them; with an entry of the log for each revision and a picture for every tenth document.
 */
export async function addDocuments(database: OpenDatabase, count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    await addSome(database, from, Math.min(count, from + atOnce - 1));
  }
  for (const table of ['documents', 'revisions', 'document_list', 'document_pictures', 'activity', 'media']) {
    await database.execute(`VACUUM ANALYZE ${table}`);
  }
}

async function addSome(database: OpenDatabase, from: number, to: number): Promise<void> {
  const series = `generate_series(${from}, ${to}) i`;
  const id = `('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  const pictureId = `('00000000-0000-4000-9000-' || lpad((i / 10)::text, 12, '0'))::uuid`;
  const kind = `(array['tour-package','tour-package','post','visa'])[1 + i % 4]`;
  const section = `(array['domestic','international',CASE WHEN i % 8 = 2 THEN 'news' ELSE 'blog' END,NULL])[1 + i % 4]`;
  const title = `(array[${places}])[1 + (i * 31) % 120] || ' ' || (array['river','hill','sea','forest','old town'])[1 + i % 5] || ' tour ' || i`;
  // Most are published; one in a thousand is scheduled.
  const state = (step: number) =>
    `CASE WHEN (i * ${step}) % 1000 = 0 THEN 'scheduled' ELSE (array['published','published','published','changed','draft','published','none','published','unpublished','published'])[1 + (i * ${step} / 7) % 10] END`;
  await database.execute(`
INSERT INTO documents SELECT ${id}, ${kind}, now(), 'user:' || i % 20, 2, CASE WHEN i % 40 = 0 THEN now() END FROM ${series};
INSERT INTO revisions SELECT ${id}, number, 'document-' || i,
  jsonb_build_object('cover', ${pictureId}, 'words', (SELECT string_agg(md5((i * 100 + k)::text), ' ') FROM generate_series(1, 40) k)),
  jsonb_build_object('en', jsonb_build_object('title', ${title})), now() - i * interval '1 minute', 'user:' || i % 20
FROM ${series}, generate_series(1, 2) number;
INSERT INTO document_list SELECT ${id}, ${kind}, 'document-' || i, ${section}, ${title}, 'ভ্রমণ ' || i, lower(${title}), ${pictureId},
  ${state(3)}, ${state(11)}, i % 3 <> 0, i % 4 <> 0, true, true, i % 40 = 0, 2,
  timestamptz '2026-11-21 10:00+06' - (i::bigint * 7919 % 1000003) * interval '1 minute', 'user:' || i % 20,
  CASE WHEN i % 9 <> 0 THEN timestamptz '2026-11-21 10:00+06' - (i::bigint * 104729 % 1000003) * interval '1 minute' END,
  lower(${title}) || ' bhromon ' || i || ' document ' || i
FROM ${series};
INSERT INTO document_pictures SELECT ${pictureId}, ${id}, i % 3 <> 0 FROM ${series};
INSERT INTO activity (at, actor, action, subject_kind, subject_id, difference)
SELECT timestamptz '2026-01-01 10:00+06' + i * interval '2 minutes', 'user:' || i % 20, ${kind} || (array['.save','.publish'])[number], ${kind}, ${id}, '{"revision": 1}'
FROM ${series}, generate_series(1, 2) number;
INSERT INTO media (id, sha256, file, name, mime, width, height, bytes, placeholder, alt, created_at, letters)
SELECT ${pictureId}, 'sha' || i, 'file', 'Picture ' || i, 'image/png', 1920, 1280, 1, 'data:,', '{"en":"A place","bn":"একটি জায়গা"}',
  timestamptz '2026-11-21 10:00+06' - (i::bigint * 7919 % 1000003) * interval '1 minute', 'picture ' || i || ' ' || lower(${title}) FROM ${series} WHERE i % 10 = 0;`);
  if (from === 1) {
    await database.execute(`
INSERT INTO users (uid, email, email_verified, name, role, valid_since, created_at)
SELECT i::text, 'user' || i || '@shofor.example', true, 'User ' || i, 'editor', now(), now() FROM generate_series(0, 19) i;`);
  }
}
