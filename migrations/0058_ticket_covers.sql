-- Ticket covers are papers with serial numbers, too.
ALTER TABLE paper_serials DROP CONSTRAINT paper_serials_kind_check;
ALTER TABLE paper_serials ADD CONSTRAINT paper_serials_kind_check
  CHECK (kind IN ('quote', 'invoice', 'receipt', 'credit-note', 'voucher', 'ticket-cover'));
ALTER TABLE papers DROP CONSTRAINT papers_kind_check;
ALTER TABLE papers ADD CONSTRAINT papers_kind_check
  CHECK (kind IN ('quote', 'invoice', 'receipt', 'credit-note', 'voucher', 'ticket-cover'));

-- What a ticket cover shows, as it stood when it was issued.
CREATE TABLE ticket_covers (
  number text PRIMARY KEY REFERENCES papers (number),
  enquiry_id uuid NOT NULL,
  content jsonb NOT NULL
);
CREATE INDEX ticket_covers_by_enquiry ON ticket_covers (enquiry_id);
CREATE TRIGGER ticket_covers_append_only BEFORE UPDATE OR DELETE ON ticket_covers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ticket_covers_not_emptied BEFORE TRUNCATE ON ticket_covers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
