-- Texts that nobody who reads the database may read, such as passport numbers: encrypted with the data key.
CREATE TABLE encrypted_texts (
  id uuid PRIMARY KEY,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);

-- What is known of a booking's travellers, as one list with one version.
CREATE TABLE traveller_lists (
  order_id uuid PRIMARY KEY REFERENCES bookings (order_id),
  version integer NOT NULL,
  -- Passport numbers with their last days; none once they were deleted.
  passports uuid REFERENCES encrypted_texts (id) ON DELETE SET NULL,
  changed_at timestamptz NOT NULL
);

-- One traveller: place says who of the party it is, such as adult-2.
CREATE TABLE travellers (
  order_id uuid NOT NULL REFERENCES traveller_lists (order_id),
  place text NOT NULL CHECK (place ~ '^(adult|child-with-bed|child-without-bed|infant)-[1-9][0-9]?$'),
  surname text,
  given_names text,
  sex text CHECK (sex IN ('F', 'M', 'X')),
  birth_date date,
  nationality text,
  diet text,
  phone text,
  PRIMARY KEY (order_id, place)
);

-- Other features write to the customers of orders, too.
ALTER TABLE order_letters DROP CONSTRAINT order_letters_kind_check;
ALTER TABLE order_letters ADD CONSTRAINT order_letters_kind_check CHECK (kind ~ '^[a-z-]{2,40}$');
