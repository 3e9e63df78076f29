-- Invitations of colleagues. Only src/features/identity writes this table. A row is never deleted: it says who let whom in.
CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'editor', 'clerk', 'accountant', 'visa-officer')),
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  -- SHA-256 of the token in the link; sending again makes another token.
  token_hash text NOT NULL UNIQUE,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by text,
  revoked_at timestamptz,
  CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX invitations_open ON invitations (email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
