-- What was spent for a line is said whole, so that a mistake is corrected by a difference below zero; with its note, such as
-- the number of the embassy's receipt. Append-only, as the money that it decides about.
ALTER TABLE order_spendings DROP CONSTRAINT order_spendings_amount_check;
ALTER TABLE order_spendings ADD COLUMN note text NOT NULL DEFAULT '';
CREATE TRIGGER order_spendings_append_only BEFORE UPDATE OR DELETE ON order_spendings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_spendings_kept BEFORE TRUNCATE ON order_spendings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
