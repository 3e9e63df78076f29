-- Why a document that was due could not be published; it isn't tried again until it is scheduled anew.
ALTER TABLE scheduled_publications
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN failure text,
  ADD CHECK ((failed_at IS NULL) = (failure IS NULL));
