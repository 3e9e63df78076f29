-- The moment up to which a part of a plan can be paid, where its day ends sooner for it: the airline's time limit of a fare.
ALTER TABLE order_dues ADD COLUMN until timestamptz;
ALTER TABLE order_dues ADD CONSTRAINT order_dues_until_on_its_day
  CHECK (until IS NULL OR ((until - interval '1 microsecond') AT TIME ZONE 'Asia/Dhaka')::date = due);
