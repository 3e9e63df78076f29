-- The built-in identity provider. Address, name and role of an account are in users. Only src/features/identity writes these.
CREATE TABLE provider_accounts (
  uid text PRIMARY KEY REFERENCES users (uid) ON DELETE CASCADE,
  -- Argon2id in its own notation; none for who signs in with Google only.
  password_hash text,
  password_updated_at timestamptz,
  google_sub text UNIQUE,
  google_email text,
  photo_url text,
  last_login_at timestamptz NOT NULL,
  CHECK ((password_hash IS NULL) = (password_updated_at IS NULL))
);

-- A sign-in and everything that is renewed from it: the family of its refresh tokens.
CREATE TABLE provider_sessions (
  id text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('password', 'google.com')),
  -- When the password was typed, or Google asked.
  signed_in_at timestamptz NOT NULL,
  -- Refused from when users.valid_since is later than this.
  started_at timestamptz NOT NULL,
  renewed_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX provider_sessions_by_user ON provider_sessions (uid);
CREATE INDEX provider_sessions_by_renewal ON provider_sessions (renewed_at);

CREATE TABLE provider_refresh_tokens (
  hash text PRIMARY KEY,
  session_id text NOT NULL REFERENCES provider_sessions (id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  -- When it was exchanged for the next one; exchanged again later than the grace allows, it ends the sign-in.
  used_at timestamptz
);
CREATE INDEX provider_refresh_tokens_by_session ON provider_refresh_tokens (session_id);

-- Codes in mail links, and the nonces of Google sign-ins on their way.
CREATE TABLE provider_codes (
  hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'verify', 'change', 'recover', 'google-nonce')),
  uid text REFERENCES users (uid) ON DELETE CASCADE,
  -- The address of the account while the code holds; for `recover` the one to go back to.
  email text,
  new_email text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (purpose = 'google-nonce' OR (uid IS NOT NULL AND email IS NOT NULL)),
  CHECK ((purpose IN ('change', 'recover')) = (new_email IS NOT NULL))
);
CREATE INDEX provider_codes_by_user ON provider_codes (uid);
CREATE INDEX provider_codes_by_expiry ON provider_codes (expires_at);

-- Moments at which something limited was done. The key is a hash: it names no address.
CREATE TABLE provider_attempts (
  key text PRIMARY KEY,
  times timestamptz[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_attempts_by_expiry ON provider_attempts (expires_at);

-- Browsers and network addresses, hashed, from which an account was signed in to: a guesser elsewhere does not lock them out.
CREATE TABLE provider_known_places (
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  place text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (uid, place)
);
CREATE INDEX provider_known_places_by_age ON provider_known_places (seen_at);
