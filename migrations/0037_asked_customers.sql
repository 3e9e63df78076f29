-- Letters about a change that waits for the customer, and about a payment that isn't found.
ALTER TABLE order_letters DROP CONSTRAINT order_letters_kind_check;
ALTER TABLE order_letters ADD CONSTRAINT order_letters_kind_check CHECK (kind IN (
  'quote', 'accepted', 'receipt', 'reminder', 'refund', 'cancelled', 'amendment', 'payment-asked'));

-- When the customer was last asked for the number or the slip of what they told of.
ALTER TABLE money_claims ADD COLUMN asked_at timestamptz;
