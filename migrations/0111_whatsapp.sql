-- Which provider the channels of telephones go by, as the program was last started: what isn't there isn't set up.
CREATE TABLE message_providers (
  channel text PRIMARY KEY CHECK (channel IN ('sms', 'whatsapp')),
  provider text NOT NULL
);

-- Who has written STOP hears only what an order needs.
CREATE TABLE message_stops (
  phone text PRIMARY KEY,
  at timestamptz NOT NULL
);

-- Pictures and papers that came with a message; what they are stands in private_files.
CREATE TABLE message_files (
  file_id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
  at timestamptz NOT NULL
);
CREATE INDEX message_files_by_message ON message_files (message_id);

-- Messages that staff send to many at once.
CREATE TABLE message_batches (
  id uuid PRIMARY KEY,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  stopped_at timestamptz
);

ALTER TABLE messages
  -- Why it wasn't taken, as one of the words of src/platform/sms and src/platform/whatsapp.
  ADD COLUMN error_code text,
  ADD COLUMN batch uuid REFERENCES message_batches;

-- What a customer wrote is stored once, however often WhatsApp says it.
CREATE UNIQUE INDEX messages_received ON messages (channel, reference) WHERE direction = 'in';
CREATE INDEX messages_by_reference ON messages (reference) WHERE direction = 'out' AND reference IS NOT NULL;
-- The window of 24 hours in which a customer can be answered, and whose thread an answer belongs to.
CREATE INDEX messages_by_number ON messages (to_address, created_at DESC) WHERE channel <> 'email';
CREATE INDEX messages_by_batch ON messages (batch) WHERE batch IS NOT NULL;

-- An enquiry is written to by WhatsApp, too.
ALTER TABLE enquiry_messages DROP CONSTRAINT enquiry_messages_via_check;
ALTER TABLE enquiry_messages ADD CONSTRAINT enquiry_messages_via_check CHECK (via IN ('page', 'email', 'whatsapp'));
