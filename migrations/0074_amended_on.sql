-- The day on which the latest change of an order's terms came to count, in Asia/Dhaka: what is new in its plan isn't due before it.
ALTER TABLE orders ADD COLUMN amended_on date;
UPDATE orders SET amended_on = (
    SELECT max((at AT TIME ZONE 'Asia/Dhaka')::date) FROM order_events WHERE order_id = orders.id AND happened = 'amended')
  WHERE current > 1;
