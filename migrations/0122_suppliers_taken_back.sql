-- A supplier that an import brought goes with it when the import is undone. Its card stays behind, because entries that were booked and
-- undone name it; no list has it any more.
ALTER TABLE suppliers ADD COLUMN removed_at timestamptz;
