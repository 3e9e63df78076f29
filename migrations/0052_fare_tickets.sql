-- What the airline issued for an accepted fare: its booking, and a ticket for each passenger.
ALTER TABLE fare_requests
  ADD COLUMN pnr text CHECK (pnr ~ '^[A-Z0-9]{6}$'),
  -- Who issued the tickets when it wasn't this agency.
  ADD COLUMN issued_by text,
  -- Since when every passenger has a ticket.
  ADD COLUMN ticketed_at timestamptz;
CREATE TABLE fare_tickets (
  number text PRIMARY KEY CHECK (number ~ '^[0-9]{13}$'),
  enquiry_id uuid NOT NULL,
  position int NOT NULL,
  -- What the airline takes for it, taxes included.
  fare bigint NOT NULL CHECK (fare >= 0),
  state text NOT NULL DEFAULT 'issued' CHECK (state IN ('issued', 'void', 'exchanged', 'refunded')),
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (enquiry_id, position) REFERENCES fare_passengers (enquiry_id, position),
  CHECK ((state = 'issued') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX fare_tickets_valid ON fare_tickets (enquiry_id, position) WHERE state = 'issued';
CREATE INDEX fare_tickets_of ON fare_tickets (enquiry_id);
CREATE TABLE fare_ticket_files (
  file_id uuid PRIMARY KEY REFERENCES private_files (id),
  enquiry_id uuid NOT NULL REFERENCES fare_requests (enquiry_id),
  at timestamptz NOT NULL
);
CREATE INDEX fare_ticket_files_of ON fare_ticket_files (enquiry_id);
