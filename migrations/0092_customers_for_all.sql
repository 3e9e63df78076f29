-- When a customer last asked or bought: the office's list goes by it.
ALTER TABLE customers ADD COLUMN heard_at timestamptz NOT NULL DEFAULT now();

-- A card for each number of orders and visa cases that has none: until now only enquiries made cards. Numbers are
-- stored in E.164. The latest says the name.
CREATE TEMPORARY TABLE heard ON COMMIT DROP AS
  SELECT phone, email, name, created_at FROM enquiries
  WHERE removed_at IS NULL AND NOT in_review AND state <> 'spam'
  UNION ALL SELECT phone, email, name, created_at FROM orders WHERE removed_at IS NULL
  UNION ALL SELECT phone, email, name, created_at FROM visa_cases WHERE removed_at IS NULL;

CREATE TEMPORARY TABLE made ON COMMIT DROP AS
  SELECT gen_random_uuid() AS id, latest.* FROM (
    SELECT DISTINCT ON (phone) phone, name, min(created_at) OVER (PARTITION BY phone) AS since
    FROM heard
    WHERE phone <> '' AND NOT EXISTS (SELECT FROM customer_contacts known WHERE known.kind = 'phone' AND known.value = heard.phone)
      -- Who wrote with an address and this number is on the card of that address already.
      AND NOT EXISTS (SELECT FROM customer_contacts known WHERE known.kind = 'email' AND known.value = lower(heard.email))
    ORDER BY phone, created_at DESC
  ) latest;

INSERT INTO customers (id, name, search, created_at, updated_at) SELECT id, name, '', since, since FROM made;
INSERT INTO customer_contacts (kind, value, customer_id, added_at) SELECT 'phone', phone, id, since FROM made;

-- Their addresses, where no card has them: none is put on a card that was there, as it needn't be its owner's.
INSERT INTO customer_contacts (kind, value, customer_id, added_at)
SELECT DISTINCT ON (lower(heard.email)) 'email', lower(heard.email), made.id, heard.created_at
FROM heard JOIN made USING (phone)
WHERE heard.email <> ''
ORDER BY lower(heard.email), heard.created_at DESC
ON CONFLICT DO NOTHING;

UPDATE customers SET search = left(lower(customers.name) || ' ' || (
  SELECT string_agg(value, ' ' ORDER BY kind, value) FROM customer_contacts WHERE customer_id = customers.id
), 4000) FROM made WHERE made.id = customers.id;

UPDATE customers SET heard_at = coalesce(latest.at, customers.created_at) FROM (
  SELECT customers.id, max(spoken.created_at) AS at FROM customers
  LEFT JOIN customer_contacts contact ON contact.customer_id = customers.id
  LEFT JOIN heard spoken ON CASE contact.kind WHEN 'phone' THEN spoken.phone ELSE lower(spoken.email) END = contact.value
  GROUP BY customers.id
) latest WHERE latest.id = customers.id;

CREATE INDEX customers_heard ON customers (heard_at DESC, id DESC) WHERE merged_into IS NULL;
-- Everything of a customer is found by number and by address.
CREATE INDEX visa_cases_by_email ON visa_cases (email) WHERE email IS NOT NULL;
CREATE INDEX waiting_parties_of_phone ON waiting_parties (phone);
CREATE INDEX waiting_parties_of_email ON waiting_parties (email) WHERE email IS NOT NULL;
