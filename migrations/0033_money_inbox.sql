-- The money inbox: what customers say they paid, what arrived, and which payments were made of them. Sums are poisha.

-- What somebody says they paid. It settles nothing.
CREATE TABLE money_claims (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  method text NOT NULL CHECK (method IN ('bank', 'bkash', 'nagad', 'rocket', 'upay')),
  -- The number as it was typed, its normalised form, and that with characters that look alike made one.
  outside text,
  outside_key text,
  look_key text,
  sender text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The picture of the slip.
  file_id uuid UNIQUE REFERENCES private_files (id),
  -- 'repeated': its number is in another claim or payment.
  state text NOT NULL CHECK (state IN ('told', 'repeated', 'rejected')),
  -- A hash of the visitor's address, for limits.
  visitor text NOT NULL,
  told_at timestamptz NOT NULL,
  ended_by text,
  ended_at timestamptz,
  ended_because text,
  CHECK (outside_key IS NOT NULL OR file_id IS NOT NULL),
  CHECK ((outside IS NULL) = (outside_key IS NULL))
);
CREATE UNIQUE INDEX money_claims_outside ON money_claims (outside_key)
  WHERE outside_key IS NOT NULL AND state = 'told';
CREATE INDEX money_claims_by_order ON money_claims (order_id, told_at);
CREATE INDEX money_claims_by_visitor ON money_claims (visitor, told_at);
CREATE INDEX money_claims_latest ON money_claims (told_at) WHERE state <> 'rejected';

-- Money that arrived, by a statement or by a message of the wallet.
CREATE TABLE money_arrivals (
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('statement', 'sms')),
  method text NOT NULL CHECK (method IN ('bank', 'bkash', 'nagad', 'rocket', 'upay')),
  outside text,
  outside_key text,
  look_key text,
  sender text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  -- The name of the file and the line in it; the reference that the payer wrote.
  file_name text,
  line integer,
  note text NOT NULL DEFAULT '',
  -- The same arrival has the same one, however often and by whatever way it is read.
  fingerprint text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('new', 'dismissed')),
  added_by text NOT NULL,
  added_at timestamptz NOT NULL,
  ended_by text,
  ended_at timestamptz,
  ended_because text
);
CREATE INDEX money_arrivals_latest ON money_arrivals (at) WHERE state = 'new';
CREATE INDEX money_arrivals_added ON money_arrivals (method, added_at) WHERE source = 'statement';

-- Which payment was made of which claim and which arrival. Whether it still stands is the payment's state.
CREATE TABLE money_matches (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  claim_id uuid REFERENCES money_claims (id),
  arrival_id uuid REFERENCES money_arrivals (id),
  -- Without an arrival: where the money was seen.
  seen text,
  matched_by text NOT NULL,
  matched_at timestamptz NOT NULL,
  CHECK (arrival_id IS NOT NULL OR (claim_id IS NOT NULL AND seen IS NOT NULL))
);
CREATE INDEX money_matches_of_claim ON money_matches (claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX money_matches_of_arrival ON money_matches (arrival_id) WHERE arrival_id IS NOT NULL;

-- Pairs of which staff said that they don't belong together.
CREATE TABLE money_apart (
  claim_id uuid NOT NULL REFERENCES money_claims (id),
  arrival_id uuid NOT NULL REFERENCES money_arrivals (id),
  by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (claim_id, arrival_id)
);

-- What the columns of a provider's statement are, as staff said once.
CREATE TABLE statement_layouts (
  provider text NOT NULL CHECK (provider IN ('bank', 'bkash', 'nagad', 'rocket', 'upay')),
  -- The file's headings, joined.
  headings text NOT NULL,
  columns jsonb NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, headings)
);
