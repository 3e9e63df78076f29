-- Refunds that go back through the gateway that took the money, and the clock of all refunds.
ALTER TABLE refunds DROP CONSTRAINT refunds_state_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_state_check
  CHECK (state IN ('asked', 'approved', 'processing', 'review', 'paid', 'refused'));
ALTER TABLE refunds
  -- The payment through a gateway that it gives back, and the ids of the refund at both sides.
  ADD COLUMN payment_id uuid REFERENCES payments (id),
  ADD COLUMN our_id text UNIQUE,
  ADD COLUMN their_id text,
  -- When the gateway is asked next; null while nothing is to be sent.
  ADD COLUMN next_ask_at timestamptz,
  ADD COLUMN asks integer NOT NULL DEFAULT 0,
  -- What the gateway said last, in its words: for staff.
  ADD COLUMN trouble text,
  -- The last day on which the money should be back.
  ADD COLUMN due_on date;
UPDATE refunds SET due_on = (asked_at AT TIME ZONE 'Asia/Dhaka')::date + 10;
CREATE INDEX refunds_sending ON refunds (next_ask_at) WHERE state IN ('approved', 'processing');
CREATE INDEX refunds_of_payment ON refunds (payment_id) WHERE payment_id IS NOT NULL;
DROP INDEX refunds_open;
CREATE INDEX refunds_open ON refunds (due_on, id) WHERE state IN ('asked', 'approved', 'processing', 'review');
