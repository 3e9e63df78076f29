-- The access token of bKash, shared by all processes: bKash grants two an hour.
CREATE TABLE bkash_tokens (
  account text PRIMARY KEY,
  id_token text,
  granted_at timestamptz,
  expires_at timestamptz,
  asked jsonb NOT NULL DEFAULT '[]',
  renewing_until timestamptz
);
