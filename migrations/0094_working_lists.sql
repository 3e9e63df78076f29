-- Lists of orders that are sorted and summed by money, and the views of lists that staff keep.

-- How each order stands with money (accounts of receivables, deposits and refunds payable), kept by the postings of the ledger as its other sums are. What is charged, less what was paid, is
-- the balance of the customer.
CREATE TABLE ledger_order_sums (
  order_id uuid PRIMARY KEY,
  charged bigint NOT NULL,
  -- What came less what went back.
  paid bigint NOT NULL,
  refunded bigint NOT NULL,
  -- What is promised to go back and hasn't yet.
  refunds_payable bigint NOT NULL
);

CREATE FUNCTION ledger_add_up_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_order_sums AS known (order_id, charged, paid, refunded, refunds_payable)
    SELECT entry.order_id,
      coalesce(sum(added.amount) FILTER (WHERE entry.kind IN ('sale', 'amendment', 'cancellation')), 0),
      coalesce(-sum(added.amount) FILTER (WHERE entry.kind IN ('payment', 'payment-undone', 'refund', 'refund-undone')), 0),
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

-- What was booked before.
INSERT INTO ledger_order_sums (order_id, charged, paid, refunded, refunds_payable)
  SELECT entry.order_id,
    coalesce(sum(posting.amount) FILTER (WHERE entry.kind IN ('sale', 'amendment', 'cancellation')), 0),
    coalesce(-sum(posting.amount) FILTER (WHERE entry.kind IN ('payment', 'payment-undone', 'refund', 'refund-undone')), 0),
    coalesce(sum(posting.amount) FILTER (WHERE entry.kind IN ('refund', 'refund-undone')), 0),
    coalesce(-sum(posting.amount) FILTER (WHERE posting.account = '2400'), 0)
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
  WHERE entry.order_id IS NOT NULL AND posting.account IN ('1100', '2100', '2400')
  GROUP BY entry.order_id;

CREATE TRIGGER ledger_postings_add_up_orders AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_add_up_orders();
CREATE TRIGGER ledger_order_sums_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_order_sums
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();

-- Who travels between two days.
CREATE INDEX order_versions_by_travel ON order_versions (travels_on, order_id) WHERE travels_on IS NOT NULL;
-- The orders of a clerk.
CREATE INDEX orders_by_maker ON orders (made_by, created_at DESC, id);

-- A view of a list: its search, filters, order and columns, as they stand in its address.
CREATE TABLE list_views (
  id uuid PRIMARY KEY,
  list text NOT NULL CHECK (length(list) BETWEEN 1 AND 40),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  query text NOT NULL CHECK (length(query) <= 1000),
  shared boolean NOT NULL,
  -- Its maker.
  owner text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX list_views_of ON list_views (owner, list, lower(name));
CREATE INDEX list_views_shared ON list_views (list, created_at) WHERE shared;

-- The columns that somebody chose for a list.
CREATE TABLE list_columns (
  owner text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  list text NOT NULL CHECK (length(list) BETWEEN 1 AND 40),
  columns text[] NOT NULL CHECK (cardinality(columns) <= 40),
  PRIMARY KEY (owner, list)
);
