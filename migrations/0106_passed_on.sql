-- What official fees and suppliers' prices of orders really cost, beside what was collected for them.

-- The kinds that there are, and three more.
DO $$
DECLARE kinds text;
BEGIN
  SELECT string_agg(quote_literal(kind), ', ') INTO kinds FROM (
    SELECT match[1] AS kind FROM pg_constraint,
      regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') AS match
    WHERE conname = 'ledger_entries_kind_check' AND conrelid = 'ledger_entries'::regclass
    UNION SELECT unnest(ARRAY['pay-on', 'pay-on-undone', 'passed-on'])
  ) AS known;
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (%s))', kinds);
END
$$;

-- A line that was passed on, in each version of its order: its place there.
CREATE TABLE passed_on_lines (
  id uuid NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id),
  version integer NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  -- On which it was collected.
  account text NOT NULL CHECK (account IN ('2200', '2300')),
  PRIMARY KEY (id, version)
);
CREATE UNIQUE INDEX passed_on_lines_place ON passed_on_lines (order_id, version, position, account);
CREATE TRIGGER passed_on_lines_append_only BEFORE UPDATE OR DELETE ON passed_on_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER passed_on_lines_kept BEFORE TRUNCATE ON passed_on_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What an entry of the ledger passed on of a line; poisha, negative for what it took back.
CREATE TABLE passed_on (
  line_id uuid NOT NULL,
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  -- The cost.
  amount bigint NOT NULL,
  -- So much of it had been collected.
  fell bigint NOT NULL,
  -- So much hadn't: a loss.
  lost bigint NOT NULL,
  -- What was collected beyond the cost.
  gained bigint NOT NULL,
  -- By how much the line counts as spent.
  spent bigint NOT NULL,
  -- Whether nothing more will come: 1, or -1 when that is taken back.
  finished integer NOT NULL CHECK (finished IN (-1, 0, 1)),
  PRIMARY KEY (line_id, entry_id),
  CHECK (amount = fell + lost)
);
CREATE INDEX passed_on_of ON passed_on (order_id);
CREATE INDEX passed_on_by_entry ON passed_on (entry_id);
CREATE TRIGGER passed_on_append_only BEFORE UPDATE OR DELETE ON passed_on
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER passed_on_kept BEFORE TRUNCATE ON passed_on
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money that goes out for a line of an order.
ALTER TABLE movements DROP CONSTRAINT movements_kind_check;
ALTER TABLE movements ADD CONSTRAINT movements_kind_check
  CHECK (kind IN ('transfer', 'expense', 'supplier-payment', 'pay-on'));
ALTER TABLE movements ADD COLUMN order_id uuid REFERENCES orders (id);
ALTER TABLE movements ADD COLUMN order_version integer;
ALTER TABLE movements ADD COLUMN order_line integer CHECK (order_line >= 0);
ALTER TABLE movements ADD COLUMN finished boolean NOT NULL DEFAULT false;
ALTER TABLE movements ADD CONSTRAINT movements_of_order CHECK (
  (kind = 'pay-on') = (order_id IS NOT NULL) AND (order_id IS NULL) = (order_line IS NULL)
  AND (order_id IS NULL) = (order_version IS NULL));
CREATE INDEX movements_by_order ON movements (order_id) WHERE order_id IS NOT NULL;
