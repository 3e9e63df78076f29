-- How staff arranged the rooms and the coach of a departure; without a row the proposal of the rules is shown. People are
-- named by order and place, so no name is kept twice.
CREATE TABLE departure_plans (
  departure_id uuid NOT NULL REFERENCES departures (id),
  kind text NOT NULL CHECK (kind IN ('rooms', 'coach')),
  version integer NOT NULL CHECK (version > 0),
  plan jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  PRIMARY KEY (departure_id, kind)
);

-- Who was seen at the coach, or missed. A telephone sends its marks when it has a network again: `marked_at` is its
-- clock's, the order is that of `number`.
CREATE TABLE check_ins (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  departure_id uuid NOT NULL REFERENCES departures (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  place text NOT NULL,
  state text NOT NULL CHECK (state IN ('here', 'missing')),
  marked_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  actor text NOT NULL
);
CREATE INDEX check_ins_of ON check_ins (departure_id, order_id, place, number);
CREATE TRIGGER check_ins_append_only BEFORE UPDATE OR DELETE ON check_ins
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER check_ins_kept BEFORE TRUNCATE ON check_ins
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
