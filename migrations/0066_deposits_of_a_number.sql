-- Numbers of cheques and references of a bank come again: a deposit at a bank isn't done with because another one of its number
-- is. It is while a payment that stands was made of it, or has its number and its sum and was made of no arrival, as at the
-- counter. Wallets never use a number again.
CREATE OR REPLACE FUNCTION arrival_is_settled(arrival uuid, key text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_matches match JOIN payments ON payments.id = match.payment_id
      WHERE match.arrival_id = arrival AND payments.state IN ('waiting', 'counted'))
    OR EXISTS (SELECT FROM payments JOIN money_arrivals ON money_arrivals.id = arrival
      WHERE payments.outside_key = key AND payments.state IN ('waiting', 'counted')
        AND (money_arrivals.method <> 'bank' OR payments.amount = money_arrivals.amount)
        AND NOT EXISTS (SELECT FROM money_matches match
          WHERE match.payment_id = payments.id AND match.arrival_id <> arrival AND money_arrivals.method = 'bank'))
$$;

-- Which arrival a payment was made of is known only now, for the others of its number, too.
CREATE OR REPLACE FUNCTION match_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = arrival_is_settled(id, outside_key) WHERE id = NEW.arrival_id;
  UPDATE money_arrivals SET settled = NOT settled
    WHERE outside_key = (SELECT outside_key FROM payments WHERE id = NEW.payment_id)
      AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_claims SET settled = claim_is_settled(id) WHERE id = NEW.claim_id;
  RETURN NULL;
END
$$;

-- The row isn't there yet, so that it is compared by what it will hold.
CREATE OR REPLACE FUNCTION arrival_settled_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments
    WHERE outside_key = NEW.outside_key AND state IN ('waiting', 'counted')
      AND (NEW.method <> 'bank' OR (amount = NEW.amount AND NOT EXISTS (SELECT FROM money_matches match
        WHERE match.payment_id = payments.id AND match.arrival_id IS NOT NULL)))
    FOR SHARE;
  NEW.settled := FOUND;
  RETURN NEW;
END
$$;

-- Deposits that were hidden by another one of their number come up again.
UPDATE money_arrivals SET settled = false
  WHERE method = 'bank' AND settled AND NOT arrival_is_settled(id, outside_key);
