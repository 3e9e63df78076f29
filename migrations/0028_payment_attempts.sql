-- One try to pay an order through a gateway.
CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  gateway text NOT NULL CHECK (gateway IN ('sslcommerz', 'bkash', 'nagad')),
  -- Our id at the gateway, and the gateway's id of its page.
  our_id text NOT NULL,
  session text,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN (
    'created', 'redirected', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'review', 'refused')),
  practice boolean NOT NULL DEFAULT false,
  -- What came: the gateway's id of the transaction, the sum and what it kept.
  their_id text,
  received bigint CHECK (received >= 0),
  fee bigint CHECK (fee >= 0),
  instrument text,
  -- Why staff must look at it, and what the gateway said last.
  review text CHECK (review IN ('amount', 'currency', 'risk', 'late', 'repeated')),
  reason text,
  payment_id uuid REFERENCES payments (id),
  -- Calls that move money and had no clear answer.
  moves integer NOT NULL DEFAULT 0,
  moved_at timestamptz,
  -- One process asks the gateway until then; when it is asked next, and how often it was.
  asking_until timestamptz,
  next_ask_at timestamptz NOT NULL,
  asks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (gateway, our_id),
  UNIQUE (gateway, session),
  UNIQUE (gateway, their_id),
  CHECK ((state = 'paid') = (payment_id IS NOT NULL))
);
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, created_at);
CREATE INDEX payment_attempts_open ON payment_attempts (next_ask_at)
  WHERE state IN ('created', 'redirected', 'pending', 'failed', 'cancelled');
CREATE INDEX payment_attempts_review ON payment_attempts (created_at) WHERE state = 'review';
