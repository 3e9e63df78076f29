-- The moment up to which a part of a plan can be paid, where its day ends sooner for it: the airline's time limit of a fare.
ALTER TABLE order_dues ADD COLUMN until timestamptz;
ALTER TABLE order_dues ADD CONSTRAINT order_dues_until_on_its_day
  CHECK (until IS NULL OR ((until - interval '1 microsecond') AT TIME ZONE 'Asia/Dhaka')::date = due);

-- Who pays through a gateway comes back in the language of their page, and to the page of the link that they have.
ALTER TABLE payment_attempts ADD COLUMN language text CHECK (language IN ('en', 'bn'));
ALTER TABLE payment_attempts ADD COLUMN by_payer boolean NOT NULL DEFAULT false;
