-- What of this office is a sample: each row that the life of the demo agency made, and the documents and departures of its site, by
-- table and key, as they were made. Nothing is told by its name.
CREATE TABLE sample_rows (
  -- life, or site.
  part text NOT NULL CHECK (part IN ('life', 'site')),
  table_name text NOT NULL,
  -- The primary key as text; of several columns, with a unit separator between them.
  key text NOT NULL,
  PRIMARY KEY (table_name, key)
);

-- Each time that samples were sent away.
CREATE TABLE sample_removals (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  by text NOT NULL,
  -- Until then they can be brought back; after it they are gone for good.
  until timestamptz NOT NULL,
  what text[] NOT NULL,
  counts jsonb NOT NULL,
  -- Guides that it took off the site.
  guides uuid[] NOT NULL,
  restored_at timestamptz,
  restored_by text,
  gone_at timestamptz
);

-- What was sent away, row by row, until it is brought back or gone.
CREATE TABLE sample_archive (
  removal_id uuid NOT NULL REFERENCES sample_removals (id),
  place bigint GENERATED ALWAYS AS IDENTITY,
  table_name text NOT NULL,
  -- Rows that went; rows that stay, of which columns changed; rows of a guide that was taken off the site.
  how text NOT NULL CHECK (how IN ('gone', 'changed', 'off')),
  columns text[],
  kept jsonb NOT NULL,
  PRIMARY KEY (removal_id, place)
);

-- Sums that are kept by triggers, added up from what is there: when rows of the ledger go or come back as a whole. Whoever calls it has
-- turned the triggers of these tables off in the same transaction, and with them the refusal of changes by hand.
CREATE FUNCTION ledger_add_up_again() RETURNS void LANGUAGE sql AS $$
  DELETE FROM ledger_day_sums;
  INSERT INTO ledger_day_sums (account, booked_on, part, amount)
    SELECT account, booked_on, 0, sum(amount) FROM ledger_postings GROUP BY account, booked_on;
  DELETE FROM ledger_month_sums;
  INSERT INTO ledger_month_sums (month, account, kind, clerk, part, amount)
    SELECT date_trunc('month', entry.booked_on::timestamp)::date, posting.account, entry.kind,
      coalesce(entry.clerk, entry.actor), 0, sum(posting.amount)
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
    GROUP BY 1, 2, 3, 4;
  DELETE FROM ledger_open_balances;
  INSERT INTO ledger_open_balances (account, order_id, amount)
    SELECT posting.account, entry.order_id, sum(posting.amount)
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
    WHERE entry.order_id IS NOT NULL AND posting.account ~ '^(11|2)'
    GROUP BY posting.account, entry.order_id
    HAVING sum(posting.amount) <> 0;
  DELETE FROM ledger_order_sums;
  INSERT INTO ledger_order_sums (order_id, charged, paid, refunded, refunds_payable)
    SELECT entry.order_id,
      coalesce(sum(posting.amount) FILTER (WHERE entry.kind IN
        ('sale', 'amendment', 'cancellation', 'write-off', 'write-off-undone')), 0),
      coalesce(-sum(posting.amount) FILTER (WHERE entry.kind IN
        ('payment', 'payment-undone', 'refund', 'refund-undone', 'credit-moved', 'credit-moved-undone')), 0),
      coalesce(sum(posting.amount) FILTER (WHERE entry.kind IN ('refund', 'refund-undone')), 0),
      coalesce(-sum(posting.amount) FILTER (WHERE posting.account = '2400'), 0)
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
    WHERE entry.order_id IS NOT NULL AND posting.account IN ('1100', '2100', '2400')
    GROUP BY entry.order_id;
  DELETE FROM ledger_sale_sums;
  INSERT INTO ledger_sale_sums (booked_on, sells, account, part, amount)
    SELECT entry.booked_on, orders.sells, posting.account, 0, sum(posting.amount)
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.id = posting.entry_id
      JOIN orders ON orders.id = entry.order_id
    WHERE posting.account ~ '^4' AND orders.sells IS NOT NULL
    GROUP BY 1, 2, 3;
  UPDATE suppliers SET owed = sums.owed FROM (
    SELECT supplier.id, coalesce(sum(entry.amount), 0) AS owed
    FROM suppliers supplier LEFT JOIN supplier_entries entry ON entry.supplier_id = supplier.id GROUP BY supplier.id
  ) AS sums WHERE sums.id = suppliers.id AND suppliers.owed <> sums.owed;
  DELETE FROM live_traveller_review_counts;
  INSERT INTO live_traveller_review_counts (package_id, asked, answered, hidden)
    SELECT package_id, count(*), count(written_at), count(*) FILTER (WHERE state = 'hidden')
    FROM traveller_reviews GROUP BY package_id;
$$;

-- Frees the seats that samples had on departures that stay (sign -1), or takes them again (1). Under the same condition as above.
CREATE FUNCTION sample_seats(removal uuid, sign integer) RETURNS void LANGUAGE sql AS $$
  UPDATE departures SET held = departures.held + sign * seats.held, booked = departures.booked + sign * seats.booked
    FROM (SELECT (kept ->> 'departure_id')::uuid AS id,
        coalesce(sum((kept ->> 'seats')::integer) FILTER (WHERE kept ->> 'state' = 'held'), 0) AS held,
        coalesce(sum((kept ->> 'seats')::integer) FILTER (WHERE kept ->> 'state' = 'booked'), 0) AS booked
      FROM sample_archive WHERE removal_id = removal AND how = 'gone' AND table_name = 'seat_holds' GROUP BY 1) AS seats
    WHERE seats.id = departures.id;
$$;

-- Money that was kept for samples, and stays, waits again where nothing else settles it.
CREATE FUNCTION sample_unsettle(removal uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE money_arrivals SET settled = NOT settled
    WHERE id IN (SELECT (kept ->> 'id')::uuid FROM sample_archive
      WHERE removal_id = removal AND table_name = 'money_arrivals' AND how = 'changed')
      AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_claims SET settled = NOT settled
    WHERE id IN (SELECT (kept ->> 'id')::uuid FROM sample_archive
      WHERE removal_id = removal AND table_name = 'money_claims' AND how = 'changed')
      AND settled <> claim_is_settled(id);
$$;
