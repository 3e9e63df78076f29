-- The day on which the terms of an order were accepted, in Asia/Dhaka: parts of its plan whose day came before are due on it.
ALTER TABLE orders ADD COLUMN accepted_on date;
UPDATE orders SET accepted_on = (SELECT min(booked_on) FROM ledger_entries WHERE order_id = orders.id AND kind = 'sale')
  WHERE state <> 'quoted';
