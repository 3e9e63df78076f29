-- With what the agency had when its books began.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed', 'till-reopened', 'safe-opened', 'safe-counted',
  'departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone', 'cheque-deposited',
  'cheque-deposited-undone', 'cheque-cleared', 'cheque-cleared-undone', 'cheque-charge', 'cheque-charge-undone',
  'transfer', 'transfer-undone', 'expense', 'expense-undone', 'bill', 'bill-undone', 'opening', 'opening-undone'));

-- The number of an entry in files that go to an accountant: those that are there get theirs in the order in which they were written.
ALTER TABLE ledger_entries ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
CREATE UNIQUE INDEX ledger_entries_by_number ON ledger_entries (number);
