-- Arrivals that aren't the money of an order: staff have said so, and it isn't proposed again.
CREATE TABLE money_apart_orders (
  arrival_id uuid NOT NULL REFERENCES money_arrivals (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (arrival_id, order_id)
);

-- Orders are looked for by who sent money, also from another of their numbers, and by a part of their plan.
CREATE INDEX orders_by_other_phones ON orders USING gin (other_phones);
CREATE INDEX order_dues_by_amount ON order_dues (amount);
