-- What was written to the customer of an order: each event once.
CREATE TABLE order_letters (
  order_id uuid NOT NULL REFERENCES orders (id),
  kind text NOT NULL CHECK (kind IN ('quote', 'accepted', 'receipt', 'reminder', 'refund', 'cancelled')),
  -- The version, payment, refund or day that it tells of.
  subject text NOT NULL,
  mail_id uuid NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, kind, subject)
);
CREATE TRIGGER order_letters_append_only BEFORE UPDATE OR DELETE ON order_letters
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_letters_kept BEFORE TRUNCATE ON order_letters
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the daily work on orders looks through.
CREATE INDEX orders_lapsing ON orders (valid_until) WHERE state IN ('draft', 'quoted');
CREATE INDEX orders_open ON orders (id) WHERE state = 'open';
