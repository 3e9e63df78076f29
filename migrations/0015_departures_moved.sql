-- Departures move out of the facts of packages. What is live comes first; the newest revision of a package, and one
-- that is scheduled, add the departures that aren't live yet. Those are closed when the package is live, since the
-- public doesn't see them: staff open them when they are meant. Revisions stay as they were saved: what they say of
-- departures is passed over when one is read. live_departures stays for processes of the version before.
CREATE TEMP TABLE moved_packages ON COMMIT DROP AS
  SELECT live.document_id, 0 AS rank, live.market, live.facts, live.published_at AS made_at,
    (SELECT texts -> 'departureNotes' FROM live_texts t WHERE t.document_id = live.document_id AND t.language = 'en') AS en,
    (SELECT texts -> 'departureNotes' FROM live_texts t WHERE t.document_id = live.document_id AND t.language = 'bn') AS bn,
    true AS live
  FROM live_tour_packages live
  UNION ALL
  SELECT d.id, CASE WHEN r.number = d.latest_revision THEN 1 ELSE 2 END, r.facts ->> 'market', r.facts, r.saved_at,
    r.texts #> '{en,departureNotes}', r.texts #> '{bn,departureNotes}',
    EXISTS (SELECT 1 FROM live_tour_packages live WHERE live.document_id = d.id)
  FROM documents d
  JOIN revisions r ON r.document_id = d.id
  WHERE d.kind = 'tour-package' AND (
    r.number = d.latest_revision
    OR EXISTS (SELECT 1 FROM scheduled_publications s WHERE s.document_id = d.id AND s.revision = r.number)
  );

INSERT INTO price_lists (
  id, package_id, band, adult, child_with_bed, child_without_bed, infant, single_supplement, made_at, made_by
)
SELECT DISTINCT ON (package.document_id, band ->> 'key', band - 'key')
  gen_random_uuid(), package.document_id, band ->> 'key', (band ->> 'adult')::bigint,
  (band ->> 'childWithBed')::bigint, (band ->> 'childWithoutBed')::bigint, (band ->> 'infant')::bigint,
  (band ->> 'singleSupplement')::bigint, package.made_at, 'system:migration'
FROM moved_packages package, jsonb_array_elements(package.facts -> 'bands') band
ORDER BY package.document_id, band ->> 'key', band - 'key', package.rank;

CREATE TEMP TABLE moved_bands ON COMMIT DROP AS
  SELECT DISTINCT ON (package.document_id, package.rank, list.band)
    package.document_id, package.rank, package.market, list.band, list.id AS price_list
  FROM moved_packages package
  CROSS JOIN jsonb_array_elements(package.facts -> 'bands') WITH ORDINALITY AS each (band, place)
  JOIN price_lists list ON list.package_id = package.document_id AND list.band = each.band ->> 'key'
    AND list.adult = (each.band ->> 'adult')::bigint
    AND list.child_with_bed = (each.band ->> 'childWithBed')::bigint
    AND list.child_without_bed = (each.band ->> 'childWithoutBed')::bigint
    AND list.infant = (each.band ->> 'infant')::bigint
    AND list.single_supplement = (each.band ->> 'singleSupplement')::bigint
  ORDER BY package.document_id, package.rank, list.band, each.place;

INSERT INTO package_bands (package_id, band, market, price_list)
SELECT document_id, band, market, price_list FROM moved_bands band
WHERE rank = (SELECT min(rank) FROM moved_packages package WHERE package.document_id = band.document_id);

INSERT INTO departures (
  id, package_id, key, market, departs_on, returns_on, cut_off, seats, kept_back, band, price_list, note, state
)
SELECT DISTINCT ON (package.document_id, run ->> 'key')
  gen_random_uuid(), package.document_id, run ->> 'key',
  (SELECT first.market FROM moved_packages first WHERE first.document_id = package.document_id ORDER BY rank LIMIT 1),
  (run ->> 'departsOn')::date,
  greatest((run ->> 'returnsOn')::date, (run ->> 'departsOn')::date),
  -- A day after the departure let nobody ask later than on its own day.
  least((run ->> 'cutOff')::date, (run ->> 'departsOn')::date),
  (run ->> 'seats')::integer,
  least((run ->> 'taken')::integer, (run ->> 'seats')::integer),
  band.band, band.price_list,
  jsonb_strip_nulls(jsonb_build_object('en', package.en ->> (run ->> 'note'), 'bn', package.bn ->> (run ->> 'note'))),
  CASE WHEN package.live AND package.rank > 0 THEN 'closed' ELSE 'open' END
FROM moved_packages package
CROSS JOIN jsonb_array_elements(package.facts -> 'departures') AS run
-- A draft may name a band that it doesn't have: then the first of its bands, and closed below.
JOIN LATERAL (
  SELECT each.band, each.price_list FROM moved_bands each
  WHERE each.document_id = package.document_id AND each.rank = package.rank
  ORDER BY each.band <> run ->> 'band', each.band LIMIT 1
) band ON true
ORDER BY package.document_id, run ->> 'key', package.rank;
