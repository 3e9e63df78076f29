-- The themes that an agency adds to those of the program; packages name them by key.
CREATE TABLE themes (
  key text PRIMARY KEY,
  names jsonb NOT NULL,
  markets text[] NOT NULL
);
