-- Files that come piece by piece over a line that breaks. Only src/platform/private-files writes it. The storage holds
-- the pieces encrypted, as private/<file_id>/<name>; the file is made of them once all are there.
CREATE TABLE arriving_pieces (
  file_id uuid NOT NULL REFERENCES private_files (id) ON DELETE CASCADE,
  number integer NOT NULL,
  name uuid NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  PRIMARY KEY (file_id, number)
);

-- What an arriving file is for, so that those of one customer are counted and deleted together.
ALTER TABLE private_files ADD COLUMN place text;

-- Which upload a file came by: what is sent again after its answer was lost lies there once.
ALTER TABLE visa_case_files ADD COLUMN upload uuid UNIQUE;
