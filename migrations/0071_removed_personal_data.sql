-- Personal data that somebody wanted removed. The row stays, without whose it was: counts and orders refer to it.
ALTER TABLE enquiries ADD COLUMN removed_at timestamptz;
ALTER TABLE enquiries DROP CONSTRAINT enquiries_check;
ALTER TABLE enquiries ADD CONSTRAINT enquiries_reached
  CHECK (removed_at IS NOT NULL OR phone IS NOT NULL OR email IS NOT NULL);
-- Of a card the last time; one that orders need goes on without its notes and relatives.
ALTER TABLE customers ADD COLUMN removed_at timestamptz;

-- What was said in an enquiry goes with its personal data, and only then.
CREATE FUNCTION refuse_unless_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM enquiries WHERE id = OLD.enquiry_id AND removed_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER enquiry_notes_append_only ON enquiry_notes;
CREATE TRIGGER enquiry_notes_append_only BEFORE UPDATE OR DELETE ON enquiry_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_removed();
DROP TRIGGER enquiry_replies_append_only ON enquiry_replies;
CREATE TRIGGER enquiry_replies_append_only BEFORE UPDATE OR DELETE ON enquiry_replies
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_removed();
DROP TRIGGER enquiry_messages_append_only ON enquiry_messages;
CREATE TRIGGER enquiry_messages_append_only BEFORE UPDATE OR DELETE ON enquiry_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_removed();

CREATE FUNCTION refuse_unless_card_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM customers WHERE id = OLD.customer_id AND removed_at >= OLD.at) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER customer_notes_append_only ON customer_notes;
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OR DELETE ON customer_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_card_removed();

-- An event and an entry of the log stay: who did what, and when. Only words can be left out of them, none can be put in.
CREATE FUNCTION refuse_unless_less() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF TG_TABLE_NAME = 'enquiry_events' THEN
      IF to_jsonb(NEW) - 'detail' = to_jsonb(OLD) - 'detail' AND OLD.detail @> NEW.detail
        AND EXISTS (SELECT FROM enquiries WHERE id = OLD.enquiry_id AND removed_at IS NOT NULL) THEN
        RETURN NEW;
      END IF;
    ELSIF to_jsonb(NEW) - 'difference' = to_jsonb(OLD) - 'difference' AND OLD.difference @> NEW.difference THEN
      IF OLD.subject_kind = 'enquiry' THEN
        IF EXISTS (SELECT FROM enquiries WHERE id = OLD.subject_id::uuid AND removed_at >= OLD.at) THEN
          RETURN NEW;
        END IF;
      ELSIF OLD.subject_kind = 'customer' THEN
        IF EXISTS (SELECT FROM customers WHERE id = OLD.subject_id::uuid AND removed_at >= OLD.at) THEN
          RETURN NEW;
        END IF;
      END IF;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER enquiry_events_append_only ON enquiry_events;
CREATE TRIGGER enquiry_events_append_only BEFORE UPDATE OR DELETE ON enquiry_events
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_less();
DROP TRIGGER activity_append_only ON activity;
CREATE TRIGGER activity_append_only BEFORE UPDATE OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_less();
