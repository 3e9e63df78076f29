-- A party that waits for seats on a full departure.
CREATE TABLE waiting_parties (
  id uuid PRIMARY KEY,
  -- In the order in which they came.
  number bigint GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL UNIQUE,
  token text NOT NULL UNIQUE,
  departure_id uuid NOT NULL REFERENCES departures (id),
  adults integer NOT NULL CHECK (adults >= 1),
  children_with_bed integer NOT NULL CHECK (children_with_bed >= 0),
  children_without_bed integer NOT NULL CHECK (children_without_bed >= 0),
  infants integer NOT NULL CHECK (infants >= 0),
  single_rooms integer NOT NULL CHECK (single_rooms BETWEEN 0 AND adults),
  name text NOT NULL,
  phone text NOT NULL,
  email text,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  reply_by text NOT NULL,
  -- A hash of the address it came from, for limits.
  visitor text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'offered', 'left')),
  -- The order that seats were held for.
  order_id uuid UNIQUE REFERENCES orders (id),
  made_at timestamptz NOT NULL,
  CHECK ((state = 'offered') = (order_id IS NOT NULL))
);
CREATE INDEX waiting_parties_of_departure ON waiting_parties (departure_id, number);
CREATE INDEX waiting_parties_by_visitor ON waiting_parties (visitor) WHERE state = 'waiting';
CREATE INDEX waiting_parties_by_phone ON waiting_parties (phone) WHERE state = 'waiting';

-- Who waits for how many seats, in order. While somebody waits whom the seats left would seat, they are for nobody else.
CREATE TABLE seat_queue (
  place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  party_id uuid NOT NULL UNIQUE REFERENCES waiting_parties (id),
  departure_id uuid NOT NULL REFERENCES departures (id),
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 500)
);
CREATE INDEX seat_queue_of_departure ON seat_queue (departure_id, seats);
