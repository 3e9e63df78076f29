-- Seats that somebody holds for a while, or has booked. departures.held and departures.booked are their sums; a hold that
-- has lapsed counts in `held` until it is released.
CREATE TABLE seat_holds (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  departure_id uuid NOT NULL REFERENCES departures (id),
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 500),
  state text NOT NULL CHECK (state IN ('held', 'booked', 'released')),
  -- When held seats are free again by themselves.
  until timestamptz,
  CHECK ((state = 'held') = (until IS NOT NULL))
);
CREATE INDEX seat_holds_lapsing ON seat_holds (until) WHERE state = 'held';
CREATE INDEX seat_holds_of_departure ON seat_holds (departure_id, state);

-- The party of an order on a departure.
CREATE TABLE bookings (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  departure_id uuid NOT NULL REFERENCES departures (id),
  adults integer NOT NULL CHECK (adults >= 1),
  children_with_bed integer NOT NULL CHECK (children_with_bed >= 0),
  children_without_bed integer NOT NULL CHECK (children_without_bed >= 0),
  infants integer NOT NULL CHECK (infants >= 0),
  single_rooms integer NOT NULL CHECK (single_rooms BETWEEN 0 AND adults),
  reply_by text NOT NULL,
  -- A hash of the address it came from, for limits.
  visitor text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX bookings_of_departure ON bookings (departure_id, made_at);
CREATE INDEX bookings_by_visitor ON bookings (visitor, made_at);
