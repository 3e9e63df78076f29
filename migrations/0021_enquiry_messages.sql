-- What customers add to their enquiry, on its page or by e-mail.
CREATE TABLE enquiry_messages (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  via text NOT NULL CHECK (via IN ('page', 'email')),
  -- The sender's address; none for a message of the page.
  from_address text,
  -- From another address than the enquiry's: kept, but marked.
  stranger boolean NOT NULL,
  body text NOT NULL,
  -- What a message that comes twice is recognised by: its Message-ID, or a hash of its text.
  message_key text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (enquiry_id, message_key)
);
CREATE INDEX enquiry_messages_by_enquiry ON enquiry_messages (enquiry_id, at);
CREATE TRIGGER enquiry_messages_append_only BEFORE UPDATE OR DELETE ON enquiry_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Which enquiry a letter was about: an answer names its Message-ID.
CREATE TABLE enquiry_letters (
  mail_id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id)
);
INSERT INTO enquiry_letters (mail_id, enquiry_id) SELECT mail_id, enquiry_id FROM enquiry_replies;

-- The secret part of the address that answers go to. It opens nothing.
ALTER TABLE enquiries ADD COLUMN reply_token text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', '');
