-- An amendment may be the first to sell a package to an order: its party is stored before the order has seats.
ALTER TABLE booking_changes DROP CONSTRAINT booking_changes_order_id_fkey;
