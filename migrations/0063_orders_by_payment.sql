-- Orders are found by the numbers of their payments, too; from now on a payment adds its own.
UPDATE orders SET search = left(orders.search || ' ' || numbers.keys, 4000)
FROM (
  SELECT order_id, string_agg(DISTINCT lower(outside_key), ' ') AS keys
  FROM payments WHERE outside_key IS NOT NULL GROUP BY order_id
) AS numbers
WHERE numbers.order_id = orders.id;
