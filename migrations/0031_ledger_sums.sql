-- Sums of the ledger. Postings stay the only source: a trigger adds each of them to its sums in the same transaction, and
-- nothing else can change a sum.

-- Whose work an entry is: who sold the order, took the money or paid it out. Cash of an entry is in this person's till.
-- Entries without one are their actor's.
ALTER TABLE ledger_entries ADD COLUMN clerk text;

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed'));

-- By day. A sum is kept in up to 16 parts, so that transactions that book at once don't wait for each other.
CREATE TABLE ledger_day_sums (
  account text NOT NULL,
  booked_on date NOT NULL,
  part smallint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (account, booked_on, part)
);

-- By month (its first day), kind of entry and clerk.
CREATE TABLE ledger_month_sums (
  month date NOT NULL,
  account text NOT NULL,
  kind text NOT NULL,
  clerk text NOT NULL,
  part smallint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (month, account, kind, clerk, part)
);
CREATE INDEX ledger_month_sums_by_account ON ledger_month_sums (account, clerk);

-- What customers and the agency owe each other, by order: receivables (codes 11..) and liabilities (2...). A balance of
-- nothing has no row. Transactions of one order follow one another, because they lock it.
CREATE TABLE ledger_open_balances (
  account text NOT NULL,
  order_id uuid NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (account, order_id)
);

-- The part of the sums that belongs to this transaction until it ends.
CREATE FUNCTION ledger_part() RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
  held text := current_setting('shofor.ledger_part', true);
  part integer;
BEGIN
  IF held <> '' THEN
    RETURN held::smallint;
  END IF;
  part := pg_backend_pid() % 16;
  FOR candidate IN 0..15 LOOP
    IF pg_try_advisory_xact_lock(4207243, candidate) THEN
      PERFORM set_config('shofor.ledger_part', candidate::text, true);
      RETURN candidate;
    END IF;
  END LOOP;
  PERFORM pg_advisory_xact_lock(4207243, part);
  PERFORM set_config('shofor.ledger_part', part::text, true);
  RETURN part;
END
$$;

CREATE FUNCTION ledger_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_part smallint := ledger_part();
BEGIN
  INSERT INTO ledger_day_sums AS known (account, booked_on, part, amount)
    SELECT added.account, entry.booked_on, own_part, sum(added.amount)
    FROM added JOIN ledger_entries entry ON entry.id = added.entry_id
    GROUP BY added.account, entry.booked_on
    ON CONFLICT (account, booked_on, part) DO UPDATE SET amount = known.amount + excluded.amount;
  INSERT INTO ledger_month_sums AS known (month, account, kind, clerk, part, amount)
    SELECT date_trunc('month', entry.booked_on::timestamp)::date, added.account, entry.kind,
      coalesce(entry.clerk, entry.actor), own_part, sum(added.amount)
    FROM added JOIN ledger_entries entry ON entry.id = added.entry_id
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (month, account, kind, clerk, part) DO UPDATE SET amount = known.amount + excluded.amount;
  INSERT INTO ledger_open_balances AS known (account, order_id, amount)
    SELECT added.account, entry.order_id, sum(added.amount)
    FROM added JOIN ledger_entries entry ON entry.id = added.entry_id
    WHERE entry.order_id IS NOT NULL AND added.account ~ '^(11|2)'
    GROUP BY added.account, entry.order_id
    ON CONFLICT (account, order_id) DO UPDATE SET amount = known.amount + excluded.amount;
  DELETE FROM ledger_open_balances balance
    USING added JOIN ledger_entries entry ON entry.id = added.entry_id
    WHERE balance.account = added.account AND balance.order_id = entry.order_id AND balance.amount = 0;
  RETURN NULL;
END
$$;

-- What was booked before.
INSERT INTO ledger_day_sums (account, booked_on, part, amount)
  SELECT posting.account, entry.booked_on, 0, sum(posting.amount)
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
  GROUP BY posting.account, entry.booked_on;
INSERT INTO ledger_month_sums (month, account, kind, clerk, part, amount)
  SELECT date_trunc('month', entry.booked_on::timestamp)::date, posting.account, entry.kind,
    coalesce(entry.clerk, entry.actor), 0, sum(posting.amount)
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
  GROUP BY 1, 2, 3, 4;
INSERT INTO ledger_open_balances (account, order_id, amount)
  SELECT posting.account, entry.order_id, sum(posting.amount)
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
  WHERE entry.order_id IS NOT NULL AND posting.account ~ '^(11|2)'
  GROUP BY posting.account, entry.order_id
  HAVING sum(posting.amount) <> 0;

CREATE TRIGGER ledger_postings_add_up AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_add_up();

-- Only the trigger above changes a sum.
CREATE FUNCTION refuse_own_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'sums in % are kept by the postings of the ledger', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_day_sums_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_day_sums
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();
CREATE TRIGGER ledger_month_sums_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_month_sums
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();
CREATE TRIGGER ledger_open_balances_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_open_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();
