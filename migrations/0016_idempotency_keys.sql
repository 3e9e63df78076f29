-- What a client was answered to a write that it may send again: a key of its own making, and the same answer for as
-- long as the row is kept. Only src/platform/idempotency writes it.
CREATE TABLE idempotency_keys (
  -- The command and who runs it: nobody meets somebody else's key.
  scope text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
  -- Of the body that came with it.
  hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- Keys of enquiries lay with the enquiries. Those that a browser may still send again come along.
INSERT INTO idempotency_keys (scope, key, hash, answer, created_at)
SELECT
  'enquiries.send visitor',
  idempotency_key,
  fingerprint,
  jsonb_build_object(
    'reference', reference,
    'path', (CASE language WHEN 'bn' THEN '/bn' ELSE '' END) || '/enquiries/' || token
  ),
  created_at
FROM enquiries
WHERE length(idempotency_key) BETWEEN 16 AND 64 AND created_at > now() - interval '7 days';

-- The version before still fills it; the column goes when nobody does.
ALTER TABLE enquiries ALTER COLUMN idempotency_key DROP NOT NULL;
