-- What a customer's card keeps beside numbers and notes.
ALTER TABLE customers ADD COLUMN address text;
ALTER TABLE customers ADD COLUMN birth_date date;
ALTER TABLE customers ADD COLUMN passport_expires date;
ALTER TABLE customers ADD COLUMN tags text[] NOT NULL DEFAULT '{}';

-- What an agency brings along: a file is read, tried, taken over and undone as a whole.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customers', 'orders', 'suppliers', 'bills', 'departures', 'enquiries', 'posts', 'packages', 'everything')),
  file_name text NOT NULL,
  -- The file, encrypted; null once it is gone.
  file_id uuid REFERENCES private_files (id) ON DELETE SET NULL,
  -- By head of the file: the field, or null for a column that isn't taken.
  columns jsonb NOT NULL DEFAULT '{}'::jsonb,
  dates text CHECK (dates IN ('dmy', 'mdy', 'ymd')),
  state text NOT NULL DEFAULT 'read' CHECK (state IN ('read', 'running', 'done', 'undone', 'failed')),
  only_good boolean NOT NULL DEFAULT true,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  taken_over_by text,
  taken_over_at timestamptz,
  finished_at timestamptz,
  added integer NOT NULL DEFAULT 0,
  joined integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  -- Of the take-over: rows that weren't written. They go with the file.
  faults jsonb NOT NULL DEFAULT '[]'::jsonb,
  fault_count integer NOT NULL DEFAULT 0,
  failure text,
  undone_by text,
  undone_at timestamptz,
  undo_reason text,
  CHECK ((state = 'undone') = (undone_at IS NOT NULL))
);
CREATE INDEX imports_latest ON imports (created_at DESC);
CREATE INDEX imports_running ON imports (taken_over_at) WHERE state = 'running';

-- What rows of an import made or added to, so that it can be undone and the same row adds nothing.
CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports (id),
  row integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('added', 'joined')),
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  -- A keyed mark of what the row says; null where the subject itself tells.
  mark text,
  -- What was added to something that was there, as its kind takes it back.
  given jsonb,
  PRIMARY KEY (import_id, row, subject_kind, subject_id)
);
CREATE INDEX import_rows_subject ON import_rows (subject_id);
CREATE INDEX import_rows_mark ON import_rows (mark) WHERE mark IS NOT NULL;

-- Which field a head was read as the last time.
CREATE TABLE import_heads (
  kind text NOT NULL,
  head text NOT NULL,
  field text,
  PRIMARY KEY (kind, head)
);

-- How far a running import is: written beside its transaction, which nobody else sees into.
CREATE TABLE import_progress (
  import_id uuid PRIMARY KEY REFERENCES imports (id) ON DELETE CASCADE,
  done integer NOT NULL,
  of integer NOT NULL
);

-- A note that an import brought goes when the import is undone: its row names it, and goes afterwards.
CREATE OR REPLACE FUNCTION refuse_unless_card_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (
    EXISTS (SELECT FROM customers WHERE id = OLD.customer_id AND removed_at >= OLD.at)
    OR EXISTS (
      SELECT FROM import_rows
      WHERE subject_id = OLD.customer_id
        AND given -> 'notes' @> jsonb_build_array(jsonb_build_object('id', OLD.id::text))
    )
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
