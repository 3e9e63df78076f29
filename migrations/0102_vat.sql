-- The VAT of what is sold.

-- With which rate a line was sold, in hundredths of a per cent, and whether it came on top of the price. Lines from before say none.
ALTER TABLE order_lines
  ADD COLUMN vat_rate integer CHECK (vat_rate BETWEEN 0 AND 10000),
  ADD COLUMN vat_added boolean NOT NULL DEFAULT false;

-- The business identification number of who buys; papers say it as it was when they were issued.
ALTER TABLE orders ADD COLUMN bin text;

-- On what sum an entry of the ledger reckoned VAT, by rate; poisha, negative for what is taken back.
CREATE TABLE vat_entries (
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  -- Nothing for what a discount took of the VAT of lines that have none.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  -- Without VAT.
  base bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (entry_id, rate)
);
CREATE TRIGGER vat_entries_append_only BEFORE UPDATE OR DELETE ON vat_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER vat_entries_kept BEFORE TRUNCATE ON vat_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
