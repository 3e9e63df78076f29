-- An order that sold nothing and on which no money moved goes with the personal data of its customer, and so do its visa cases. The
-- rows stay, without whose they were.
ALTER TABLE orders ADD COLUMN removed_at timestamptz;
ALTER TABLE visa_cases ADD COLUMN removed_at timestamptz;
-- What a kept response is about, by the ids that its command logged: it goes with that, whether it names it or not.
ALTER TABLE idempotency_keys ADD COLUMN about text[] NOT NULL DEFAULT '{}';

-- Whether the personal data of a subject was removed after something was noted about it.
CREATE FUNCTION is_removed_since(of_kind text, of_id text, since timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE of_kind
    WHEN 'enquiry' THEN EXISTS (SELECT FROM enquiries WHERE id = of_id::uuid AND removed_at >= since)
    WHEN 'customer' THEN EXISTS (SELECT FROM customers WHERE id = of_id::uuid AND removed_at >= since)
    WHEN 'order' THEN EXISTS (SELECT FROM orders WHERE id = of_id::uuid AND removed_at >= since)
    WHEN 'visa-case' THEN EXISTS (SELECT FROM visa_cases WHERE id = of_id::uuid AND removed_at >= since)
    ELSE false
  END;
END
$$;

-- Of events and of the log only words can be left out, and none can be put in.
CREATE OR REPLACE FUNCTION refuse_unless_less() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF TG_TABLE_NAME = 'enquiry_events' THEN
      IF to_jsonb(NEW) - 'detail' = to_jsonb(OLD) - 'detail' AND OLD.detail @> NEW.detail
        AND is_removed_since('enquiry', OLD.enquiry_id::text, '-infinity') THEN
        RETURN NEW;
      END IF;
    ELSIF TG_TABLE_NAME = 'order_events' THEN
      IF to_jsonb(NEW) - 'detail' = to_jsonb(OLD) - 'detail' AND OLD.detail @> NEW.detail
        AND is_removed_since('order', OLD.order_id::text, OLD.at) THEN
        RETURN NEW;
      END IF;
    ELSIF TG_TABLE_NAME = 'visa_case_events' THEN
      IF to_jsonb(NEW) - 'detail' = to_jsonb(OLD) - 'detail' AND OLD.detail @> NEW.detail
        AND is_removed_since('visa-case', OLD.case_id::text, OLD.at) THEN
        RETURN NEW;
      END IF;
    ELSIF to_jsonb(NEW) - 'difference' = to_jsonb(OLD) - 'difference' AND OLD.difference @> NEW.difference
      AND is_removed_since(OLD.subject_kind, OLD.subject_id, OLD.at) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER order_events_append_only ON order_events;
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_less();
DROP TRIGGER visa_case_events_append_only ON visa_case_events;
CREATE TRIGGER visa_case_events_append_only BEFORE UPDATE OR DELETE ON visa_case_events
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_less();

-- What staff wrote into the terms of a removed order, and who brought and fetched the passports of a removed case, become empty. What
-- it cost, and when, stays.
CREATE FUNCTION refuse_unless_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  gone boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    CASE TG_TABLE_NAME
      WHEN 'order_versions' THEN
        words := ARRAY['reason'];
        gone := NEW.reason = '' AND is_removed_since('order', OLD.order_id::text, OLD.made_at);
      WHEN 'order_lines' THEN
        words := ARRAY['text_en', 'text_bn'];
        gone := NEW.text_en = '' AND NEW.text_bn = '' AND is_removed_since('order', OLD.order_id::text, '-infinity');
      ELSE
        words := ARRAY['person', 'place'];
        gone := NEW.person = '' AND NEW.place = '' AND is_removed_since('visa-case', OLD.case_id::text, OLD.at);
    END CASE;
    IF gone AND to_jsonb(NEW) - words = to_jsonb(OLD) - words THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER order_versions_append_only ON order_versions;
CREATE TRIGGER order_versions_append_only BEFORE UPDATE OR DELETE ON order_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_emptied();
DROP TRIGGER order_lines_append_only ON order_lines;
CREATE TRIGGER order_lines_append_only BEFORE UPDATE OR DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_emptied();
DROP TRIGGER passport_slips_append_only ON passport_slips;
CREATE TRIGGER passport_slips_append_only BEFORE UPDATE OR DELETE ON passport_slips
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_emptied();

-- The notes of letters go with the letters.
CREATE FUNCTION refuse_unless_order_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND is_removed_since('order', OLD.order_id::text, '-infinity') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER order_letters_append_only ON order_letters;
CREATE TRIGGER order_letters_append_only BEFORE UPDATE OR DELETE ON order_letters
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_order_removed();

-- What was offered for a removed enquiry goes with it, unless it was sold by an order that stays.
CREATE FUNCTION refuse_unless_offer_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND is_removed_since('enquiry', OLD.enquiry_id::text, '-infinity')
    AND NOT EXISTS (SELECT FROM fare_requests JOIN orders ON orders.id = fare_requests.order_id
      WHERE fare_requests.enquiry_id = OLD.enquiry_id AND orders.removed_at IS NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER fare_options_append_only ON fare_options;
CREATE TRIGGER fare_options_append_only BEFORE UPDATE OR DELETE ON fare_options
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_offer_removed();

-- A quote is no paper of the books: that of a removed order goes. Any other paper stays as it was issued.
CREATE OR REPLACE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.kind = 'quote' AND is_removed_since('order', OLD.order_id::text, '-infinity') THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'undone_at' - 'refunded_at' = to_jsonb(OLD) - 'undone_at' - 'refunded_at'
    AND (OLD.undone_at IS NULL OR NEW.undone_at = OLD.undone_at)
    AND (OLD.refunded_at IS NULL OR NEW.refunded_at IS NULL OR NEW.refunded_at = OLD.refunded_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a paper stays as it was issued' USING ERRCODE = 'restrict_violation';
END
$$;
