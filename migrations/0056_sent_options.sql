-- How many of its options the customer was sent, by their position: those that were added since are not on the page yet.
ALTER TABLE fare_requests ADD COLUMN sent_options int NOT NULL DEFAULT 0 CHECK (sent_options >= 0);
UPDATE fare_requests r SET sent_options = (SELECT count(*) FROM fare_options o WHERE o.enquiry_id = r.enquiry_id)
  WHERE r.sent_at IS NOT NULL;
