-- Money that goes out, and the month behind it.

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed', 'till-reopened', 'safe-opened', 'safe-counted',
  'departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone', 'cheque-deposited',
  'cheque-deposited-undone', 'cheque-cleared', 'cheque-cleared-undone', 'cheque-charge', 'cheque-charge-undone',
  'transfer', 'transfer-undone', 'expense', 'expense-undone', 'bill', 'bill-undone'));

-- With the agency's own accounts, which stand below one that every agency has, and with expenses.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_check;
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_check CHECK (account ~ '^[1-6][0-9]{3}(-[0-9]{2,3})?$');

-- Until which day the books are closed: the last row counts. Nothing is booked on or before it.
CREATE TABLE books_closings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  until date NOT NULL,
  because text,
  by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TRIGGER books_closings_append_only BEFORE UPDATE OR DELETE ON books_closings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER books_closings_kept BEFORE TRUNCATE ON books_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A second bank, another wallet, an expense that the agency names itself.
CREATE TABLE own_accounts (
  code text PRIMARY KEY CHECK (code ~ '^[1-6][0-9]{3}-[0-9]{2,3}$'),
  name_en text NOT NULL,
  name_bn text NOT NULL,
  -- Of the bank or the wallet; empty for none.
  number text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL
);

-- Money that moves between accounts, and out of the agency. What waits for another person isn't booked yet.
CREATE TABLE movements (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('transfer', 'expense', 'supplier-payment')),
  state text NOT NULL CHECK (state IN ('waiting', 'booked', 'refused', 'undone')),
  -- Codes: the account that the money leaves, and where it goes.
  from_account text NOT NULL,
  to_account text NOT NULL,
  -- Poisha. The fee of a transfer is in the sum, that of a payment besides it.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  -- The day on which it happened.
  on_day date NOT NULL,
  outside text,
  text text NOT NULL,
  supplier_id uuid,
  -- That it comes again each month.
  monthly boolean NOT NULL DEFAULT false,
  by text NOT NULL,
  at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  because text,
  entry_id uuid REFERENCES ledger_entries (id),
  CHECK ((state IN ('booked', 'undone')) = (entry_id IS NOT NULL))
);
CREATE INDEX movements_latest ON movements (on_day DESC, id);
CREATE INDEX movements_waiting ON movements (at) WHERE state = 'waiting';
CREATE INDEX movements_of_supplier ON movements (supplier_id) WHERE supplier_id IS NOT NULL;
CREATE INDEX movements_by_entry ON movements (entry_id);
