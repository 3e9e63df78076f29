-- What is append-only can't be emptied either. Restoring a backup turns these triggers off, as it does the others.
CREATE TRIGGER revisions_kept BEFORE TRUNCATE ON revisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER activity_kept BEFORE TRUNCATE ON activity
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enquiry_notes_kept BEFORE TRUNCATE ON enquiry_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enquiry_replies_kept BEFORE TRUNCATE ON enquiry_replies
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enquiry_events_kept BEFORE TRUNCATE ON enquiry_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER enquiry_messages_kept BEFORE TRUNCATE ON enquiry_messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER price_lists_kept BEFORE TRUNCATE ON price_lists
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER customer_notes_kept BEFORE TRUNCATE ON customer_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_kept BEFORE TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_versions_kept BEFORE TRUNCATE ON order_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_lines_kept BEFORE TRUNCATE ON order_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_dues_kept BEFORE TRUNCATE ON order_dues
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_kept BEFORE TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
