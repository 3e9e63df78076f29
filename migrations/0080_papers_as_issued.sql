-- A paper prints the agency, its numbers and terms as they were when it was issued. Those from before print from now on what is set now.
ALTER TABLE papers ADD COLUMN printed jsonb;
ALTER TABLE papers DISABLE TRIGGER papers_stay;
UPDATE papers SET printed = jsonb_build_object('agency', (
  SELECT jsonb_build_object('agency', value -> 'agency', 'licences', value -> 'licences', 'office', value -> 'office',
    'papers', value -> 'papers')
  FROM settings WHERE name = 'site'));
-- The credit note of a cancellation takes the invoice back. Where nothing was kept the invoice was marked as undone besides, so that
-- both together took it back twice.
UPDATE papers SET undone_at = NULL WHERE kind = 'invoice' AND undone_at IS NOT NULL AND EXISTS (
  SELECT FROM papers AS credit WHERE credit.kind = 'credit-note' AND credit.order_id = papers.order_id
    AND credit.subject_id = papers.order_id AND credit.undone_at IS NULL AND credit.issued_at = papers.undone_at);
UPDATE papers SET undone_at = (SELECT updated_at FROM orders WHERE orders.id = papers.order_id)
WHERE kind = 'quote' AND undone_at IS NULL AND order_id IN (SELECT id FROM orders WHERE state = 'cancelled');
ALTER TABLE papers ENABLE TRIGGER papers_stay;

-- What was issued stays as it is. It can be marked as undone once, and as refunded while its money is back.
CREATE OR REPLACE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'undone_at' - 'refunded_at' = to_jsonb(OLD) - 'undone_at' - 'refunded_at'
    AND (OLD.undone_at IS NULL OR NEW.undone_at = OLD.undone_at)
    AND (OLD.refunded_at IS NULL OR NEW.refunded_at IS NULL OR NEW.refunded_at = OLD.refunded_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a paper stays as it was issued' USING ERRCODE = 'restrict_violation';
END
$$;
