-- Orders, the ledger behind them, and payments. Sums are poisha.

ALTER TABLE users DROP CONSTRAINT users_role_check;
ALTER TABLE users ADD CONSTRAINT users_role_check
  CHECK (role IN ('owner', 'manager', 'editor', 'clerk', 'accountant', 'visa-officer', 'customer'));

-- Double entry. Debits are positive, credits negative; an entry adds to zero.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
    'refund-undone')),
  booked_on date NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  order_id uuid,
  -- The payment, refund or version of the order that it books.
  subject text NOT NULL,
  text text NOT NULL,
  undoes uuid UNIQUE REFERENCES ledger_entries (id),
  -- How many postings it has: none can be added later.
  postings integer NOT NULL CHECK (postings >= 2)
);
CREATE INDEX ledger_entries_by_order ON ledger_entries (order_id, at);
CREATE INDEX ledger_entries_by_day ON ledger_entries (booked_on, id);

CREATE TABLE ledger_postings (
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  position integer NOT NULL CHECK (position >= 0),
  account text NOT NULL CHECK (account ~ '^[1-5][0-9]{3}$'),
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, position)
);
CREATE INDEX ledger_postings_by_account ON ledger_postings (account) INCLUDE (amount, entry_id);

CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Checked when the transaction commits, for the entry itself and for each posting.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid;
  wanted integer;
  found_count integer;
  found_sum numeric;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN
    entry := NEW.id;
  ELSE
    entry := NEW.entry_id;
  END IF;
  SELECT postings INTO wanted FROM ledger_entries WHERE id = entry;
  SELECT count(*), coalesce(sum(amount), 0) INTO found_count, found_sum
    FROM ledger_postings WHERE entry_id = entry;
  IF found_count <> wanted OR found_sum <> 0 THEN
    RAISE EXCEPTION 'ledger entry % has % of % postings, which add to %', entry, found_count, wanted, found_sum
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  token text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('draft', 'quoted', 'open', 'completed', 'cancelled', 'lapsed')),
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  name text NOT NULL,
  phone text NOT NULL,
  email text,
  enquiry_id uuid UNIQUE REFERENCES enquiries (id),
  -- The version of its terms that counts; 0 while nothing has been quoted.
  current integer NOT NULL,
  -- The last day of the quote.
  valid_until date,
  practice boolean NOT NULL DEFAULT false,
  search text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  made_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX orders_latest ON orders (created_at DESC, id);
CREATE INDEX orders_by_state ON orders (state, created_at DESC, id);
CREATE INDEX orders_by_email ON orders (email) WHERE email IS NOT NULL;
CREATE INDEX orders_by_phone ON orders (phone);
CREATE INDEX orders_search ON orders USING gin (search gin_trgm_ops);

-- What is sold, at what price, due when. A version never changes; an amendment is a new one.
CREATE TABLE order_versions (
  order_id uuid NOT NULL REFERENCES orders (id),
  number integer NOT NULL CHECK (number > 0),
  total bigint NOT NULL CHECK (total >= 0),
  travels_on date,
  reason text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, number)
);
CREATE TABLE order_lines (
  order_id uuid NOT NULL,
  version integer NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  charge text NOT NULL CHECK (charge IN ('own', 'official', 'supplier', 'discount', 'fee')),
  quantity integer NOT NULL CHECK (quantity > 0),
  unit bigint NOT NULL CHECK ((charge = 'discount') = (unit < 0)),
  text_en text,
  text_bn text,
  -- The refund rule as it stood when it was sold, and what stands behind the line.
  refund jsonb NOT NULL,
  source jsonb NOT NULL,
  PRIMARY KEY (order_id, version, position),
  FOREIGN KEY (order_id, version) REFERENCES order_versions (order_id, number),
  CHECK (text_en IS NOT NULL OR text_bn IS NOT NULL)
);
CREATE TABLE order_dues (
  order_id uuid NOT NULL,
  version integer NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  amount bigint NOT NULL CHECK (amount > 0),
  due date NOT NULL,
  PRIMARY KEY (order_id, version, position),
  FOREIGN KEY (order_id, version) REFERENCES order_versions (order_id, number)
);
CREATE TRIGGER order_versions_append_only BEFORE UPDATE OR DELETE ON order_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_lines_append_only BEFORE UPDATE OR DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_dues_append_only BEFORE UPDATE OR DELETE ON order_dues
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was paid out for a line to an embassy, an airline or a hotel, and can't come back.
CREATE TABLE order_spendings (
  order_id uuid NOT NULL,
  version integer NOT NULL,
  position integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (order_id, version, position, at),
  FOREIGN KEY (order_id, version, position) REFERENCES order_lines (order_id, version, position)
);

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  at timestamptz NOT NULL,
  actor text NOT NULL,
  happened text NOT NULL,
  detail jsonb NOT NULL
);
CREATE INDEX order_events_of ON order_events (order_id, id);
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  method text NOT NULL CHECK (method IN (
    'cash', 'bank', 'cheque', 'bkash', 'nagad', 'rocket', 'upay',
    'sslcommerz', 'bkash-checkout', 'nagad-checkout')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- What the gateway kept of it.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0 AND fee <= amount),
  -- Number of the payer's side as it was given, and its normalised form.
  outside text,
  outside_key text,
  -- Several orders paid by one transfer are its parts 1, 2, …
  part integer NOT NULL DEFAULT 1 CHECK (part > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'counted', 'undone', 'rejected')),
  practice boolean NOT NULL DEFAULT false,
  taken_by text NOT NULL,
  taken_at timestamptz NOT NULL,
  approved_by text,
  approved_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  ended_because text,
  receipt text,
  CHECK (approved_by IS NULL OR approved_by <> taken_by)
);
CREATE UNIQUE INDEX payments_outside ON payments (outside_key, part)
  WHERE outside_key IS NOT NULL AND state IN ('waiting', 'counted');
CREATE INDEX payments_by_order ON payments (order_id, taken_at);
CREATE INDEX payments_waiting ON payments (taken_at) WHERE state = 'waiting';

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  amount bigint NOT NULL CHECK (amount > 0),
  method text NOT NULL CHECK (method IN (
    'cash', 'bank', 'cheque', 'bkash', 'nagad', 'rocket', 'upay',
    'sslcommerz', 'bkash-checkout', 'nagad-checkout')),
  outside text,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'approved', 'processing', 'paid', 'refused')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  approved_by text,
  approved_at timestamptz,
  paid_by text,
  paid_at timestamptz,
  CHECK (approved_by IS NULL OR approved_by <> asked_by)
);
CREATE INDEX refunds_by_order ON refunds (order_id, asked_at);
CREATE INDEX refunds_open ON refunds (asked_at) WHERE state IN ('asked', 'approved', 'processing');
