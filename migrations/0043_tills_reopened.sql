-- A closed till can be opened again on the same day: each count stays as it was, and the next one is a row of its own.
ALTER TABLE till_days DROP CONSTRAINT till_days_pkey;
ALTER TABLE till_days
  -- From 1. The last one of a day counts.
  ADD COLUMN round integer NOT NULL DEFAULT 1 CHECK (round >= 1),
  -- Who opened it again, and why, from the second on.
  ADD COLUMN reopened_by text,
  ADD COLUMN reopened_because text,
  ADD PRIMARY KEY (clerk, day, round),
  ADD CHECK ((round = 1) = (reopened_by IS NULL)),
  ADD CHECK ((reopened_by IS NULL) = (reopened_because IS NULL));

-- What a closing booked is taken back by opposite entries. The safe begins with what is counted in it.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'sale', 'amendment', 'cancellation', 'payment', 'payment-undone', 'refund-owed', 'refund-not-owed', 'refund',
  'refund-undone', 'till-opened', 'till-difference', 'till-closed', 'till-reopened', 'safe-opened', 'safe-counted'));
