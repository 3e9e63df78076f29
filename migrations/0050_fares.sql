-- Fare options for a fare request, which is an enquiry. Its id is the request's.
CREATE TABLE fare_requests (
  enquiry_id uuid PRIMARY KEY REFERENCES enquiries (id),
  token text NOT NULL UNIQUE,
  sent_at timestamptz,
  -- One of its own, as the command sees to: tables that reference each other have no order for a backup.
  option_id uuid,
  order_id uuid UNIQUE REFERENCES orders (id),
  accepted_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((option_id IS NULL) = (order_id IS NULL) AND (option_id IS NULL) = (accepted_at IS NULL))
);
-- What was offered stays as it was: the price that is accepted is the one that was shown.
CREATE TABLE fare_options (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES fare_requests (enquiry_id),
  position int NOT NULL CHECK (position BETWEEN 1 AND 5),
  segments jsonb NOT NULL,
  fares jsonb NOT NULL,
  terms jsonb NOT NULL,
  time_limit timestamptz NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  UNIQUE (enquiry_id, position)
);
CREATE TRIGGER fare_options_append_only BEFORE UPDATE OR DELETE ON fare_options
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER fare_options_kept BEFORE TRUNCATE ON fare_options
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE fare_passengers (
  enquiry_id uuid NOT NULL REFERENCES fare_requests (enquiry_id),
  position int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('adult', 'child', 'infant')),
  surname text NOT NULL,
  given_names text NOT NULL,
  PRIMARY KEY (enquiry_id, position)
);
