-- Open orders that came along with what was paid for them before: opening entries of the books, each against 3100. What was paid before
-- is no money that comes now, and what was sold before is no sale of now; but the order costs the one and is credited with the other.
DO $$
DECLARE kinds text;
BEGIN
  SELECT string_agg(quote_literal(kind), ', ') INTO kinds FROM (
    SELECT match[1] AS kind FROM pg_constraint,
      regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''', 'g') AS match
    WHERE conname = 'ledger_entries_kind_check' AND conrelid = 'ledger_entries'::regclass
    UNION SELECT unnest(ARRAY['opening-order', 'opening-order-undone', 'opening-paid', 'opening-paid-undone'])
  ) AS known;
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (%s))', kinds);
END
$$;

CREATE OR REPLACE FUNCTION ledger_add_up_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_order_sums AS known (order_id, charged, paid, refunded, refunds_payable)
    SELECT entry.order_id,
      coalesce(sum(added.amount) FILTER (WHERE entry.kind IN
        ('sale', 'amendment', 'cancellation', 'write-off', 'write-off-undone', 'opening-order', 'opening-order-undone')), 0),
      coalesce(-sum(added.amount) FILTER (WHERE entry.kind IN
        ('payment', 'payment-undone', 'refund', 'refund-undone', 'credit-moved', 'credit-moved-undone',
          'opening-paid', 'opening-paid-undone')), 0),
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
