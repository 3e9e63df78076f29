-- Who the agency buys from: what they take, and what they are paid.

CREATE TABLE suppliers (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('airline', 'hotel', 'transport', 'visa-centre', 'embassy', 'guide', 'other')),
  phone text,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Name and number, in small letters.
  search text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX suppliers_by_name ON suppliers (lower(name), id);

-- By how much an entry of the ledger changes what a supplier is owed; poisha, positive when they are owed more.
CREATE TABLE supplier_entries (
  entry_id uuid PRIMARY KEY REFERENCES ledger_entries (id),
  supplier_id uuid NOT NULL REFERENCES suppliers (id),
  amount bigint NOT NULL
);
CREATE INDEX supplier_entries_of ON supplier_entries (supplier_id) INCLUDE (amount);
CREATE TRIGGER supplier_entries_append_only BEFORE UPDATE OR DELETE ON supplier_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_entries_kept BEFORE TRUNCATE ON supplier_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A bill, or a credit note when its sum is negative.
CREATE TABLE supplier_bills (
  id uuid PRIMARY KEY,
  supplier_id uuid NOT NULL REFERENCES suppliers (id),
  state text NOT NULL CHECK (state IN ('booked', 'undone')),
  number text,
  -- The number without case and blanks.
  number_key text,
  on_day date NOT NULL,
  due date,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Taka for one unit of the currency, as it was typed.
  rate text NOT NULL,
  -- Poisha.
  total bigint NOT NULL CHECK (total <> 0),
  deducted bigint NOT NULL CHECK (deducted >= 0),
  file_id uuid UNIQUE REFERENCES private_files (id),
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  undone_entry_id uuid REFERENCES ledger_entries (id),
  by text NOT NULL,
  at timestamptz NOT NULL,
  because text,
  CHECK ((number IS NULL) = (number_key IS NULL)),
  CHECK ((state = 'undone') = (undone_entry_id IS NOT NULL))
);
CREATE UNIQUE INDEX supplier_bills_once ON supplier_bills (supplier_id, number_key) WHERE state = 'booked';
CREATE INDEX supplier_bills_of ON supplier_bills (supplier_id, on_day);

CREATE TABLE supplier_bill_lines (
  bill_id uuid NOT NULL REFERENCES supplier_bills (id),
  position integer NOT NULL,
  text text NOT NULL,
  -- Hundredths of the bill's currency.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Poisha.
  total bigint NOT NULL,
  -- What it is for; a line of an order by its place.
  order_id uuid REFERENCES orders (id),
  order_line integer CHECK (order_line >= 0),
  departure_id uuid REFERENCES departures (id),
  -- The code of the account that it is booked on.
  account text NOT NULL,
  PRIMARY KEY (bill_id, position),
  CHECK (order_line IS NULL OR order_id IS NOT NULL)
);
CREATE INDEX supplier_bill_lines_of_order ON supplier_bill_lines (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX supplier_bill_lines_of_departure ON supplier_bill_lines (departure_id) WHERE departure_id IS NOT NULL;
CREATE TRIGGER supplier_bill_lines_append_only BEFORE UPDATE OR DELETE ON supplier_bill_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_bill_lines_kept BEFORE TRUNCATE ON supplier_bill_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What is kept back of a bill for the state.
CREATE TABLE supplier_bill_deductions (
  bill_id uuid NOT NULL REFERENCES supplier_bills (id),
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('vat', 'tax')),
  -- Poisha.
  amount bigint NOT NULL CHECK (amount > 0),
  -- Its number.
  certificate text,
  PRIMARY KEY (bill_id, position)
);
CREATE TRIGGER supplier_bill_deductions_append_only BEFORE UPDATE OR DELETE ON supplier_bill_deductions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_bill_deductions_kept BEFORE TRUNCATE ON supplier_bill_deductions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Which bills a payment is for, in their order.
CREATE TABLE supplier_payment_bills (
  movement_id uuid NOT NULL REFERENCES movements (id),
  position integer NOT NULL,
  bill_id uuid NOT NULL REFERENCES supplier_bills (id),
  PRIMARY KEY (movement_id, position),
  UNIQUE (movement_id, bill_id)
);
CREATE INDEX supplier_payment_bills_of ON supplier_payment_bills (bill_id);
CREATE TRIGGER supplier_payment_bills_append_only BEFORE UPDATE OR DELETE ON supplier_payment_bills
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_payment_bills_kept BEFORE TRUNCATE ON supplier_payment_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The days until which the books were closed are kept whole, too.
CREATE OR REPLACE TRIGGER books_closings_kept BEFORE TRUNCATE ON books_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
