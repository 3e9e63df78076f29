-- Telephones and computers of staff that are told of by Web Push. The address and both keys are sealed with the data key.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  -- The sign-in that it was made in: once that is ended, nothing is sent there.
  session_id text NOT NULL,
  -- The same address is sealed always the same.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the push service last refused or didn't answer; null once it has taken one.
  failed_at timestamptz
);
CREATE INDEX push_subscriptions_of ON push_subscriptions (uid, created_at);

-- What each colleague wants to hear of, and when. Who has chosen nothing hears nothing.
CREATE TABLE push_choices (
  uid text PRIMARY KEY REFERENCES users (uid) ON DELETE CASCADE,
  kinds text[] NOT NULL CHECK (kinds <@ ARRAY['enquiry.new', 'money.waits', 'limit.near', 'paper.arrived']),
  -- HH:MM in Dhaka; equal ones are the whole day.
  from_time text NOT NULL CHECK (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text NOT NULL CHECK (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  language text NOT NULL CHECK (language IN ('en', 'bn'))
);

-- Pushes that wait to be sent. What is sent, or of no use any more, is deleted.
CREATE TABLE push_notices (
  id uuid PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('enquiry.new', 'money.waits', 'limit.near', 'paper.arrived', 'test')),
  -- The enquiry, order or case: while one about it waits, more of the same kind ring with it.
  subject_id uuid NOT NULL,
  reference text NOT NULL,
  -- Of the office.
  path text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- Nobody wants to hear it later.
  useful_until timestamptz NOT NULL,
  UNIQUE (subscription_id, kind, subject_id)
);
CREATE INDEX push_notices_due ON push_notices (next_attempt_at);
