-- “Take everything with you”: what an owner asked for, made by a job, kept encrypted as private files are, and gone after some days.
CREATE TABLE everything_exports (
  id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Of a running one, when a job may take it up; of another, when it goes.
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  ended_at timestamptz,
  -- The ZIP, once it is whole.
  file_id uuid REFERENCES private_files,
  bytes bigint,
  CHECK ((state = 'done') = (file_id IS NOT NULL)),
  CHECK ((state = 'running') = (ended_at IS NULL))
);
-- One is made at a time.
CREATE UNIQUE INDEX everything_exports_running ON everything_exports ((true)) WHERE state = 'running';
