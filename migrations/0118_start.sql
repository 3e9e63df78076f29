-- What the owner said of the guided start: steps that only a person can call done, and whether it was put away.
CREATE TABLE start_progress (
  name text PRIMARY KEY CHECK (name = 'start'),
  done text[] NOT NULL,
  away boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
-- What the program was started with that is set by variables: no value of theirs is kept.
CREATE TABLE start_services (
  service text PRIMARY KEY CHECK (service IN ('mail', 'sms', 'whatsapp', 'bkash', 'nagad', 'sslcommerz'))
);
-- When a backup was written by this program; the backup itself has none of its own row.
CREATE TABLE backups_written (
  at timestamptz PRIMARY KEY
);
