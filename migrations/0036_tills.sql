-- Cash by till. A clerk's till is the cash of the ledger's entries that are this clerk's.

-- The last day that a clerk has closed: on it, and before, no more cash is taken or paid out. Only src/features/ledger
-- writes this table.
CREATE TABLE ledger_tills (
  clerk text PRIMARY KEY,
  closed_on date
);

-- A clerk's day at the till. Only src/features/till writes this table. Sums are poisha.
CREATE TABLE till_days (
  clerk text NOT NULL,
  day date NOT NULL,
  opened_at timestamptz NOT NULL,
  -- What came from the safe in the morning.
  opening_float bigint NOT NULL CHECK (opening_float >= 0),
  closed_at timestamptz,
  closed_by text,
  -- What the ledger had in the till, and what was taken and waits for approval.
  balance bigint,
  waiting bigint,
  -- How many notes of each value in taka.
  notes jsonb,
  counted bigint CHECK (counted >= 0),
  difference bigint,
  because text,
  handed_over bigint CHECK (handed_over >= 0),
  PRIMARY KEY (clerk, day),
  CHECK (num_nulls(closed_at, closed_by, balance, waiting, notes, counted, difference, handed_over) IN (0, 8)),
  CHECK (difference = counted - balance - waiting),
  CHECK (difference = 0 OR length(because) > 0)
);

-- A closed day stays as it was counted.
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'the till of % was closed on %', OLD.clerk, OLD.day USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER till_days_closed BEFORE UPDATE OR DELETE ON till_days
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();

CREATE INDEX ledger_entries_by_clerk ON ledger_entries ((coalesce(clerk, actor)), at);
