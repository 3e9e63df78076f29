-- Find my booking: who has a telephone number gets a code on it, and with the code the list of what is open. All of it is over within
-- an hour, and deleted then.
CREATE TABLE find_codes (
  id uuid PRIMARY KEY,
  -- Sealed with the data key, the same number always the same.
  phone text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'bn')),
  -- A mark of the client's address, for limits.
  visitor text NOT NULL,
  -- A keyed mark of the code; null until it was sent, and for ever for a number that nobody knows.
  code text,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  -- The hash of the secret that the browser got for the right code, and until when it opens the list.
  secret text UNIQUE,
  open_until timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((secret IS NULL) = (open_until IS NULL))
);
CREATE INDEX find_codes_by_phone ON find_codes (phone, created_at DESC);
CREATE INDEX find_codes_by_visitor ON find_codes (visitor, created_at);
CREATE INDEX find_codes_by_age ON find_codes (created_at);

-- Wrong guesses of a day, for limits.
CREATE TABLE find_guesses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visitor text NOT NULL,
  -- Whether there was a code that it could have been.
  live boolean NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX find_guesses_by_visitor ON find_guesses (visitor, at);
CREATE INDEX find_guesses_by_age ON find_guesses (at);

-- By it the messages are found whose number and code are to be forgotten.
CREATE INDEX messages_with_codes ON messages (created_at) WHERE event = 'find.code' AND to_address NOT LIKE '•%';
