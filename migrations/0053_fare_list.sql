-- The desk reads requests by their time limit.
ALTER TABLE fare_requests
  -- Of the option that was accepted, else the last one of those that are offered.
  ADD COLUMN time_limit timestamptz,
  -- Since when nothing is left to fly: every ticket is void or refunded.
  ADD COLUMN ended_at timestamptz;
UPDATE fare_requests r SET time_limit = (
  SELECT max(o.time_limit) FROM fare_options o
  WHERE o.enquiry_id = r.enquiry_id AND (r.option_id IS NULL OR o.id = r.option_id));
CREATE INDEX fare_requests_open ON fare_requests (time_limit) WHERE option_id IS NULL;
CREATE INDEX fare_requests_lapsed ON fare_requests (time_limit DESC NULLS LAST) WHERE option_id IS NULL AND sent_at IS NOT NULL;
CREATE INDEX fare_requests_ticketed ON fare_requests (time_limit DESC NULLS LAST) WHERE ticketed_at IS NOT NULL AND ended_at IS NULL;
CREATE INDEX fare_requests_unticketed ON fare_requests (time_limit)
  WHERE option_id IS NOT NULL AND ticketed_at IS NULL AND ended_at IS NULL;
CREATE INDEX fare_requests_by_pnr ON fare_requests (pnr) WHERE pnr IS NOT NULL;
CREATE INDEX enquiries_fares ON enquiries (created_at DESC, id)
  WHERE kind = 'air-ticket' AND merged_into IS NULL AND NOT in_review;
-- What looks like spam, and what was joined to another one: few.
CREATE INDEX enquiries_fares_aside ON enquiries (id)
  WHERE kind = 'air-ticket' AND (merged_into IS NOT NULL OR in_review);
