-- What is paid to a supplier is an entry without an order; its subject is the cost that it pays.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed', 'till-reopened', 'safe-opened', 'safe-counted',
  'departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone'));
