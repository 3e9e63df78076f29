-- The number of the last slip, in its only row.
CREATE TABLE passport_serials (
  id integer PRIMARY KEY CHECK (id = 1),
  last_number integer NOT NULL
);

-- Passports that the agency holds for visas: each move has a numbered slip for one or several passports of a case.
CREATE TABLE passport_slips (
  number integer PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES visa_cases (id),
  move text NOT NULL CHECK (move IN ('received', 'sent', 'collected', 'handed-over')),
  at timestamptz NOT NULL,
  actor text NOT NULL,
  -- Who brought them, or to whom they were given.
  person text NOT NULL,
  -- Where they are from now on: the safe, the name of a visa centre.
  place text NOT NULL,
  -- By when the next move is expected; none once they are handed over.
  due_on date,
  CHECK ((move = 'handed-over') = (due_on IS NULL))
);
CREATE INDEX passport_slips_of ON passport_slips (case_id, number);
CREATE INDEX passport_slips_due ON passport_slips (due_on) WHERE due_on IS NOT NULL;

CREATE TABLE passport_moves (
  slip integer NOT NULL REFERENCES passport_slips (number),
  applicant_id uuid NOT NULL REFERENCES visa_applicants (id),
  PRIMARY KEY (slip, applicant_id)
);
CREATE INDEX passport_moves_of ON passport_moves (applicant_id, slip);

CREATE TRIGGER passport_slips_append_only BEFORE UPDATE OR DELETE ON passport_slips
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER passport_slips_kept BEFORE TRUNCATE ON passport_slips
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER passport_moves_append_only BEFORE UPDATE OR DELETE ON passport_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER passport_moves_kept BEFORE TRUNCATE ON passport_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
