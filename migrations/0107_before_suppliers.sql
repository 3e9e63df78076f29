-- What departures cost before there were suppliers becomes bills of one, "Before suppliers", and what was paid for it their payments.
-- Nothing that was booked changes: each bill and payment has the entry that booked it, and its id.

INSERT INTO suppliers (id, name, kind, phone, currency, search, made_by, made_at)
  SELECT gen_random_uuid(), 'Before suppliers', 'other', NULL, 'BDT', 'before suppliers', 'system', now()
  WHERE EXISTS (SELECT 1 FROM ledger_entries WHERE kind = 'departure-cost')
    AND NOT EXISTS (SELECT 1 FROM suppliers WHERE name = 'Before suppliers' AND made_by = 'system');

CREATE TEMPORARY TABLE before_suppliers ON COMMIT DROP AS
  SELECT entry.*, undoing.id AS undone_entry_id, undoing.text AS because,
    (SELECT coalesce(sum(amount), 0) FROM ledger_postings WHERE entry_id = entry.id AND account = '2300') AS owed,
    (SELECT min(account) FROM ledger_postings WHERE entry_id = entry.id AND account <> '2300') AS other,
    (SELECT id FROM suppliers WHERE name = 'Before suppliers' AND made_by = 'system') AS supplier_id
  FROM ledger_entries entry
  LEFT JOIN ledger_entries undoing ON undoing.undoes = entry.id
  WHERE entry.kind IN ('departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone')
    AND NOT EXISTS (SELECT 1 FROM supplier_entries WHERE entry_id = entry.id);

INSERT INTO supplier_entries (entry_id, supplier_id, amount)
  SELECT id, supplier_id, 0 - owed FROM before_suppliers;

INSERT INTO supplier_bills (id, supplier_id, state, number, number_key, on_day, due, currency, rate, total, deducted, file_id,
    entry_id, undone_entry_id, by, at, because)
  SELECT id, supplier_id, CASE WHEN undone_entry_id IS NULL THEN 'booked' ELSE 'undone' END, NULL, NULL, booked_on, NULL, 'BDT',
    '1', 0 - owed, 0, NULL, id, undone_entry_id, coalesce(clerk, actor), at, because
  FROM before_suppliers WHERE kind = 'departure-cost';

INSERT INTO supplier_bill_lines (bill_id, position, text, amount, total, order_id, order_line, departure_id, account)
  SELECT before.id, 0, before.text, 0 - owed, 0 - owed, NULL, NULL, departure.id, '5200'
  FROM before_suppliers before LEFT JOIN departures departure ON departure.id::text = before.subject
  WHERE before.kind = 'departure-cost';

INSERT INTO movements (id, kind, state, from_account, to_account, amount, fee, on_day, outside, text, supplier_id, monthly, by, at,
    because, entry_id)
  SELECT id, 'supplier-payment', CASE WHEN undone_entry_id IS NULL THEN 'booked' ELSE 'undone' END, other, '2300', owed, 0,
    booked_on, NULL, text, supplier_id, false, coalesce(clerk, actor), at, because, id
  FROM before_suppliers WHERE kind = 'supplier-payment';

INSERT INTO supplier_payment_bills (movement_id, position, bill_id)
  SELECT payment.id, 0, bill.id
  FROM before_suppliers payment JOIN supplier_bills bill ON bill.id::text = payment.subject
  WHERE payment.kind = 'supplier-payment';

-- What still waited for another person is entered anew, as a bill or a payment of a supplier.
UPDATE approvals SET state = 'refused', decided_by = 'system', decided_at = now(),
    decided_because = 'Enter it as a bill or a payment of the supplier.'
  WHERE state = 'waiting'
    AND kind IN ('departure-cost', 'departure-cost-undone', 'supplier-payment', 'supplier-payment-undone');
