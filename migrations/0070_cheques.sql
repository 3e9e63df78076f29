-- Cheques of customers: what is written on them, and where they are. The money of one is in hand, then deposited at the bank, then
-- cleared; each move is an entry of the ledger. A cheque that bounced is a payment that was undone.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed', 'till-reopened', 'safe-opened', 'safe-counted',
  'departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone',
  'cheque-deposited', 'cheque-deposited-undone', 'cheque-cleared', 'cheque-cleared-undone', 'cheque-charge'));

CREATE TABLE payment_cheques (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  -- Empty when it isn't said.
  bank text NOT NULL,
  number text NOT NULL,
  -- The digits of the number without zeros before them, by which a line of a statement names it.
  digits text NOT NULL,
  -- The day that is written on it.
  dated date
);
CREATE TRIGGER payment_cheques_append_only BEFORE UPDATE OR DELETE ON payment_cheques
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_cheques_kept BEFORE TRUNCATE ON payment_cheques
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
INSERT INTO payment_cheques (payment_id, bank, number, digits)
  SELECT id, '', coalesce(outside, ''), coalesce(ltrim((regexp_match(outside_key, '(\d+)\D*$'))[1], '0'), '')
  FROM payments WHERE method = 'cheque';

-- The last move of a payment says where its cheque is; without one it is in hand.
CREATE TABLE cheque_moves (
  payment_id uuid NOT NULL REFERENCES payments (id),
  position integer NOT NULL CHECK (position > 0),
  state text NOT NULL CHECK (state IN ('in-hand', 'deposited', 'cleared', 'bounced')),
  day date NOT NULL,
  -- The number of the agency's account at which it was deposited.
  account text,
  -- The line of a statement that shows it.
  arrival_id uuid REFERENCES money_arrivals (id),
  reason text,
  -- What the bank took for a cheque that bounced; poisha.
  charge bigint NOT NULL DEFAULT 0 CHECK (charge >= 0),
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, position),
  CHECK (arrival_id IS NULL OR state = 'cleared'),
  CHECK (charge = 0 OR state = 'bounced')
);
CREATE INDEX cheque_moves_of_arrival ON cheque_moves (arrival_id) WHERE arrival_id IS NOT NULL;
CREATE INDEX payments_cheques ON payments (taken_at) WHERE method = 'cheque';
CREATE TRIGGER cheque_moves_append_only BEFORE UPDATE OR DELETE ON cheque_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cheque_moves_kept BEFORE TRUNCATE ON cheque_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whether a line of a statement is the clearing of a cheque whose payment stands.
CREATE FUNCTION arrival_is_of_cheque(arrival uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM cheque_moves cleared JOIN payments ON payments.id = cleared.payment_id
    WHERE cleared.arrival_id = arrival AND payments.state IN ('waiting', 'counted')
      AND NOT EXISTS (SELECT FROM cheque_moves later
        WHERE later.payment_id = cleared.payment_id AND later.position > cleared.position))
$$;

-- As before, but a cheque with the number of a deposit doesn't hide it: somebody says that this is the cheque, which clears it.
CREATE OR REPLACE FUNCTION arrival_is_settled(arrival uuid, key text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_matches match JOIN payments ON payments.id = match.payment_id
      WHERE match.arrival_id = arrival AND payments.state IN ('waiting', 'counted'))
    OR EXISTS (SELECT FROM payments JOIN money_arrivals ON money_arrivals.id = arrival
      WHERE payments.outside_key = key AND payments.state IN ('waiting', 'counted')
        AND (money_arrivals.method <> 'bank'
          OR (payments.amount = money_arrivals.amount AND payments.method <> 'cheque'))
        AND NOT EXISTS (SELECT FROM money_matches match
          WHERE match.payment_id = payments.id AND match.arrival_id <> arrival AND money_arrivals.method = 'bank'))
    OR arrival_is_of_cheque(arrival)
$$;

CREATE OR REPLACE FUNCTION arrival_settled_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments
    WHERE outside_key = NEW.outside_key AND state IN ('waiting', 'counted')
      AND (NEW.method <> 'bank' OR (amount = NEW.amount AND method <> 'cheque' AND NOT EXISTS (
        SELECT FROM money_matches match
        WHERE match.payment_id = payments.id AND match.arrival_id IS NOT NULL)))
    FOR SHARE;
  NEW.settled := FOUND;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION payment_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = NOT settled
    WHERE outside_key = NEW.outside_key AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_arrivals SET settled = NOT settled
    WHERE id IN (SELECT arrival_id FROM money_matches WHERE payment_id = NEW.id
        UNION SELECT arrival_id FROM cheque_moves WHERE payment_id = NEW.id)
      AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_claims SET settled = NOT settled
    WHERE id IN (SELECT claim_id FROM money_matches WHERE payment_id = NEW.id) AND settled <> claim_is_settled(id);
  RETURN NULL;
END
$$;

CREATE FUNCTION cheque_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = NOT settled
    WHERE id IN (SELECT arrival_id FROM cheque_moves WHERE payment_id = NEW.payment_id)
      AND settled <> arrival_is_settled(id, outside_key);
  RETURN NULL;
END
$$;
CREATE TRIGGER cheque_moves_settle AFTER INSERT ON cheque_moves FOR EACH ROW EXECUTE FUNCTION cheque_settles();
