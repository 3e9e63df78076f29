-- The day on which a till was opened, by its float or by its first cash: until it is closed the till is that day's, also past
-- midnight. Null while nothing is in hand.
ALTER TABLE ledger_tills ADD COLUMN opened_on date;
UPDATE ledger_tills SET opened_on = coalesce(
  (SELECT min(day) FROM till_days WHERE till_days.clerk = ledger_tills.clerk AND closed_at IS NULL),
  (SELECT min(entry.booked_on) FROM ledger_entries entry JOIN ledger_postings posting ON posting.entry_id = entry.id
    WHERE coalesce(entry.clerk, entry.actor) = ledger_tills.clerk AND posting.account = '1010'
      AND entry.kind NOT IN ('till-difference', 'till-closed', 'till-reopened')
      AND entry.at > coalesce((SELECT max(closed_at) FROM till_days WHERE till_days.clerk = ledger_tills.clerk), '-infinity')
      AND (ledger_tills.closed_on IS NULL OR entry.booked_on > ledger_tills.closed_on)));

-- Each count of the safe, also one that finds what should be there and so books nothing. Only src/features/till writes this table.
-- Sums are poisha.
CREATE TABLE safe_counts (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  by text NOT NULL,
  expected bigint NOT NULL,
  counted bigint NOT NULL CHECK (counted >= 0),
  because text,
  -- What was found beyond the books at the first count: it was there before they began.
  opening bigint NOT NULL DEFAULT 0 CHECK (opening >= 0)
);
CREATE TRIGGER safe_counts_append_only BEFORE UPDATE OR DELETE ON safe_counts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER safe_counts_kept BEFORE TRUNCATE ON safe_counts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
INSERT INTO safe_counts (id, at, by, expected, counted, because, opening)
  SELECT gen_random_uuid(), at, actor, (difference ->> 'expected')::bigint, (difference ->> 'counted')::bigint,
    difference ->> 'because', 0
  FROM activity WHERE action = 'till.count-safe' AND (difference ->> 'counted')::bigint >= 0;
