-- A number that differs only in characters that people confuse is the same number: O is 0, I and L are 1.
CREATE FUNCTION look_key_of(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT translate(key, 'OIL', '011') $$;

ALTER TABLE payments ADD COLUMN look_key text;
-- What was entered twice before stays as it is: the first one keeps the number.
WITH ranked AS (
  SELECT id, row_number() OVER (
    PARTITION BY look_key_of(outside_key), part, state IN ('waiting', 'counted') ORDER BY taken_at, id) AS place
  FROM payments WHERE outside_key IS NOT NULL
)
UPDATE payments SET look_key = look_key_of(outside_key) FROM ranked WHERE ranked.id = payments.id AND place = 1;
CREATE UNIQUE INDEX payments_look ON payments (look_key, part)
  WHERE look_key IS NOT NULL AND state IN ('waiting', 'counted');
CREATE FUNCTION payment_looks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.look_key := look_key_of(NEW.outside_key);
  RETURN NEW;
END
$$;
CREATE TRIGGER payments_look BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION payment_looks();
CREATE INDEX money_arrivals_by_look ON money_arrivals (look_key) WHERE look_key IS NOT NULL;

-- A transfer that two files told of was kept twice: the later one is the same as the earlier one, and makes no payment of its own.
-- What was paid with it already stays.
ALTER TABLE money_arrivals ADD COLUMN same_as uuid REFERENCES money_arrivals (id);
CREATE INDEX money_arrivals_same ON money_arrivals (same_as) WHERE same_as IS NOT NULL;
WITH doubled AS (
  SELECT later.id, first.id AS first, row_number() OVER (PARTITION BY later.id ORDER BY first.added_at, first.id) AS place
  FROM money_arrivals later JOIN money_arrivals first
    ON first.outside_key = later.outside_key AND first.method = later.method AND first.amount = later.amount
    AND first.added_at < later.added_at
  WHERE later.method = 'bank' AND abs(extract(epoch FROM later.at - first.at)) < 86400
    -- Of one file each line is another transfer.
    AND (later.at AT TIME ZONE 'Asia/Dhaka')::date = (first.at AT TIME ZONE 'Asia/Dhaka')::date AND later.at <> first.at
    AND ((later.at AT TIME ZONE 'Asia/Dhaka')::time = '00:00' OR (first.at AT TIME ZONE 'Asia/Dhaka')::time = '00:00')
)
UPDATE money_arrivals SET same_as = doubled.first FROM doubled WHERE doubled.id = money_arrivals.id AND place = 1;

-- How much of an arrival is paid with, by payments that stand; of one that was kept twice by both.
CREATE FUNCTION arrival_paid(arrival uuid) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce(sum(payments.amount - payments.fee), 0)::bigint FROM money_arrivals twin
    JOIN money_matches match ON match.arrival_id = twin.id JOIN payments ON payments.id = match.payment_id
  WHERE (twin.id = arrival OR twin.same_as = arrival) AND payments.state IN ('waiting', 'counted')
$$;

-- As before, but an arrival of which one part was undone isn't done with; and numbers that look alike are the same one.
CREATE OR REPLACE FUNCTION arrival_is_settled(arrival uuid, key text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_arrivals WHERE id = arrival AND (same_as IS NOT NULL OR amount <= arrival_paid(id)))
    OR EXISTS (SELECT FROM payments JOIN money_arrivals ON money_arrivals.id = arrival
      WHERE (payments.look_key = look_key_of(key) OR payments.outside_key = key)
        AND payments.state IN ('waiting', 'counted')
        AND (money_arrivals.method <> 'bank'
          OR (payments.amount = money_arrivals.amount AND payments.method <> 'cheque'))
        AND NOT EXISTS (SELECT FROM money_matches match WHERE match.payment_id = payments.id
          AND (match.arrival_id = arrival OR (match.arrival_id IS NOT NULL AND money_arrivals.method = 'bank'))))
    OR arrival_is_of_cheque(arrival)
$$;

CREATE OR REPLACE FUNCTION arrival_settled_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments
    WHERE (look_key = NEW.look_key OR outside_key = NEW.outside_key) AND state IN ('waiting', 'counted')
      AND (NEW.method <> 'bank' OR (amount = NEW.amount AND method <> 'cheque' AND NOT EXISTS (
        SELECT FROM money_matches match
        WHERE match.payment_id = payments.id AND match.arrival_id IS NOT NULL)))
    FOR SHARE;
  NEW.settled := FOUND;
  RETURN NEW;
END
$$;

-- What a customer told of is done with while the payment of their own order stands.
CREATE OR REPLACE FUNCTION claim_is_settled(claim uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_matches match JOIN payments ON payments.id = match.payment_id
    JOIN money_claims ON money_claims.id = match.claim_id
    WHERE match.claim_id = claim AND payments.order_id = money_claims.order_id
      AND payments.state IN ('waiting', 'counted'))
$$;

CREATE OR REPLACE FUNCTION payment_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = NOT settled
    WHERE look_key = look_key_of(NEW.outside_key) AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_arrivals SET settled = NOT settled
    WHERE id IN (
      SELECT coalesce(same_as, id) FROM money_arrivals WHERE id IN (
        SELECT arrival_id FROM money_matches WHERE payment_id = NEW.id
        UNION SELECT arrival_id FROM cheque_moves WHERE payment_id = NEW.id))
      AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_claims SET settled = NOT settled
    WHERE id IN (SELECT claim_id FROM money_matches WHERE payment_id = NEW.id) AND settled <> claim_is_settled(id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION match_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = NOT settled
    WHERE (id = NEW.arrival_id
        OR look_key = (SELECT look_key_of(outside_key) FROM payments WHERE id = NEW.payment_id))
      AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_claims SET settled = claim_is_settled(id) WHERE id = NEW.claim_id;
  RETURN NULL;
END
$$;

UPDATE money_arrivals SET settled = NOT settled WHERE settled <> arrival_is_settled(id, outside_key);
UPDATE money_claims SET settled = NOT settled WHERE settled <> claim_is_settled(id);

-- What was sent in and not understood: a line of a statement, a message. Somebody reads it, or puts it aside with a reason. Only
-- src/features/money writes this table.
CREATE TABLE money_unread (
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('statement', 'sms')),
  method text CHECK (method IN ('bank', 'bkash', 'nagad', 'rocket', 'upay')),
  file_name text,
  line integer,
  text text NOT NULL,
  -- The same line is kept once, however often it is sent.
  fingerprint text NOT NULL UNIQUE,
  -- 'read': it is an arrival now, or a later reading understood it.
  state text NOT NULL CHECK (state IN ('new', 'read', 'dismissed')),
  arrival_id uuid REFERENCES money_arrivals (id),
  added_by text NOT NULL,
  added_at timestamptz NOT NULL,
  ended_by text,
  ended_at timestamptz,
  ended_because text,
  CHECK ((state = 'new') = (ended_at IS NULL))
);
CREATE INDEX money_unread_open ON money_unread (added_at) WHERE state = 'new';
