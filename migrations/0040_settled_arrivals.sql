-- What the money inbox has done with is marked, so that it reads only what is open. Triggers keep the mark: a claim or an
-- arrival is settled while a payment that stands was made of it, an arrival also while one that stands has its number.
-- The inbox looks again at what isn't marked: an arrival and a payment that were written at once may not have seen each
-- other.

ALTER TABLE money_claims ADD COLUMN settled boolean NOT NULL DEFAULT false;
ALTER TABLE money_arrivals ADD COLUMN settled boolean NOT NULL DEFAULT false;

CREATE FUNCTION claim_is_settled(claim uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_matches match JOIN payments ON payments.id = match.payment_id
    WHERE match.claim_id = claim AND payments.state IN ('waiting', 'counted'))
$$;
CREATE FUNCTION arrival_is_settled(arrival uuid, key text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM money_matches match JOIN payments ON payments.id = match.payment_id
      WHERE match.arrival_id = arrival AND payments.state IN ('waiting', 'counted'))
    OR EXISTS (SELECT FROM payments WHERE outside_key = key AND state IN ('waiting', 'counted'))
$$;

UPDATE money_claims SET settled = true FROM money_matches match JOIN payments ON payments.id = match.payment_id
  WHERE match.claim_id = money_claims.id AND payments.state IN ('waiting', 'counted');
UPDATE money_arrivals SET settled = true FROM money_matches match JOIN payments ON payments.id = match.payment_id
  WHERE match.arrival_id = money_arrivals.id AND payments.state IN ('waiting', 'counted');
UPDATE money_arrivals SET settled = true FROM payments
  WHERE payments.outside_key = money_arrivals.outside_key AND payments.state IN ('waiting', 'counted');

-- A payment was taken, approved, refused or undone.
CREATE FUNCTION payment_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = NOT settled
    WHERE outside_key = NEW.outside_key AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_arrivals SET settled = NOT settled
    WHERE id IN (SELECT arrival_id FROM money_matches WHERE payment_id = NEW.id)
      AND settled <> arrival_is_settled(id, outside_key);
  UPDATE money_claims SET settled = NOT settled
    WHERE id IN (SELECT claim_id FROM money_matches WHERE payment_id = NEW.id) AND settled <> claim_is_settled(id);
  RETURN NULL;
END
$$;
CREATE TRIGGER payments_settle AFTER INSERT OR UPDATE OF state, outside_key ON payments
  FOR EACH ROW EXECUTE FUNCTION payment_settles();

CREATE FUNCTION match_settles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE money_arrivals SET settled = arrival_is_settled(id, outside_key) WHERE id = NEW.arrival_id;
  UPDATE money_claims SET settled = claim_is_settled(id) WHERE id = NEW.claim_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER money_matches_settle AFTER INSERT ON money_matches FOR EACH ROW EXECUTE FUNCTION match_settles();

-- Money that was entered at the counter before it is read in a statement. The lock waits for whoever is undoing that
-- payment.
CREATE FUNCTION arrival_settled_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments WHERE outside_key = NEW.outside_key AND state IN ('waiting', 'counted') FOR SHARE;
  NEW.settled := FOUND;
  RETURN NEW;
END
$$;
CREATE TRIGGER money_arrivals_settled BEFORE INSERT ON money_arrivals
  FOR EACH ROW EXECUTE FUNCTION arrival_settled_before();

DROP INDEX money_claims_latest;
DROP INDEX money_arrivals_latest;
CREATE INDEX money_claims_open ON money_claims (told_at) WHERE state <> 'rejected' AND NOT settled;
CREATE INDEX money_arrivals_open ON money_arrivals (at) WHERE state = 'new' AND NOT settled;
CREATE INDEX money_arrivals_by_outside ON money_arrivals (outside_key) WHERE outside_key IS NOT NULL;
CREATE INDEX money_matches_latest ON money_matches (matched_at);
