-- Lists of packages look at every row of their market. The facts, which only a package's own page reads, are kept
-- out of those rows: a hundred thousand packages are then a few megabytes to go through.
ALTER TABLE live_tour_packages SET (toast_tuple_target = 128);
ALTER TABLE live_tour_packages
  ALTER COLUMN slug SET STORAGE MAIN,
  ALTER COLUMN market SET STORAGE MAIN,
  ALTER COLUMN country SET STORAGE MAIN,
  ALTER COLUMN destinations SET STORAGE MAIN,
  ALTER COLUMN themes SET STORAGE MAIN;

-- Shortest first, and among those the cheapest.
DROP INDEX live_tour_packages_by_nights;
CREATE INDEX live_tour_packages_by_nights ON live_tour_packages (market, nights, price_from, document_id);
CREATE INDEX live_tour_packages_by_country ON live_tour_packages (market, country);

-- The calendar of a market, and the runs of a package, answered from the index alone.
DROP INDEX live_departures_by_date;
CREATE INDEX live_departures_by_date ON live_departures (market, departs_on, document_id)
  INCLUDE (cut_off, seats, taken, key);
DROP INDEX live_departures_of_package;
CREATE INDEX live_departures_of_package ON live_departures (document_id, departs_on)
  INCLUDE (cut_off, seats, taken, key);
