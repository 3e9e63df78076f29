-- Papers with serial numbers: quotes, invoices, money receipts, credit notes and vouchers.

-- The last number given in a series: a kind in a fiscal year. Its row is locked until the paper is committed, so that there
-- are no gaps.
CREATE TABLE paper_serials (
  kind text NOT NULL CHECK (kind IN ('quote', 'invoice', 'receipt', 'credit-note', 'voucher')),
  -- Of the year that begins on 1 July.
  fiscal_year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, fiscal_year)
);

CREATE FUNCTION refuse_serial_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.kind = OLD.kind AND NEW.fiscal_year = OLD.fiscal_year
    AND NEW.last_number = OLD.last_number + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'serial numbers go up by one' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER paper_serials_without_gap BEFORE UPDATE OR DELETE ON paper_serials
  FOR EACH ROW EXECUTE FUNCTION refuse_serial_gap();

-- Private keys, each encrypted with the data key. The newest of a purpose signs; what older ones signed stays valid.
CREATE TABLE sealed_keys (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  -- Ed25519, 32 bytes in base64url, as in a JWK.
  public_key text NOT NULL,
  sealed_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sealed_keys_by_purpose ON sealed_keys (purpose, created_at DESC);

CREATE TABLE papers (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('quote', 'invoice', 'receipt', 'credit-note', 'voucher')),
  number text NOT NULL UNIQUE,
  order_id uuid NOT NULL,
  -- What it is about besides the order, such as a payment.
  subject_id uuid,
  -- In poisha.
  amount bigint NOT NULL,
  issued_on date NOT NULL,
  issued_at timestamptz NOT NULL,
  name_initials text NOT NULL,
  -- Of the address by which anybody can check it.
  verify text NOT NULL UNIQUE,
  key_id uuid NOT NULL REFERENCES sealed_keys (id),
  signature text NOT NULL,
  practice boolean NOT NULL,
  undone_at timestamptz,
  refunded_at timestamptz
);
CREATE INDEX papers_by_order ON papers (order_id, issued_at);
-- A payment has one receipt and a cancellation one credit note, whatever is retried.
CREATE UNIQUE INDEX papers_once_for_subject ON papers (kind, subject_id) WHERE kind IN ('receipt', 'credit-note');

-- What was issued stays as it is. It can be marked as undone and as refunded, once each.
CREATE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'undone_at' - 'refunded_at' = to_jsonb(OLD) - 'undone_at' - 'refunded_at'
    AND (OLD.undone_at IS NULL OR NEW.undone_at = OLD.undone_at)
    AND (OLD.refunded_at IS NULL OR NEW.refunded_at = OLD.refunded_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a paper stays as it was issued' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER papers_stay BEFORE UPDATE OR DELETE ON papers
  FOR EACH ROW EXECUTE FUNCTION refuse_paper_change();
