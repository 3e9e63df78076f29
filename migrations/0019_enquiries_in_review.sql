-- in_review and review_reasons take the place of held and held_for. A trigger keeps both in step, so that processes of
-- the version before can go on; the old columns and the trigger go with the version after.
ALTER TABLE enquiries ADD COLUMN in_review boolean, ADD COLUMN review_reasons text[];
UPDATE enquiries SET in_review = held, review_reasons = held_for;
ALTER TABLE enquiries ALTER COLUMN in_review SET NOT NULL, ALTER COLUMN review_reasons SET NOT NULL;

CREATE FUNCTION keep_review_in_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.in_review := coalesce(NEW.in_review, NEW.held);
    NEW.review_reasons := coalesce(NEW.review_reasons, NEW.held_for);
  ELSIF NEW.held IS DISTINCT FROM OLD.held THEN
    NEW.in_review := NEW.held;
  END IF;
  NEW.held := NEW.in_review;
  NEW.held_for := NEW.review_reasons;
  RETURN NEW;
END
$$;
CREATE TRIGGER enquiries_review BEFORE INSERT OR UPDATE ON enquiries
  FOR EACH ROW EXECUTE FUNCTION keep_review_in_step();

DROP INDEX enquiries_by_state;
DROP INDEX enquiries_by_owner;
CREATE INDEX enquiries_by_state ON enquiries (state, created_at DESC, id) WHERE merged_into IS NULL AND NOT in_review;
CREATE INDEX enquiries_by_owner ON enquiries (owner, state) WHERE merged_into IS NULL AND NOT in_review;
