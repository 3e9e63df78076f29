-- What has to happen after a commit, such as taking a file out of the storage: written in the transaction of what
-- makes it necessary, done later, row by row. Letters have a table of their own (mail). Only src/platform/outbox writes it.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  -- Which handler does it.
  topic text NOT NULL,
  payload jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';

-- Files that only some may read. The storage holds them encrypted, in segments private/<id>/<number>; the row comes
-- first and goes last. Only src/platform/private-files writes it.
CREATE TABLE private_files (
  id uuid PRIMARY KEY,
  -- 'arriving' until what it belongs to has been written.
  state text NOT NULL DEFAULT 'arriving' CHECK (state IN ('arriving', 'kept')),
  name text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL DEFAULT 0,
  segments integer NOT NULL DEFAULT 0,
  -- The file's own key, encrypted with the data key of the program.
  sealed_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX private_files_arriving ON private_files (created_at) WHERE state = 'arriving';

-- Papers and pictures that a visitor sent to an enquiry. Only src/features/enquiries writes it.
CREATE TABLE enquiry_files (
  file_id uuid PRIMARY KEY REFERENCES private_files (id),
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  at timestamptz NOT NULL
);
CREATE INDEX enquiry_files_by_enquiry ON enquiry_files (enquiry_id, at);
