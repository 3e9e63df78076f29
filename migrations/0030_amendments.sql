-- The version of an order's terms that waits for the customer's acceptance.
ALTER TABLE orders ADD COLUMN proposed integer CHECK (proposed > 0);
-- The version that a version changes; null for the first.
ALTER TABLE order_versions ADD COLUMN base integer;

-- A paper stays as it was issued: the version of the terms that it shows, and the customer as they were then.
ALTER TABLE papers
  ADD COLUMN order_version integer,
  ADD COLUMN customer_name text,
  ADD COLUMN customer_phone text,
  ADD COLUMN customer_email text;
ALTER TABLE papers DISABLE TRIGGER papers_stay;
UPDATE papers SET order_version = orders.current, customer_name = orders.name, customer_phone = orders.phone,
  customer_email = orders.email
FROM orders WHERE orders.id = papers.order_id;
ALTER TABLE papers ENABLE TRIGGER papers_stay;
