-- Customers' money as it happened: its day, its fee, its account, what was deducted of it; what is written off, and credit that moves.

-- The kinds that there are, and four more.
DO $$
DECLARE kinds text;
BEGIN
  SELECT string_agg(quote_literal(kind), ', ') INTO kinds FROM (
    SELECT match[1] AS kind FROM pg_constraint,
      regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') AS match
    WHERE conname = 'ledger_entries_kind_check' AND conrelid = 'ledger_entries'::regclass
    UNION SELECT unnest(ARRAY['write-off', 'write-off-undone', 'credit-moved', 'credit-moved-undone'])
  ) AS known;
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (%s))', kinds);
END
$$;

-- What is written off changes what an order costs; credit that moves is money that came.
CREATE OR REPLACE FUNCTION ledger_add_up_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_order_sums AS known (order_id, charged, paid, refunded, refunds_payable)
    SELECT entry.order_id,
      coalesce(sum(added.amount) FILTER (WHERE entry.kind IN
        ('sale', 'amendment', 'cancellation', 'write-off', 'write-off-undone')), 0),
      coalesce(-sum(added.amount) FILTER (WHERE entry.kind IN
        ('payment', 'payment-undone', 'refund', 'refund-undone', 'credit-moved', 'credit-moved-undone')), 0),
      coalesce(sum(added.amount) FILTER (WHERE entry.kind IN ('refund', 'refund-undone')), 0),
      coalesce(-sum(added.amount) FILTER (WHERE added.account = '2400'), 0)
    FROM added JOIN ledger_entries entry ON entry.id = added.entry_id
    WHERE entry.order_id IS NOT NULL AND added.account IN ('1100', '2100', '2400')
    GROUP BY entry.order_id
    ON CONFLICT (order_id) DO UPDATE SET
      charged = known.charged + excluded.charged, paid = known.paid + excluded.paid,
      refunded = known.refunded + excluded.refunded, refunds_payable = known.refunds_payable + excluded.refunds_payable;
  RETURN NULL;
END
$$;

-- The two entries of one credit that moved.
CREATE INDEX ledger_entries_moved ON ledger_entries (subject) WHERE kind = 'credit-moved';

ALTER TABLE payments DROP CONSTRAINT payments_method_check;
ALTER TABLE payments ADD CONSTRAINT payments_method_check CHECK (method IN (
  'cash', 'bank', 'cheque', 'bkash', 'nagad', 'rocket', 'upay', 'bangla-qr',
  'sslcommerz', 'bkash-checkout', 'nagad-checkout'));
ALTER TABLE refunds DROP CONSTRAINT refunds_method_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_method_check CHECK (method IN (
  'cash', 'bank', 'cheque', 'bkash', 'nagad', 'rocket', 'upay', 'bangla-qr',
  'sslcommerz', 'bkash-checkout', 'nagad-checkout'));
ALTER TABLE money_claims DROP CONSTRAINT money_claims_method_check;
ALTER TABLE money_claims ADD CONSTRAINT money_claims_method_check
  CHECK (method IN ('bank', 'bkash', 'nagad', 'rocket', 'upay', 'bangla-qr'));

ALTER TABLE payments
  -- The day on which it came, where that isn't the one on which it was taken down.
  ADD COLUMN on_day date,
  -- The code of the bank or wallet that it reached; null for the one of its method.
  ADD COLUMN account text,
  -- What the payer kept back of it for the state: like the fee, a part of the sum.
  ADD COLUMN deducted bigint NOT NULL DEFAULT 0 CHECK (deducted >= 0),
  ADD CONSTRAINT payments_reached CHECK (fee + deducted <= amount);
ALTER TABLE refunds
  ADD COLUMN on_day date,
  ADD COLUMN account text;

-- What a customer kept back of a payment for the state, and the numbers of its certificates: the last one counts.
CREATE TABLE payment_deductions (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('vat', 'tax')),
  -- Poisha.
  amount bigint NOT NULL CHECK (amount > 0),
  UNIQUE (payment_id, position)
);
CREATE TRIGGER payment_deductions_append_only BEFORE UPDATE OR DELETE ON payment_deductions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_deductions_kept BEFORE TRUNCATE ON payment_deductions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE deduction_certificates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deduction_id uuid NOT NULL REFERENCES payment_deductions (id),
  number text NOT NULL CHECK (number <> ''),
  by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX deduction_certificates_of ON deduction_certificates (deduction_id, id);
CREATE TRIGGER deduction_certificates_append_only BEFORE UPDATE OR DELETE ON deduction_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER deduction_certificates_kept BEFORE TRUNCATE ON deduction_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What reached an account is what an arrival is compared with.
CREATE OR REPLACE FUNCTION arrival_paid(arrival uuid) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce(sum(payments.amount - payments.fee - payments.deducted), 0)::bigint FROM money_arrivals twin
    JOIN money_matches match ON match.arrival_id = twin.id JOIN payments ON payments.id = match.payment_id
  WHERE (twin.id = arrival OR twin.same_as = arrival) AND payments.state IN ('waiting', 'counted')
$$;
CREATE OR REPLACE FUNCTION arrival_is_settled(arrival uuid, key text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_arrivals WHERE id = arrival AND (same_as IS NOT NULL OR amount <= arrival_paid(id)))
    OR EXISTS (SELECT FROM payments JOIN money_arrivals ON money_arrivals.id = arrival
      WHERE (payments.look_key = look_key_of(key) OR payments.outside_key = key)
        AND payments.state IN ('waiting', 'counted')
        AND (money_arrivals.method <> 'bank'
          OR (payments.amount - payments.fee - payments.deducted = money_arrivals.amount AND payments.method <> 'cheque'))
        AND NOT EXISTS (SELECT FROM money_matches match WHERE match.payment_id = payments.id
          AND (match.arrival_id = arrival OR (match.arrival_id IS NOT NULL AND money_arrivals.method = 'bank'))))
    OR arrival_is_of_cheque(arrival)
$$;
