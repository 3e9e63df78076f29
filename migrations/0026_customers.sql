-- One card for each person who asks or buys. Only src/features/customers writes these tables.
CREATE TABLE customers (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  -- Other names under which the same person wrote.
  also_called text[] NOT NULL DEFAULT '{}',
  -- Set once two cards turned out to be one person's.
  merged_into uuid REFERENCES customers (id),
  version integer NOT NULL DEFAULT 1,
  -- Lower case, with numbers and addresses: what the office searches.
  search text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX customers_search ON customers USING gin (search gin_trgm_ops);
CREATE INDEX customers_merged ON customers (merged_into) WHERE merged_into IS NOT NULL;

-- A telephone number or an e-mail address belongs to one card.
CREATE TABLE customer_contacts (
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  -- E.164; an e-mail address in lower case.
  value text NOT NULL CHECK (value = lower(value)),
  customer_id uuid NOT NULL REFERENCES customers (id),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (kind, value)
);
CREATE INDEX customer_contacts_by_customer ON customer_contacts (customer_id);

-- Words of the staff about the person; a note isn't changed, another one is written.
CREATE TABLE customer_notes (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers (id),
  author text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX customer_notes_by_customer ON customer_notes (customer_id, at);
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OR DELETE ON customer_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Family and people who travel along: a card of their own, or only a name.
CREATE TABLE customer_relatives (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers (id),
  relative_id uuid REFERENCES customers (id) CHECK (relative_id <> customer_id),
  -- What the relative is to the customer.
  relation text NOT NULL CHECK (relation IN ('spouse', 'parent', 'child', 'sibling', 'relative', 'friend', 'colleague')),
  name text NOT NULL,
  author text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX customer_relatives_by_customer ON customer_relatives (customer_id);
CREATE INDEX customer_relatives_by_relative ON customer_relatives (relative_id) WHERE relative_id IS NOT NULL;

-- Cards of those who wrote before: one a telephone number, and one an address that came without a number.
WITH people AS MATERIALIZED (
  SELECT gen_random_uuid() AS id, latest.* FROM (
    SELECT DISTINCT ON (phone) phone, name, created_at FROM enquiries
    WHERE phone IS NOT NULL AND NOT in_review AND state <> 'spam'
    ORDER BY phone, created_at DESC
  ) latest
), made AS (
  INSERT INTO customers (id, name, search, created_at, updated_at)
  SELECT id, name, '', created_at, created_at FROM people
)
INSERT INTO customer_contacts (kind, value, customer_id, added_at) SELECT 'phone', phone, id, created_at FROM people;

INSERT INTO customer_contacts (kind, value, customer_id, added_at)
SELECT 'email', addressed.email, known.customer_id, addressed.created_at FROM (
  SELECT DISTINCT ON (email) email, phone, created_at FROM enquiries
  WHERE email IS NOT NULL AND phone IS NOT NULL AND NOT in_review AND state <> 'spam'
  ORDER BY email, created_at DESC
) addressed
JOIN customer_contacts known ON known.kind = 'phone' AND known.value = addressed.phone;

WITH people AS MATERIALIZED (
  SELECT gen_random_uuid() AS id, latest.* FROM (
    SELECT DISTINCT ON (email) email, name, created_at FROM enquiries
    WHERE email IS NOT NULL AND NOT in_review AND state <> 'spam'
      AND NOT EXISTS (SELECT FROM customer_contacts known WHERE known.kind = 'email' AND known.value = email)
    ORDER BY email, created_at DESC
  ) latest
), made AS (
  INSERT INTO customers (id, name, search, created_at, updated_at)
  SELECT id, name, '', created_at, created_at FROM people
)
INSERT INTO customer_contacts (kind, value, customer_id, added_at) SELECT 'email', email, id, created_at FROM people;

UPDATE customers SET search = left(lower(name) || ' ' || (
  SELECT string_agg(value, ' ' ORDER BY kind, value) FROM customer_contacts WHERE customer_id = customers.id
), 4000);
