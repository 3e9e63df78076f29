-- When seats were held last, and until when they stay held for somebody who pays later: once for each order.
ALTER TABLE seat_holds ADD COLUMN held_at timestamptz NOT NULL DEFAULT clock_timestamp();
ALTER TABLE seat_holds ADD COLUMN later_until timestamptz;
