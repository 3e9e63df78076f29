-- An attempt belongs to the browser that began it, which holds the secret of this hash. Where its page is, as long as the browser
-- wasn't sent there; when the browser came back; and when the gateway was asked last.
ALTER TABLE payment_attempts
  ADD COLUMN browser text,
  ADD COLUMN redirect text,
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN asked_at timestamptz;
CREATE UNIQUE INDEX payment_attempts_by_browser ON payment_attempts (browser);
