-- What the public sees of each kind of document, as typed columns that lists filter and sort by.
CREATE TABLE live_visas (
  document_id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  country text NOT NULL,
  region text NOT NULL,
  forms text[] NOT NULL,
  -- Total of the main kind, poisha.
  fee_from bigint NOT NULL CHECK (fee_from >= 0),
  working_days_min integer NOT NULL,
  working_days_max integer NOT NULL,
  checked_on date NOT NULL,
  cover uuid NOT NULL,
  facts jsonb NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX live_visas_by_region ON live_visas (region);

CREATE TABLE live_tour_packages (
  document_id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  market text NOT NULL CHECK (market IN ('domestic', 'international')),
  country text NOT NULL,
  destinations text[] NOT NULL,
  themes text[] NOT NULL,
  nights integer NOT NULL,
  -- The lowest adult price of its price bands, poisha.
  price_from bigint NOT NULL CHECK (price_from >= 0),
  cover uuid NOT NULL,
  facts jsonb NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX live_tour_packages_by_price ON live_tour_packages (market, price_from, document_id);
CREATE INDEX live_tour_packages_by_nights ON live_tour_packages (market, nights, document_id);
CREATE INDEX live_tour_packages_by_destination ON live_tour_packages USING gin (destinations);
CREATE INDEX live_tour_packages_by_theme ON live_tour_packages USING gin (themes);

CREATE TABLE live_departures (
  document_id uuid NOT NULL REFERENCES live_tour_packages (document_id) ON DELETE CASCADE,
  key text NOT NULL,
  market text NOT NULL,
  departs_on date NOT NULL,
  returns_on date NOT NULL,
  cut_off date NOT NULL,
  seats integer NOT NULL,
  taken integer NOT NULL,
  -- Poisha per person.
  adult bigint NOT NULL,
  CHECK (taken BETWEEN 0 AND seats),
  PRIMARY KEY (document_id, key)
);
CREATE INDEX live_departures_by_date ON live_departures (market, departs_on, document_id);
CREATE INDEX live_departures_of_package ON live_departures (document_id, departs_on);

CREATE TABLE live_posts (
  document_id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('blog', 'news')),
  category text NOT NULL,
  tags text[] NOT NULL,
  published_on date NOT NULL,
  cover uuid NOT NULL,
  facts jsonb NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX live_posts_by_date ON live_posts (kind, published_on DESC, document_id);
CREATE INDEX live_posts_by_tag ON live_posts USING gin (tags);

-- The library of document lines that every visa guide shares.
CREATE TABLE visa_papers (
  key text PRIMARY KEY,
  position integer NOT NULL,
  paper jsonb NOT NULL
);

CREATE TABLE destinations (
  key text PRIMARY KEY,
  country text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  names jsonb NOT NULL
);
