-- What an order sells, what was earned by it, which bills are covered, and the day of each posting: kept when they change, so that
-- no report or book reads every order, bill or entry.

-- The day of its entry, for the book of an account.
ALTER TABLE ledger_postings ADD COLUMN booked_on date;
ALTER TABLE ledger_postings DISABLE TRIGGER USER;
UPDATE ledger_postings posting SET booked_on = entry.booked_on FROM ledger_entries entry WHERE entry.id = posting.entry_id;
ALTER TABLE ledger_postings ENABLE TRIGGER USER;
ALTER TABLE ledger_postings ALTER COLUMN booked_on SET NOT NULL;
DROP INDEX ledger_postings_by_account;
CREATE INDEX ledger_postings_by_account ON ledger_postings (account, booked_on) INCLUDE (amount, entry_id);

CREATE FUNCTION ledger_postings_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked_on := (SELECT booked_on FROM ledger_entries WHERE id = NEW.entry_id);
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_postings_day BEFORE INSERT ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_postings_day();

-- By the first line of the terms that count which says it; null where none does. And how many people its visas and fares are for: the most
-- that one charge is.
ALTER TABLE orders ADD COLUMN sells text CHECK (sells IN ('tours', 'visas', 'fares'));
ALTER TABLE orders ADD COLUMN people integer;

CREATE FUNCTION order_sells(of_order uuid, of_version integer, OUT sells text, OUT people integer) LANGUAGE sql STABLE AS $$
  SELECT
    (SELECT CASE source ->> 'kind' WHEN 'package' THEN 'tours' WHEN 'visa' THEN 'visas' ELSE 'fares' END
      FROM order_lines WHERE order_id = of_order AND version = of_version AND source ->> 'kind' IN ('package', 'visa', 'fare')
      ORDER BY position LIMIT 1),
    (SELECT max(quantity) FROM (
      SELECT sum(quantity)::integer AS quantity FROM order_lines
      WHERE order_id = of_order AND version = of_version AND source ->> 'kind' IN ('visa', 'fare')
        AND charge IN ('own', 'official', 'supplier')
      GROUP BY charge) AS charges)
$$;

UPDATE orders SET (sells, people) = (SELECT sale.sells, sale.people FROM order_sells(id, current) sale);

CREATE FUNCTION order_lines_sell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET (sells, people) = (SELECT sale.sells, sale.people FROM order_sells(id, current) sale)
    WHERE (id, current) IN (SELECT order_id, version FROM added);
  RETURN NULL;
END
$$;
CREATE TRIGGER order_lines_sell AFTER INSERT ON order_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION order_lines_sell();

CREATE FUNCTION orders_sell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT sale.sells, sale.people INTO NEW.sells, NEW.people FROM order_sells(NEW.id, NEW.current) sale;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_sell BEFORE UPDATE OF current ON orders
  FOR EACH ROW WHEN (OLD.current <> NEW.current) EXECUTE FUNCTION orders_sell();

-- What was posted on accounts of income (codes 4...) for orders, by day and what they sell. In parts, as the sums by day.
CREATE TABLE ledger_sale_sums (
  booked_on date NOT NULL,
  sells text NOT NULL,
  account text NOT NULL,
  part smallint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (booked_on, sells, account, part)
);

CREATE FUNCTION ledger_add_up_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sale_sums AS known (booked_on, sells, account, part, amount)
    SELECT entry.booked_on, orders.sells, added.account, ledger_part(), sum(added.amount)
    FROM added JOIN ledger_entries entry ON entry.id = added.entry_id JOIN orders ON orders.id = entry.order_id
    WHERE added.account ~ '^4' AND orders.sells IS NOT NULL
    GROUP BY 1, 2, 3
    ON CONFLICT (booked_on, sells, account, part) DO UPDATE SET amount = known.amount + excluded.amount;
  RETURN NULL;
END
$$;

-- An order whose new terms sell something else takes its sums with it.
CREATE FUNCTION orders_move_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sale_sums AS known (booked_on, sells, account, part, amount)
    SELECT entry.booked_on, side.sells, posting.account, ledger_part(), sum(side.sign * posting.amount)
    FROM ledger_entries entry JOIN ledger_postings posting ON posting.entry_id = entry.id
      CROSS JOIN (VALUES (OLD.sells, -1), (NEW.sells, 1)) AS side (sells, sign)
    WHERE entry.order_id = NEW.id AND posting.account ~ '^4' AND side.sells IS NOT NULL
    GROUP BY 1, 2, 3
    ON CONFLICT (booked_on, sells, account, part) DO UPDATE SET amount = known.amount + excluded.amount;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_move_sales AFTER UPDATE ON orders
  FOR EACH ROW WHEN (OLD.sells IS DISTINCT FROM NEW.sells) EXECUTE FUNCTION orders_move_sales();

INSERT INTO ledger_sale_sums (booked_on, sells, account, part, amount)
  SELECT entry.booked_on, orders.sells, posting.account, 0, sum(posting.amount)
  FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id JOIN orders ON orders.id = entry.order_id
  WHERE posting.account ~ '^4' AND orders.sells IS NOT NULL
  GROUP BY 1, 2, 3;

CREATE TRIGGER ledger_postings_add_up_sales AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_add_up_sales();
CREATE TRIGGER ledger_sale_sums_kept BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_sale_sums
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();

-- The entries that count sales and refunds, and what their orders sell.
CREATE INDEX orders_sold ON orders (id) INCLUDE (sells, people);
CREATE INDEX orders_by_acceptance ON orders (accepted_on) WHERE accepted_on IS NOT NULL;
CREATE INDEX ledger_entries_of_sales ON ledger_entries (booked_on) INCLUDE (order_id, kind)
  WHERE kind IN ('sale', 'cancellation', 'refund', 'refund-undone');

-- Whether a bill is paid in full by payments that name it alone: nearly all are, and needn't be looked at.
ALTER TABLE supplier_bills ADD COLUMN covered boolean NOT NULL DEFAULT false;
CREATE INDEX supplier_bills_uncovered ON supplier_bills (supplier_id) WHERE state = 'booked' AND total > 0 AND NOT covered;

CREATE FUNCTION supplier_bills_cover(bills uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE supplier_bills bill SET covered = coalesce(found.covered, false) FROM (
    SELECT paid.bill_id AS id,
      sum(payment.amount) FILTER (WHERE payment.state = 'booked') >= min(named.total - named.deducted)
        AND bool_and((SELECT count(*) FROM supplier_payment_bills other WHERE other.movement_id = paid.movement_id) = 1) AS covered
    FROM supplier_payment_bills paid JOIN movements payment ON payment.id = paid.movement_id
      JOIN supplier_bills named ON named.id = paid.bill_id
    WHERE paid.bill_id = ANY (bills)
    GROUP BY paid.bill_id
  ) AS found WHERE bill.id = found.id AND bill.covered IS DISTINCT FROM coalesce(found.covered, false)
$$;

SELECT supplier_bills_cover(array_agg(id)) FROM supplier_bills;

CREATE FUNCTION supplier_payment_bills_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM supplier_bills_cover((SELECT array_agg(bill_id) FROM added));
  RETURN NULL;
END
$$;
CREATE TRIGGER supplier_payment_bills_cover AFTER INSERT ON supplier_payment_bills
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION supplier_payment_bills_cover();

CREATE FUNCTION movements_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM supplier_bills_cover((SELECT array_agg(bill_id) FROM supplier_payment_bills WHERE movement_id = NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER movements_cover AFTER UPDATE OF state ON movements
  FOR EACH ROW WHEN (NEW.kind = 'supplier-payment' AND OLD.state <> NEW.state) EXECUTE FUNCTION movements_cover();

-- A debit or credit memo of an airline.
ALTER TABLE supplier_bills ADD COLUMN memo text CHECK (memo IN ('adm', 'acm'));
ALTER TABLE supplier_bills ADD CONSTRAINT supplier_bills_memo CHECK (memo IS NULL OR (memo = 'adm') = (total > 0));

-- What a supplier is owed, kept by their entries; poisha, negative for an advance.
ALTER TABLE suppliers ADD COLUMN owed bigint NOT NULL DEFAULT 0;
UPDATE suppliers SET owed = (SELECT coalesce(sum(amount), 0) FROM supplier_entries WHERE supplier_id = suppliers.id);

CREATE FUNCTION supplier_entries_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE suppliers SET owed = owed + more.amount
    FROM (SELECT supplier_id, sum(amount) AS amount FROM added GROUP BY supplier_id) AS more WHERE id = more.supplier_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER supplier_entries_add_up AFTER INSERT ON supplier_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION supplier_entries_add_up();
CREATE TRIGGER suppliers_owed_kept BEFORE UPDATE OF owed ON suppliers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_sum();
