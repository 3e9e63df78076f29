-- A bounce that was noted by mistake is undone: what the bank took for it is booked back.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed', 'till-reopened', 'safe-opened', 'safe-counted',
  'departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone',
  'cheque-deposited', 'cheque-deposited-undone', 'cheque-cleared', 'cheque-cleared-undone',
  'cheque-charge', 'cheque-charge-undone'));
