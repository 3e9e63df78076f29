-- Who has an account, whichever identity provider proves it. Only src/features/identity writes these tables.
CREATE TABLE users (
  uid text PRIMARY KEY CHECK (length(uid) BETWEEN 1 AND 128),
  email text NOT NULL CHECK (email = lower(email)),
  email_verified boolean NOT NULL,
  name text,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'editor', 'clerk', 'customer')),
  disabled_at timestamptz,
  -- Goes up when every access token given out so far must stop working.
  token_version integer NOT NULL DEFAULT 0,
  -- ID tokens and refresh tokens from before are refused: password or address changed, signed out everywhere.
  valid_since timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz
);
CREATE UNIQUE INDEX users_by_email ON users (email);
CREATE INDEX users_by_role ON users (role, created_at DESC);

-- One row for each sign-in that got an access token; signing out ends it.
CREATE TABLE user_sessions (
  id text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL,
  renewed_at timestamptz NOT NULL,
  -- The browser as it names itself, for the list of sessions.
  device text,
  ended_at timestamptz
);
CREATE INDEX user_sessions_by_user ON user_sessions (uid, signed_in_at DESC);

-- Keys that sign: `access` for our access tokens, `identity` for the built-in provider's ID tokens.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('access', 'identity')),
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- From then on it signs no more, but what it signed is still believed until it expires.
  retired_at timestamptz
);
CREATE INDEX signing_keys_by_purpose ON signing_keys (purpose, created_at DESC);
