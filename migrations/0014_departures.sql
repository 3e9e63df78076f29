-- Departures and their prices are rows of their own. Only src/features/departures writes these tables.

-- What people pay on a departure, poisha per person. A list never changes: a new price is a new list.
CREATE TABLE price_lists (
  id uuid PRIMARY KEY,
  package_id uuid NOT NULL REFERENCES documents (id),
  band text NOT NULL,
  adult bigint NOT NULL CHECK (adult >= 0),
  child_with_bed bigint NOT NULL CHECK (child_with_bed >= 0),
  child_without_bed bigint NOT NULL CHECK (child_without_bed >= 0),
  infant bigint NOT NULL CHECK (infant >= 0),
  single_supplement bigint NOT NULL CHECK (single_supplement >= 0),
  made_at timestamptz NOT NULL,
  made_by text NOT NULL,
  UNIQUE (id, package_id, band),
  UNIQUE (package_id, band, adult, child_with_bed, child_without_bed, infant, single_supplement)
);
CREATE TRIGGER price_lists_append_only BEFORE UPDATE OR DELETE ON price_lists
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The list that holds now for each band that a package is sold in.
CREATE TABLE package_bands (
  package_id uuid NOT NULL REFERENCES documents (id),
  band text NOT NULL,
  market text NOT NULL,
  price_list uuid NOT NULL,
  PRIMARY KEY (package_id, band),
  FOREIGN KEY (price_list, package_id, band) REFERENCES price_lists (id, package_id, band)
);

CREATE TABLE departures (
  id uuid PRIMARY KEY,
  package_id uuid NOT NULL REFERENCES documents (id),
  -- What addresses and enquiries name it by, within its package.
  key text NOT NULL,
  market text NOT NULL CHECK (market IN ('domestic', 'international')),
  departs_on date NOT NULL,
  returns_on date NOT NULL,
  -- The last day on which a seat can be asked for.
  cut_off date NOT NULL,
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 500),
  kept_back integer NOT NULL CHECK (kept_back >= 0),
  held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  booked integer NOT NULL DEFAULT 0 CHECK (booked >= 0),
  band text NOT NULL,
  price_list uuid NOT NULL,
  -- The holiday it falls on, by language.
  note jsonb NOT NULL DEFAULT '{}',
  least_to_run integer CHECK (least_to_run > 0),
  decided_on date,
  state text NOT NULL CHECK (state IN ('open', 'closed', 'cancelled')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CHECK (returns_on >= departs_on),
  CHECK (cut_off <= departs_on),
  CHECK (kept_back + held + booked <= seats),
  UNIQUE (package_id, key),
  FOREIGN KEY (price_list, package_id, band) REFERENCES price_lists (id, package_id, band)
);
-- The calendar of a market, and the departures of a package, answered from the index alone.
CREATE INDEX departures_by_date ON departures (market, departs_on, package_id)
  INCLUDE (cut_off, seats, kept_back, held, booked, key) WHERE state = 'open';
CREATE INDEX departures_of_package ON departures (package_id, departs_on)
  INCLUDE (cut_off, seats, kept_back, held, booked, key, state);
-- The office's calendar.
CREATE INDEX departures_by_day ON departures (departs_on, id);
