-- The kinds that there are, and what the agency had when its books began.
DO $$
DECLARE kinds text;
BEGIN
  SELECT string_agg(quote_literal(kind), ', ') INTO kinds FROM (
    SELECT match[1] AS kind FROM pg_constraint,
      regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') AS match
    WHERE conname = 'ledger_entries_kind_check' AND conrelid = 'ledger_entries'::regclass
    UNION SELECT unnest(ARRAY['opening', 'opening-undone'])
  ) AS known;
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (%s))', kinds);
END
$$;

-- The number of an entry in files that go to an accountant: those that are there get theirs in the order in which they were written.
ALTER TABLE ledger_entries ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
CREATE UNIQUE INDEX ledger_entries_by_number ON ledger_entries (number);

-- What the agency had when its books began, each time that it was entered: the last row counts. Its entries have its id as their subject.
CREATE TABLE books_openings (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  on_day date NOT NULL,
  -- Why it was mended.
  because text,
  by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TRIGGER books_openings_append_only BEFORE UPDATE OR DELETE ON books_openings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER books_openings_kept BEFORE TRUNCATE ON books_openings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An account of the agency's own that is at nil is closed, and opened again; it is never deleted.
ALTER TABLE own_accounts ADD COLUMN closed_at timestamptz;

-- The office's search finds a bill by the beginning of its number.
CREATE INDEX supplier_bills_by_number ON supplier_bills (number_key text_pattern_ops) WHERE number_key IS NOT NULL;
