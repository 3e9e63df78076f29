-- Options change by another one in their stead; what was offered stays as it was. Those that count no more keep their positions.
ALTER TABLE fare_options DROP CONSTRAINT fare_options_position_check;
ALTER TABLE fare_options ADD CONSTRAINT fare_options_position_check CHECK (position BETWEEN 1 AND 60);
-- Where it stands among the others, of one that came in the stead of another that nobody had seen; null: at its position.
ALTER TABLE fare_options ADD COLUMN place int;

-- Options that can't be had any more: withdrawn, or replaced by another one.
CREATE TABLE fare_option_ends (
  option_id uuid PRIMARY KEY REFERENCES fare_options (id),
  enquiry_id uuid NOT NULL REFERENCES fare_requests (enquiry_id),
  replaced_by uuid REFERENCES fare_options (id),
  -- The customer saw it, and sees what became of it.
  was_sent boolean NOT NULL,
  ended_by text NOT NULL,
  ended_at timestamptz NOT NULL
);
CREATE INDEX fare_option_ends_of ON fare_option_ends (enquiry_id);
CREATE TRIGGER fare_option_ends_append_only BEFORE UPDATE OR DELETE ON fare_option_ends
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_offer_removed();
CREATE TRIGGER fare_option_ends_kept BEFORE TRUNCATE ON fare_option_ends
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the airline has booked for an option, as it was pasted with its flights.
CREATE TABLE fare_bookings (
  option_id uuid PRIMARY KEY REFERENCES fare_options (id),
  enquiry_id uuid NOT NULL REFERENCES fare_requests (enquiry_id),
  pnr text CHECK (pnr ~ '^[A-Z0-9]{6}$'),
  passengers jsonb NOT NULL
);
CREATE INDEX fare_bookings_of ON fare_bookings (enquiry_id);
CREATE INDEX fare_bookings_by_pnr ON fare_bookings (pnr) WHERE pnr IS NOT NULL;

-- Staff accepted on the customer's word: who said it, and how.
ALTER TABLE fare_requests
  ADD COLUMN said_by text,
  ADD COLUMN said_how text CHECK (said_how IN ('phone', 'whatsapp', 'counter')),
  ADD COLUMN accepted_by text,
  ADD CHECK ((said_how IS NULL) = (accepted_by IS NULL));

-- The flights of a ticket that came for another one; null: those of the option.
ALTER TABLE fare_tickets ADD COLUMN segments jsonb;

-- Who flies on an order and on which flights, and the company that it is for, as its papers say it.
CREATE TABLE order_journeys (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  company text,
  wants_invoice boolean NOT NULL DEFAULT false,
  passengers jsonb NOT NULL DEFAULT '[]',
  -- By language.
  flights jsonb NOT NULL DEFAULT '{}'
);
