-- What banks and wallets say they hold, beside what the ledger says.

-- The kinds that there are, and interest.
DO $$
DECLARE kinds text;
BEGIN
  SELECT string_agg(quote_literal(kind), ', ') INTO kinds FROM (
    SELECT match[1] AS kind FROM pg_constraint,
      regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') AS match
    WHERE conname = 'ledger_entries_kind_check' AND conrelid = 'ledger_entries'::regclass
    UNION SELECT unnest(ARRAY['interest', 'interest-undone'])
  ) AS known;
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (%s))', kinds);
END
$$;

-- Lines of statements and entries of the ledger that are the same money: their sums on the account are equal.
CREATE TABLE reconciliation_matches (
  id uuid PRIMARY KEY,
  -- The code of a bank or wallet.
  account text NOT NULL,
  -- Who said so: staff, the money inbox by a payment, or an entry that undoes another one.
  origin text NOT NULL CHECK (origin IN ('staff', 'inbox', 'undone')),
  state text NOT NULL DEFAULT 'standing' CHECK (state IN ('standing', 'undone')),
  -- The first and the last day of its lines and entries.
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- What was booked with it: a fee, or what the line shows.
  movement_id uuid REFERENCES movements (id),
  by text NOT NULL,
  at timestamptz NOT NULL,
  undone_by text,
  undone_at timestamptz,
  because text,
  CHECK ((state = 'undone') = (undone_at IS NOT NULL))
);
CREATE INDEX reconciliation_matches_standing ON reconciliation_matches (account, last_day, first_day)
  WHERE state = 'standing';
CREATE INDEX reconciliation_matches_latest ON reconciliation_matches (account, at DESC) WHERE state = 'standing';

-- The lines of statements, in and out, each once however many files have it.
CREATE TABLE statement_lines (
  id uuid PRIMARY KEY,
  account text NOT NULL,
  on_day date NOT NULL,
  value_day date,
  -- Poisha, negative for what went out.
  amount bigint NOT NULL,
  -- What the statement says is in the account after it.
  balance bigint,
  outside text,
  text text NOT NULL,
  -- What was there before the first file, or between two files that don't meet: no line of a file.
  carried boolean NOT NULL DEFAULT false,
  -- The order in which lines of one day stand.
  place bigint GENERATED ALWAYS AS IDENTITY,
  file_name text,
  -- The arrival of the money inbox that it is.
  arrival_id uuid REFERENCES money_arrivals (id),
  by text NOT NULL,
  at timestamptz NOT NULL,
  -- The match that stands; kept by the database.
  match_id uuid REFERENCES reconciliation_matches (id),
  CHECK (amount <> 0 OR carried)
);
CREATE INDEX statement_lines_by_day ON statement_lines (account, on_day);
CREATE INDEX statement_lines_open ON statement_lines (account, on_day) INCLUDE (amount) WHERE match_id IS NULL;
CREATE INDEX statement_lines_of_match ON statement_lines (match_id) WHERE match_id IS NOT NULL;
CREATE UNIQUE INDEX statement_lines_of_arrival ON statement_lines (arrival_id) WHERE arrival_id IS NOT NULL;

-- What the files say was in an account at the end of a day on which it moved.
CREATE TABLE statement_days (
  account text NOT NULL,
  on_day date NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (account, on_day)
);

-- What each entry moved on an account that holds money, with the match that stands; kept by the database.
CREATE TABLE reconciliation_entries (
  account text NOT NULL,
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  on_day date NOT NULL,
  amount bigint NOT NULL,
  match_id uuid REFERENCES reconciliation_matches (id),
  PRIMARY KEY (account, entry_id)
);
CREATE INDEX reconciliation_entries_of ON reconciliation_entries (entry_id);
CREATE INDEX reconciliation_entries_open ON reconciliation_entries (account, on_day) INCLUDE (amount)
  WHERE match_id IS NULL;
CREATE INDEX reconciliation_entries_of_match ON reconciliation_entries (match_id) WHERE match_id IS NOT NULL;

CREATE TABLE reconciliation_match_lines (
  match_id uuid NOT NULL REFERENCES reconciliation_matches (id),
  line_id uuid NOT NULL REFERENCES statement_lines (id),
  PRIMARY KEY (match_id, line_id)
);
CREATE TABLE reconciliation_match_entries (
  match_id uuid NOT NULL REFERENCES reconciliation_matches (id),
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  PRIMARY KEY (match_id, entry_id)
);
CREATE TRIGGER reconciliation_match_lines_append_only BEFORE UPDATE OR DELETE ON reconciliation_match_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reconciliation_match_lines_kept BEFORE TRUNCATE ON reconciliation_match_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reconciliation_match_entries_append_only BEFORE UPDATE OR DELETE ON reconciliation_match_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reconciliation_match_entries_kept BEFORE TRUNCATE ON reconciliation_match_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a line shows was booked, and waits for another person.
CREATE TABLE statement_bookings (
  movement_id uuid PRIMARY KEY REFERENCES movements (id),
  line_id uuid NOT NULL REFERENCES statement_lines (id)
);
CREATE INDEX statement_bookings_of ON statement_bookings (line_id);
CREATE TRIGGER statement_bookings_append_only BEFORE UPDATE OR DELETE ON statement_bookings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_bookings_kept BEFORE TRUNCATE ON statement_bookings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A line stays as the bank wrote it; another file may say its balance, or which arrival it is. What is carried changes while it is in no match: a file came that lies between.
CREATE FUNCTION refuse_unless_line_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW IS DISTINCT FROM OLD THEN
    IF OLD.carried AND OLD.match_id IS NULL AND to_jsonb(NEW) - 'amount' = to_jsonb(OLD) - 'amount' THEN
      RETURN NEW;
    END IF;
    IF (to_jsonb(NEW) - 'match_id' - 'arrival_id' - 'balance') = (to_jsonb(OLD) - 'match_id' - 'arrival_id' - 'balance')
      AND (OLD.arrival_id IS NULL OR NEW.arrival_id = OLD.arrival_id)
      AND (OLD.balance IS NULL OR NEW.balance = OLD.balance)
      AND (NEW.match_id IS NOT DISTINCT FROM OLD.match_id OR pg_trigger_depth() > 1) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only: a line of a statement stays as it is', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER statement_lines_append_only BEFORE UPDATE OR DELETE ON statement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_line_goes_on();
CREATE TRIGGER statement_lines_kept BEFORE TRUNCATE ON statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Of a match only its end is written later.
CREATE FUNCTION refuse_unless_match_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'standing' AND NEW.state = 'undone'
    AND (to_jsonb(NEW) - 'state' - 'undone_by' - 'undone_at' - 'because')
      = (to_jsonb(OLD) - 'state' - 'undone_by' - 'undone_at' - 'because') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: a match is only undone', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER reconciliation_matches_append_only BEFORE UPDATE OR DELETE ON reconciliation_matches
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_match_ends();
CREATE TRIGGER reconciliation_matches_kept BEFORE TRUNCATE ON reconciliation_matches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER reconciliation_entries_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON reconciliation_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();

-- A line and an entry stand in one match at a time.
CREATE FUNCTION reconciliation_takes_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_lines line SET match_id = NEW.match_id FROM reconciliation_matches made
    WHERE line.id = NEW.line_id AND line.match_id IS NULL AND made.id = NEW.match_id AND made.account = line.account;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the line stands in another match' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER reconciliation_match_lines_taken AFTER INSERT ON reconciliation_match_lines
  FOR EACH ROW EXECUTE FUNCTION reconciliation_takes_line();
CREATE FUNCTION reconciliation_takes_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reconciliation_entries entry SET match_id = NEW.match_id FROM reconciliation_matches made
    WHERE entry.entry_id = NEW.entry_id AND entry.match_id IS NULL AND made.id = NEW.match_id
      AND made.account = entry.account;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the entry stands in another match' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER reconciliation_match_entries_taken AFTER INSERT ON reconciliation_match_entries
  FOR EACH ROW EXECUTE FUNCTION reconciliation_takes_entry();
CREATE FUNCTION reconciliation_frees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE statement_lines SET match_id = NULL WHERE match_id = NEW.id;
  UPDATE reconciliation_entries SET match_id = NULL WHERE match_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER reconciliation_matches_free AFTER UPDATE OF state ON reconciliation_matches
  FOR EACH ROW WHEN (NEW.state = 'undone') EXECUTE FUNCTION reconciliation_frees();

-- Both sides of a match that stands come to the same sum when the transaction ends.
CREATE FUNCTION reconciliation_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reconciliation_matches WHERE id = NEW.id AND state = 'standing')
    AND (SELECT coalesce(sum(amount), 0) FROM statement_lines WHERE match_id = NEW.id)
      <> (SELECT coalesce(sum(amount), 0) FROM reconciliation_entries WHERE match_id = NEW.id) THEN
    RAISE EXCEPTION 'the two sides of a match differ' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER reconciliation_matches_add_up AFTER INSERT ON reconciliation_matches
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION reconciliation_adds_up();

-- Makes a match of lines and entries of an account, which are open.
CREATE FUNCTION reconcile(on_account text, made_by text, made_at timestamptz, made_of text, lines uuid[], entries uuid[],
  movement uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE made uuid := gen_random_uuid();
BEGIN
  INSERT INTO reconciliation_matches (id, account, origin, first_day, last_day, movement_id, by, at)
    SELECT made, on_account, made_of, min(on_day), max(on_day), movement, made_by, made_at FROM (
      SELECT on_day FROM statement_lines WHERE id = ANY (lines)
      UNION ALL
      SELECT on_day FROM reconciliation_entries WHERE account = on_account AND entry_id = ANY (entries)) AS days;
  INSERT INTO reconciliation_match_lines (match_id, line_id) SELECT made, unnest(lines);
  INSERT INTO reconciliation_match_entries (match_id, entry_id) SELECT made, unnest(entries);
END
$$;

-- The line of an arrival is matched with the entries of the payments that the inbox made of it, or of the cheque that it
-- clears, once they come to its sum.
CREATE FUNCTION reconcile_arrival(arrival uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line statement_lines;
  found_entries uuid[];
  found_sum bigint;
  found_by text;
  found_at timestamptz;
BEGIN
  SELECT * INTO line FROM statement_lines WHERE arrival_id = arrival AND match_id IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT array_agg(ours.entry_id), sum(ours.amount), max(made.by), max(made.at)
    INTO found_entries, found_sum, found_by, found_at
    FROM (
      SELECT payment_id, 'payment' AS kind, matched_by AS by, matched_at AS at FROM money_matches
        WHERE arrival_id = arrival
      UNION ALL
      SELECT payment_id, 'cheque-cleared', actor, cheque_moves.at FROM cheque_moves WHERE arrival_id = arrival) AS made
    JOIN payments ON payments.id = made.payment_id
    JOIN ledger_entries entry ON entry.order_id = payments.order_id AND entry.kind = made.kind
      AND entry.subject = payments.id::text
    JOIN reconciliation_entries ours ON ours.entry_id = entry.id AND ours.account = line.account
      AND ours.match_id IS NULL;
  IF found_sum = line.amount THEN
    PERFORM reconcile(line.account, found_by, found_at, 'inbox', ARRAY[line.id], found_entries, NULL);
  END IF;
END
$$;

-- An entry that is undone and the one that undoes it are a match of their own. What the first was matched with is open again.
CREATE FUNCTION reconcile_undone(undoing ledger_entries) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before reconciliation_entries;
BEGIN
  FOR before IN SELECT was.* FROM reconciliation_entries was
      JOIN reconciliation_entries back ON back.entry_id = undoing.id AND back.account = was.account
        AND back.amount = -was.amount AND back.match_id IS NULL
      WHERE was.entry_id = undoing.undoes FOR UPDATE OF was LOOP
    UPDATE reconciliation_matches SET state = 'undone', undone_by = undoing.actor, undone_at = undoing.at,
      because = undoing.text WHERE id = before.match_id AND state = 'standing';
    PERFORM reconcile(before.account, undoing.actor, undoing.at, 'undone', '{}', ARRAY[undoing.undoes, undoing.id], NULL);
  END LOOP;
END
$$;

-- Accounts that hold money: cash, safe, banks and wallets.
CREATE FUNCTION holds_money(account text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT account ~ '^10(1[01]|20|4[1-4])(-|$)'
$$;

CREATE FUNCTION reconciliation_begins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry ledger_entries;
  arrival uuid;
BEGIN
  INSERT INTO reconciliation_entries AS known (account, entry_id, on_day, amount)
    SELECT added.account, added.entry_id, entries.booked_on, sum(added.amount)
    FROM added JOIN ledger_entries entries ON entries.id = added.entry_id
    WHERE holds_money(added.account)
    GROUP BY added.account, added.entry_id, entries.booked_on
    HAVING sum(added.amount) <> 0
    ON CONFLICT (account, entry_id) DO UPDATE SET amount = known.amount + excluded.amount;
  FOR entry IN SELECT * FROM ledger_entries WHERE id IN (SELECT entry_id FROM added WHERE holds_money(account))
      AND (undoes IS NOT NULL OR kind IN ('payment', 'cheque-cleared')) LOOP
    IF entry.undoes IS NOT NULL THEN
      PERFORM reconcile_undone(entry);
    ELSE
      FOR arrival IN SELECT arrival_id FROM money_matches
            WHERE payment_id::text = entry.subject AND arrival_id IS NOT NULL AND entry.kind = 'payment'
          UNION SELECT arrival_id FROM cheque_moves
            WHERE payment_id::text = entry.subject AND arrival_id IS NOT NULL AND entry.kind = 'cheque-cleared' LOOP
        PERFORM reconcile_arrival(arrival);
      END LOOP;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_postings_reconciled AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION reconciliation_begins();

CREATE FUNCTION reconcile_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reconcile_arrival(NEW.arrival_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER money_matches_reconciled AFTER INSERT ON money_matches
  FOR EACH ROW WHEN (NEW.arrival_id IS NOT NULL) EXECUTE FUNCTION reconcile_of_row();
CREATE TRIGGER cheque_moves_reconciled AFTER INSERT ON cheque_moves
  FOR EACH ROW WHEN (NEW.arrival_id IS NOT NULL) EXECUTE FUNCTION reconcile_of_row();
CREATE TRIGGER statement_lines_reconciled AFTER INSERT OR UPDATE OF arrival_id ON statement_lines
  FOR EACH ROW WHEN (NEW.arrival_id IS NOT NULL) EXECUTE FUNCTION reconcile_of_row();

-- What was booked of a line and had to wait is matched with it once it is approved.
CREATE FUNCTION reconcile_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line statement_lines;
  ours reconciliation_entries;
BEGIN
  SELECT lines.* INTO line FROM statement_bookings booking JOIN statement_lines lines ON lines.id = booking.line_id
    WHERE booking.movement_id = NEW.id AND lines.match_id IS NULL FOR UPDATE OF lines;
  IF FOUND THEN
    SELECT * INTO ours FROM reconciliation_entries WHERE entry_id = NEW.entry_id AND account = line.account
      AND match_id IS NULL AND amount = line.amount;
    IF FOUND THEN
      PERFORM reconcile(line.account, booked.by, booked.at, 'staff', ARRAY[line.id], ARRAY[booked.entry_id], booked.id)
        FROM movements booked WHERE booked.id = NEW.id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER movements_reconciled AFTER UPDATE OF state ON movements
  FOR EACH ROW WHEN (OLD.state = 'waiting' AND NEW.state = 'booked') EXECUTE FUNCTION reconcile_booking();

-- As before; and an arrival whose line is matched is done with.
ALTER FUNCTION arrival_is_settled (uuid, text) RENAME TO arrival_is_paid_for;
CREATE FUNCTION arrival_is_settled(arrival uuid, key text) RETURNS boolean LANGUAGE sql AS $$
  SELECT arrival_is_paid_for(arrival, key)
    OR EXISTS (SELECT FROM statement_lines WHERE arrival_id = arrival AND match_id IS NOT NULL)
$$;
CREATE FUNCTION reconciliation_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = NOT settled
    WHERE id = NEW.arrival_id AND settled <> arrival_is_settled(id, outside_key);
  RETURN NULL;
END
$$;
CREATE TRIGGER statement_lines_settle AFTER UPDATE OF match_id ON statement_lines
  FOR EACH ROW WHEN (NEW.arrival_id IS NOT NULL) EXECUTE FUNCTION reconciliation_settles();

-- What is booked already.
ALTER TABLE reconciliation_entries DISABLE TRIGGER reconciliation_entries_kept;
INSERT INTO reconciliation_entries (account, entry_id, on_day, amount)
  SELECT posting.account, posting.entry_id, entry.booked_on, sum(posting.amount)
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
  WHERE holds_money(posting.account)
  GROUP BY posting.account, posting.entry_id, entry.booked_on
  HAVING sum(posting.amount) <> 0;
ALTER TABLE reconciliation_entries ENABLE TRIGGER reconciliation_entries_kept;
DO $$
DECLARE entry ledger_entries;
BEGIN
  FOR entry IN SELECT * FROM ledger_entries WHERE undoes IS NOT NULL LOOP
    PERFORM reconcile_undone(entry);
  END LOOP;
END
$$;
