-- Mail that goes out: written in the transaction of what it tells of, sent later. Only src/platform/mail writes it.
CREATE TABLE mail (
  id uuid PRIMARY KEY,
  -- The Message-ID: a receiver that gets a mail twice knows it by this.
  message_id text NOT NULL UNIQUE,
  kind text NOT NULL,
  to_address text NOT NULL,
  reply_to text,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX mail_due ON mail (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX mail_by_state ON mail (state, created_at DESC);
