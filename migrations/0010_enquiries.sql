-- What visitors send, and how the office answers it. Only src/features/enquiries writes these tables.
CREATE TABLE enquiries (
  id uuid PRIMARY KEY,
  -- What a customer says on the phone. Five random characters and a check character: neither guessed nor counted.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^SF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$'),
  -- 130 random bits that open the visitor's own page of it.
  token text NOT NULL UNIQUE CHECK (token ~ '^[0-9a-hjkmnp-tv-z]{26}$'),
  kind text NOT NULL CHECK (kind IN ('contact', 'visa', 'package', 'air-ticket')),
  -- One line, in the visitor's language.
  subject text NOT NULL,
  -- As the visitor wrote it; nobody changes it.
  message text NOT NULL,
  details jsonb NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  name text NOT NULL,
  -- E.164.
  phone text CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Lower case.
  email text CHECK (email = lower(email)),
  reply_by text NOT NULL CHECK (reply_by IN ('phone', 'whatsapp', 'email')),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in-progress', 'waiting', 'won', 'lost', 'spam')),
  -- Looks like spam: kept, but nobody is told of it until staff release it.
  held boolean NOT NULL,
  held_for text[] NOT NULL,
  owner text REFERENCES users (uid) ON DELETE SET NULL,
  due_on date,
  merged_into uuid REFERENCES enquiries (id),
  -- The same form sent again has the same key.
  idempotency_key text NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 8 AND 100),
  -- A hash of all that was sent.
  fingerprint text NOT NULL,
  -- A hash of the address it came from, for limits.
  visitor text NOT NULL,
  -- Goes up with each change, so that two who change it at once find out.
  version integer NOT NULL DEFAULT 1,
  -- Lower case, with the phone's digits: what the office searches.
  search text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
);
CREATE INDEX enquiries_by_time ON enquiries (created_at DESC, id);
CREATE INDEX enquiries_by_state ON enquiries (state, created_at DESC, id) WHERE merged_into IS NULL AND NOT held;
CREATE INDEX enquiries_by_owner ON enquiries (owner, state) WHERE merged_into IS NULL AND NOT held;
CREATE INDEX enquiries_due ON enquiries (due_on) WHERE due_on IS NOT NULL;
CREATE INDEX enquiries_by_email ON enquiries (email, created_at DESC);
CREATE INDEX enquiries_by_phone ON enquiries (phone, created_at DESC);
CREATE INDEX enquiries_by_visitor ON enquiries (visitor, created_at DESC);
CREATE INDEX enquiries_search ON enquiries USING gin (search gin_trgm_ops);

-- Inner words of the staff; a note isn't changed, another one is written.
CREATE TABLE enquiry_notes (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  author text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX enquiry_notes_by_enquiry ON enquiry_notes (enquiry_id, at);
CREATE TRIGGER enquiry_notes_append_only BEFORE UPDATE OR DELETE ON enquiry_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was answered by e-mail; the mail itself lies in the outbox.
CREATE TABLE enquiry_replies (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  author text NOT NULL,
  to_address text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  subject text NOT NULL,
  body text NOT NULL,
  mail_id uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL
);
CREATE INDEX enquiry_replies_by_enquiry ON enquiry_replies (enquiry_id, at);
CREATE TRIGGER enquiry_replies_append_only BEFORE UPDATE OR DELETE ON enquiry_replies
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Everything that happened to an enquiry, the first line being that it came.
CREATE TABLE enquiry_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  at timestamptz NOT NULL,
  actor text NOT NULL,
  happened text NOT NULL,
  detail jsonb NOT NULL
);
CREATE INDEX enquiry_events_by_enquiry ON enquiry_events (enquiry_id, id);
CREATE TRIGGER enquiry_events_append_only BEFORE UPDATE OR DELETE ON enquiry_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
