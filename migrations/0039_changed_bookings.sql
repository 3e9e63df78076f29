-- The departure and party that a version of an order's terms is for, where it changes them.
CREATE TABLE booking_changes (
  order_id uuid NOT NULL REFERENCES bookings (order_id),
  version integer NOT NULL,
  departure_id uuid NOT NULL REFERENCES departures (id),
  adults integer NOT NULL CHECK (adults >= 1),
  children_with_bed integer NOT NULL CHECK (children_with_bed >= 0),
  children_without_bed integer NOT NULL CHECK (children_without_bed >= 0),
  infants integer NOT NULL CHECK (infants >= 0),
  single_rooms integer NOT NULL CHECK (single_rooms BETWEEN 0 AND adults),
  PRIMARY KEY (order_id, version),
  FOREIGN KEY (order_id, version) REFERENCES order_versions (order_id, number)
);

-- Whether a departure with a least number of travellers runs, once that is decided.
ALTER TABLE departures ADD COLUMN decision text CHECK (decision IN ('go', 'no-go'));
